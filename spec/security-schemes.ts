import type { OpenAPIV3_1 } from 'openapi-types';
import type { CatalogueMistake } from './catalogue-error.ts';
import { refuse } from './catalogue-error.ts';
import type { Contract, CredentialPart } from './contract.ts';
import { isPlainObject } from './plain-data.ts';
import type { YamlFile } from './yaml-file.ts';

const CREDENTIALS: readonly string[] = ['API_KEY', 'ORGANIZATION_ID', 'TOKEN'];

/**
 * Derives the two alternatives from the root `security`: the one with a token is the bearer scheme.
 * @param source the file that is named where something is missing
 * @throws CatalogueError
 * @source section 5, table of schemes
 */
export function schemesOf(description: OpenAPIV3_1.Document, source: YamlFile): Contract['schemes'] {
  const mistakes: CatalogueMistake[] = [];
  const refusal = (message: string, at: readonly string[]): void =>
    void mistakes.push(source.mistake(at, message));
  const alternatives = (description.security ?? []).map((requirement) =>
    Object.keys(requirement).flatMap((name) => {
      const part = partOf(description.components?.securitySchemes?.[name]);
      if (typeof part !== 'string') return [part];
      refusal(`security scheme \`${name}\` ${part}`, ['components', 'securitySchemes', name]);
      return [];
    }),
  );
  const [bearer, ...moreBearer] = alternatives.filter(hasToken);
  const [apiKey, ...moreApiKey] = alternatives.filter((parts) => !hasToken(parts));
  if (bearer === undefined || apiKey === undefined || moreBearer.length + moreApiKey.length > 0)
    refusal('root `security` must be two alternatives, one with a token and one without.', ['security']);
  refuse(mistakes);
  return { apiKey: apiKey ?? [], bearer: bearer ?? [] };
}

function hasToken(parts: readonly CredentialPart[]): boolean {
  return parts.some(({ credential }) => credential === 'TOKEN');
}

/** The part, or what is wrong with the scheme object. */
function partOf(scheme: unknown): CredentialPart | string {
  if (!isPlainObject(scheme)) return 'is missing in components.securitySchemes; add it.';
  const header = headerOf(scheme);
  if (header === undefined) return 'must be `apiKey` in `header` with a `name`, or `http` with `bearer`.';
  const credential = scheme['x-credential'];
  if (!isCredential(credential)) return `needs \`x-credential\`, one of ${CREDENTIALS.join(', ')}.`;
  const prefix = scheme['x-prefix'] ?? (scheme['type'] === 'http' ? 'Bearer ' : '');
  return typeof prefix === 'string' ? { header, prefix, credential } : 'has an `x-prefix` that is no text.';
}

function headerOf({ type, in: place, name, scheme }: Readonly<Record<string, unknown>>): string | undefined {
  if (type === 'http') return String(scheme).toLowerCase() === 'bearer' ? 'Authorization' : undefined;
  return type === 'apiKey' && place === 'header' && typeof name === 'string' ? name : undefined;
}

function isCredential(value: unknown): value is CredentialPart['credential'] {
  return typeof value === 'string' && CREDENTIALS.includes(value);
}
