import type { RunFacts } from './assemble.ts';
import type { RequirementOutcome } from './statement.ts';
import { isProven } from './unproven.ts';

/** What discovery saw of a right request that was refused from the first. */
const REFUSED = /^(GET|POST) \S+ → (status 40[13])\b/;

/** Broken promises of access whose right requests were refused from the first: a wrong setting looks alike. */
export function withCredentialsHint(
  rows: readonly RequirementOutcome[],
  run: RunFacts | undefined,
): readonly RequirementOutcome[] {
  const hints = run === undefined || !mayBeWrong(run) ? new Map<string, string>() : hintsOf(run.ground);
  return rows.map((row) => {
    const hint = hints.get(row.id);
    return row.outcome !== 'failed' || hint === undefined ? row : { ...row, reason: hint };
  });
}

/** The mock knows its own credentials; where nothing was opened, the verdict says what to check. */
function mayBeWrong({ settings, ground }: RunFacts): boolean {
  return settings.kind === 'deployment' && isProven(ground);
}

function hintsOf({ schemes: { apiKey, bearer } }: RunFacts['ground']): ReadonlyMap<string, string> {
  const hints: readonly (readonly [string, string | undefined])[] = [
    ['A1', apiKey.opens ? undefined : hintFor(apiKey.seen)],
    // The bearer scheme needs the same key and organization: where they open the list, they are right.
    ['A2', bearer.opens || apiKey.opens ? undefined : (hintFor(bearer.seen) ?? hintFor(apiKey.seen))],
    ['T1', bearer.seen?.startsWith('POST') === true ? hintFor(bearer.seen) : undefined],
  ];
  return new Map(hints.flatMap(([id, hint]) => (hint === undefined ? [] : [[id, hint] as const])));
}

function hintFor(seen: string | undefined): string | undefined {
  const [, method, status] = REFUSED.exec(seen ?? '') ?? [];
  if (method === undefined) return undefined;
  const names = method === 'POST' ? 'API_USERNAME and API_PASSWORD' : 'ORGANIZATION_ID and API_KEY';
  return `refused from the first request on (${status}): check ${names} first`;
}
