import type { CatalogueMistake } from './catalogue-error.ts';
import type { OverlayAction } from './overlay-file.ts';
import { isPlainObject } from './plain-data.ts';

/** Turns Redocly's JSON report on an overlaid description into mistakes of the overlays' actions. */
export function structureMistakes(
  report: string,
  actions: readonly OverlayAction[],
): readonly CatalogueMistake[] {
  return problemsIn(report).flatMap(({ pointer, message }) => {
    const cause = likelyCause(pointer, actions);
    const text = `leaves no valid OpenAPI 3.1 at ${pointer}: ${message} Mend the action.`;
    return cause === undefined ? [] : [cause.source.mistake(['actions', cause.index, 'target'], text)];
  });
}

function problemsIn(report: string): readonly { pointer: string; message: string }[] {
  const data: unknown = JSON.parse(report.slice(report.indexOf('{'), report.lastIndexOf('}') + 1));
  const problems: unknown = isPlainObject(data) ? data['problems'] : undefined;
  return (Array.isArray(problems) ? problems : []).filter(isPlainObject).map(({ location, message }) => {
    const first: unknown = Array.isArray(location) ? location[0] : undefined;
    const pointer = isPlainObject(first) ? String(first['pointer']) : '#/';
    return { pointer, message: String(message).replaceAll('\n', ' ') };
  });
}

/** The last action that holds the innermost member name of the place; otherwise the last of all. */
function likelyCause(pointer: string, actions: readonly OverlayAction[]): OverlayAction | undefined {
  const steps = pointer.slice(2).split('/').reverse();
  const names = steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const candidates = names.map((name) => actions.findLast((action) => mentions(action, name)));
  return candidates.find((action) => action !== undefined) ?? actions.at(-1);
}

function mentions({ target, update }: OverlayAction, name: string): boolean {
  if (name === '') return false;
  return target.includes(name) || JSON.stringify({ update }).includes(JSON.stringify(name));
}
