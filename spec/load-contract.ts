import { resolve } from 'node:path';
import type { OpenAPIV3_1 } from 'openapi-types';
import { applyOverlays } from './apply-overlays.ts';
import { refuse } from './catalogue-error.ts';
import type { Contract, Operation } from './contract.ts';
import { isPlainObject, sha256Of } from './plain-data.ts';
import { schemesOf } from './security-schemes.ts';
import { displayName, readYamlFile, SPEC_FOLDER } from './yaml-file.ts';
import type { YamlFile } from './yaml-file.ts';

const DESCRIPTION_FILE = resolve(SPEC_FOLDER, 'openapi.yaml');
const METHODS = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']);

/**
 * The effective contract: `spec/openapi.yaml` with the overlays applied in order. Without overlays no process
 * is started.
 * @throws CatalogueError where the description or an overlay is wrong, with file and line
 */
export async function loadContract(overlayFiles: readonly string[]): Promise<Contract> {
  const base = readYamlFile(DESCRIPTION_FILE);
  const files = overlayFiles.map((file) => resolve(file));
  const lastFile = files.at(-1);
  const effective = lastFile === undefined ? base.data : await applyOverlays(DESCRIPTION_FILE, files);
  const source = lastFile === undefined ? base : readYamlFile(lastFile);
  // Read from our own checked file, or checked for structure after the overlays: the shape is known here.
  const description = asDescription(effective, source);
  return {
    description,
    sha256: sha256Of(description),
    overlays: files.map(displayName),
    operations: operationsOf(description),
    schemes: schemesOf(description, source),
  };
}

function asDescription(data: unknown, source: YamlFile): OpenAPIV3_1.Document {
  const isDescription =
    isPlainObject(data) && String(data['openapi']).startsWith('3.1.') && isPlainObject(data['paths']);
  refuse(isDescription ? [] : [source.mistake([], 'leaves no OpenAPI 3.1 description with `paths`.')]);
  return data as OpenAPIV3_1.Document;
}

/** In the order of the description. */
export function operationsOf(description: OpenAPIV3_1.Document): readonly Operation[] {
  return Object.entries(description.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item ?? {})
      .filter(([method]) => METHODS.has(method))
      .map(([method, operation]) => ({ operationId: idOf(operation, `${method} ${path}`), method, path })),
  );
}

function idOf(operation: unknown, otherwise: string): string {
  const id = isPlainObject(operation) ? operation['operationId'] : undefined;
  return typeof id === 'string' ? id : otherwise;
}
