import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { LIST, LOGIN, update, type Action, type Observed } from './observed-action.ts';
import { pageHeaderActions } from './observed-pages.ts';
import { responseActions } from './observed-responses.ts';
import type { Statement } from './statement.ts';

const CLAIM = "$.components.securitySchemes['bearerToken']";
const PAGE = '$.components.schemas.ClientPage.properties';

/** What OpenAPI has no word for, as `x-` members where a reader looks for it. */
const EXTENSIONS: readonly (readonly [string, string, string])[] = [
  ['OP-01', LOGIN, 'x-token-place'],
  ['OP-02.1', CLAIM, 'x-lifetime'],
  ['OP-02.2', CLAIM, 'x-leeway'],
  ['OP-03.1', CLAIM, 'x-algorithm'],
  ['OP-03.2', CLAIM, 'x-claims'],
  ['OP-08', CLAIM, 'x-sessions'],
  ['OP-11.2', '$.components.parameters.pageSize', 'x-above-the-largest'],
  ['OP-12', LIST, 'x-past-the-end'],
  ['OP-13.1', '$.components.parameters.pageNo', 'x-odd-values'],
  ['OP-13.2', '$.components.parameters.pageSize', 'x-odd-values'],
  ['OP-14', LIST, 'x-order'],
  ['OP-15', `${PAGE}.totalCount`, 'x-counts'],
  ['OP-16.1', `${PAGE}.filteredCount`, 'x-counts'],
  ['OP-16.2', `${PAGE}.filteredCount`, 'x-relation-to-total-count'],
];

/** Writes `<outDir>/observed.overlay.yaml` where anything was seen. */
export function writeObserved(statement: Statement, outDir: string): void {
  const overlay = observedOverlay(statement);
  if (overlay !== undefined) writeFileSync(join(outDir, 'observed.overlay.yaml'), overlay);
}

/**
 * What a run observed, as an OpenAPI Overlay 1.0 that a team may review and commit for its target.
 *
 * Each choice stands in OpenAPI's own words where it has them, else in an `x-` member. The pins that the next run
 * checks stand in `x-pins`, by id of the open point: taking a row out ends its watch. Nothing here depends on
 * the time or the address of the run, so the same service yields the same file. Undefined where nothing was seen.
 */
export function observedOverlay({ openPoints, target }: Statement): string | undefined {
  const seen: Observed = new Map(
    openPoints.flatMap(({ id, observed }) => (observed === null ? [] : [[id, observed] as const])),
  );
  if (seen.size === 0) return undefined;
  const actions: readonly Action[] = [
    ...pageHeaderActions(seen),
    ...responseActions(seen),
    ...organizationActions(seen),
    ...extensionActions(seen),
    update('$', { 'x-pins': Object.fromEntries(seen) }),
  ];
  return stringify(
    { overlay: '1.0.0', info: { title: `Choices observed at ${target.name}`, version: '1' }, actions },
    { lineWidth: 0, aliasDuplicateObjects: false },
  );
}

function extensionActions(seen: Observed): readonly Action[] {
  return EXTENSIONS.flatMap(([id, place, name]) => {
    const value = seen.get(id);
    return value === undefined ? [] : [update(place, { [name]: value })];
  });
}

/** OP-07: is `Organization-ID` required on the log-in? */
function organizationActions(seen: Observed): readonly Action[] {
  const value = seen.get('OP-07');
  if (value === undefined) return [];
  return [update(`${LOGIN}.parameters[?@.name == 'Organization-ID']`, { required: value !== 'not needed' })];
}
