import type { CatalogueMistake } from './catalogue-error.ts';
import type { OverlayAction } from './overlay-file.ts';
import { isPlainObject } from './plain-data.ts';
import { expressionProblem } from './regular-expression.ts';
import type { YamlPath } from './yaml-file.ts';

/** What stands there is data, not a schema. */
const DATA = new Set(['example', 'examples', 'default', 'const', 'enum']);

/** Patterns that are no regular expressions: nothing could be made or checked by them. */
export function patternMistakes(actions: readonly OverlayAction[]): readonly CatalogueMistake[] {
  return actions.flatMap(({ source, index, update }) =>
    patternsIn(update, ['actions', index, 'update']).flatMap(({ place, pattern }) => {
      const problem = expressionProblem(pattern);
      return problem === undefined ? [] : [source.mistake(place, `${problem}; mend the pattern.`)];
    }),
  );
}

interface Pattern {
  readonly place: YamlPath;
  readonly pattern: string;
}

function patternsIn(value: unknown, at: YamlPath): readonly Pattern[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => patternsIn(one, [...at, index]));
  if (!isPlainObject(value)) return [];
  return Object.entries(value).flatMap(([key, member]) => {
    const place = [...at, key];
    if (DATA.has(key) && at.at(-1) !== 'properties') return [];
    const own = key === 'pattern' && typeof member === 'string' ? [{ place, pattern: member }] : [];
    const named = at.at(-1) === 'patternProperties' ? [{ place, pattern: key }] : [];
    return [...own, ...named, ...patternsIn(member, place)];
  });
}
