import { dirname, resolve, sep } from 'node:path';
import { existsSync, realpathSync } from 'node:fs';
import type { CatalogueMistake } from './catalogue-error.ts';
import { CatalogueError, refuse } from './catalogue-error.ts';
import { isPlainObject } from './plain-data.ts';
import { readYamlFile } from './yaml-file.ts';
import type { YamlFile, YamlPath } from './yaml-file.ts';

/** One action of an OpenAPI Overlay 1.0, with where it stands. */
export interface OverlayAction {
  readonly source: YamlFile;
  readonly index: number;
  readonly target: string;
  readonly remove: boolean;
  /** References to files are absolute. */
  readonly update?: unknown;
}

/** What 1.1 adds, `copy`, is refused by name. */
const VERSION = /^1\.[01]\.\d+$/;
const REMOTE = /^([a-z][a-z0-9+.-]*:|\/\/)/i;

/**
 * Reads an overlay and refuses what is no overlay 1.0, what would be fetched, and what lies outside its folder.
 * @throws CatalogueError with every mistake of the file
 */
export function readOverlay(path: string): readonly OverlayAction[] {
  const source = readYamlFile(path);
  refuse(formMistakes(source));
  refuse(referenceMistakes(resolve(path), dirname(resolve(path)), new Set()));
  return actionsOf(source.data).map((action, index) => ({
    source,
    index,
    target: String(action['target']),
    remove: action['remove'] === true,
    ...('update' in action ? { update: anchored(action['update'], dirname(resolve(path))) } : {}),
  }));
}

/** What `readOverlay` refuses in any of the files, for all of them at once. */
export function overlayMistakes(paths: readonly string[]): readonly CatalogueMistake[] {
  return paths.flatMap((path) => {
    try {
      readOverlay(path);
      return [];
    } catch (error) {
      if (error instanceof CatalogueError) return error.mistakes;
      throw error;
    }
  });
}

function actionsOf(data: unknown): readonly Readonly<Record<string, unknown>>[] {
  const actions = isPlainObject(data) ? data['actions'] : undefined;
  return Array.isArray(actions) ? actions.filter(isPlainObject) : [];
}

const SCALAR: readonly string[] = ['string', 'number'];

function formMistakes(source: YamlFile): readonly CatalogueMistake[] {
  const { data } = source;
  if (!isPlainObject(data) || !VERSION.test(String(data['overlay'])))
    return [source.mistake(['overlay'], 'is no OpenAPI Overlay 1.0; begin it with `overlay: 1.0.0`.')];
  const info = data['info'];
  // YAML takes an unquoted 4.0 for a number.
  const named =
    isPlainObject(info) && [info['title'], info['version']].every((one) => SCALAR.includes(typeof one));
  const actions = data['actions'];
  if (!Array.isArray(actions) || actions.length === 0)
    return [source.mistake(['actions'], '`actions` must be a list with at least one action.')];
  return [
    ...(named ? [] : [source.mistake(['info'], '`info` needs `title` and `version`, both text.')]),
    ...actions.flatMap((action: unknown, index) =>
      actionProblems(action).map((problem) => source.mistake(['actions', index], problem)),
    ),
  ];
}

/** What an update then holds could not be told from plain text, and Redocly would read the files that it names. */
const MAPPING = /discriminator['"\]]*[.[]+['"]?mapping['"]?\]?$/;
const ACTION_KEYS = new Set(['target', 'description', 'update', 'remove']);

function actionProblems(action: unknown): readonly string[] {
  if (!isPlainObject(action)) return ['an action must be an object with `target` and `update` or `remove`.'];
  const unknown = Object.keys(action).filter((key) => !ACTION_KEYS.has(key) && !key.startsWith('x-'));
  const { target, remove } = action;
  return [
    ...unknown.map((key) => `\`${key}\` is no member of an action of Overlay 1.0; take it out.`),
    ...targetProblems(target),
    ...(remove === undefined || typeof remove === 'boolean' ? [] : ['`remove` must be true or false.']),
    ...('update' in action || remove === true
      ? []
      : ['the action changes nothing; give it `update` or `remove: true`.']),
  ];
}

function targetProblems(target: unknown): readonly string[] {
  if (typeof target !== 'string' || !target.startsWith('$'))
    return ['`target` must be a JSONPath that begins with `$`.'];
  return MAPPING.test(target) ? ['`target` must be the discriminator; give `mapping` in `update`.'] : [];
}

/** Follows references to files, since a file inside the folder may point out of it or to the network. */
function referenceMistakes(path: string, root: string, seen: Set<string>): readonly CatalogueMistake[] {
  if (seen.has(path)) return [];
  seen.add(path);
  const source = readYamlFile(path);
  return references(source.data).flatMap(({ path: place, reference }) => {
    if (reference.startsWith('#')) return [];
    const file = resolve(dirname(path), reference.split('#')[0] ?? '');
    const problem = referenceProblem(reference, file, root);
    return problem === undefined ? referenceMistakes(file, root, seen) : [source.mistake(place, problem)];
  });
}

function referenceProblem(reference: string, file: string, root: string): string | undefined {
  if (REMOTE.test(reference)) return `nothing is fetched: copy what \`${reference}\` names into this folder.`;
  if (!existsSync(file)) return `\`${reference}\` names a file that is not there; check its name.`;
  return realpathSync(file).startsWith(realpathSync(root) + sep)
    ? undefined
    : `\`${reference}\` lies outside the overlay's folder; move it inside.`;
}

/** Every reference in `value`, with its place there. */
export function references(value: unknown, path: YamlPath = []): { path: YamlPath; reference: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => {
    const here = [...path, Array.isArray(value) ? Number(key) : key];
    return isReference(path, key, member) ? [{ path: here, reference: member }] : references(member, here);
  });
}

/** What Redocly would follow: the values of a `mapping` too, unless they are plain names of schemas. */
function isReference(path: YamlPath, key: string, member: unknown): member is string {
  if (typeof member !== 'string') return false;
  const isMapped = path.at(-1) === 'mapping' && path.at(-2) !== 'properties';
  return key === '$ref' || key === 'externalValue' || (isMapped && /[#/:]/.test(member));
}

/** Makes references to files absolute: the actions are handed to Redocly from another folder. */
function anchored(value: unknown, folder: string): unknown {
  if (Array.isArray(value)) return value.map((item) => anchored(item, folder));
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) =>
      key === '$ref' && typeof member === 'string' && !member.startsWith('#')
        ? [key, resolve(folder, member)]
        : [key, anchored(member, folder)],
    ),
  );
}
