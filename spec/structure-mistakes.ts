import type { CatalogueMistake } from './catalogue-error.ts';
import { references } from './overlay-file.ts';
import type { OverlayAction } from './overlay-file.ts';
import { isPlainObject } from './plain-data.ts';
import type { YamlPath } from './yaml-file.ts';

interface Problem {
  /** Names of members from the description's root inwards. */
  readonly steps: readonly string[];
  readonly message: string;
}

/** Turns Redocly's JSON report on an overlaid description into mistakes of the overlays' actions. */
export function structureMistakes(
  report: string,
  { actions, description }: { readonly actions: readonly OverlayAction[]; readonly description: unknown },
): readonly CatalogueMistake[] {
  return problemsIn(report).flatMap(({ steps, message }) => {
    const reference = message === "Can't resolve $ref" ? referenceAt(description, steps) : undefined;
    const writer = reference === undefined ? undefined : writerOf(reference, actions);
    const cause = writer ?? likelyCause(steps, actions);
    if (cause === undefined) return [];
    const place = steps.length === 0 ? 'the root' : steps.join(' > ');
    const [path, text]: readonly [YamlPath, string] =
      reference === undefined
        ? [['target'], `leaves no valid OpenAPI 3.1 at ${place}: ${asSentence(message)} Mend the action.`]
        : [
            placeIn(cause, reference, steps),
            `\`$ref: ${reference}\` at ${place} leads nowhere; check its spelling, or describe what it names.`,
          ];
    return [cause.source.mistake(['actions', cause.index, ...path], text)];
  });
}

function writerOf(reference: string, actions: readonly OverlayAction[]): OverlayAction | undefined {
  return actions.findLast(({ update }) => references(update).some((one) => one.reference === reference));
}

/** Of the reference itself, where the action has written it: of several the one that stands at `steps`. */
function placeIn({ update }: OverlayAction, reference: string, steps: readonly string[]): YamlPath {
  const own = references(update).filter((one) => one.reference === reference);
  const place = steps.join('\n');
  const found = own.find(({ path }) => place.endsWith(path.slice(0, -1).join('\n'))) ?? own[0];
  return found === undefined ? ['target'] : ['update', ...found.path];
}

function problemsIn(report: string): readonly Problem[] {
  const data: unknown = JSON.parse(report.slice(report.indexOf('{'), report.lastIndexOf('}') + 1));
  const problems: unknown = isPlainObject(data) ? data['problems'] : undefined;
  return (Array.isArray(problems) ? problems : []).filter(isPlainObject).map(({ location, message }) => {
    const first: unknown = Array.isArray(location) ? location[0] : undefined;
    const pointer = isPlainObject(first) ? String(first['pointer']) : '#/';
    return { steps: stepsOf(pointer), message: String(message).replaceAll('\n', ' ').trim() };
  });
}

function stepsOf(pointer: string): readonly string[] {
  const steps = pointer.replace(/^#?\/?/, '').split('/');
  return steps.filter((step) => step !== '').map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function referenceAt(description: unknown, steps: readonly string[]): string | undefined {
  let node = description;
  for (const step of steps)
    node = typeof node === 'object' && node !== null ? memberOf(node, step) : undefined;
  if (typeof node === 'string') return node;
  const reference = isPlainObject(node) ? node['$ref'] : undefined;
  return typeof reference === 'string' ? reference : undefined;
}

function memberOf(node: object, step: string): unknown {
  return Object.entries(node).find(([key]) => key === step)?.[1];
}

function asSentence(message: string): string {
  return /[.!?]$/.test(message) ? message : `${message}.`;
}

/** The last action that holds the innermost member name of the place; otherwise the last of all. */
function likelyCause(steps: readonly string[], actions: readonly OverlayAction[]): OverlayAction | undefined {
  const candidates = steps.toReversed().map((name) => actions.findLast((action) => mentions(action, name)));
  return candidates.find((action) => action !== undefined) ?? actions.at(-1);
}

function mentions({ target, update }: OverlayAction, name: string): boolean {
  return target.includes(name) || JSON.stringify({ update }).includes(JSON.stringify(name));
}
