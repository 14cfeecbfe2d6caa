import { readFileSync } from 'node:fs';
import { isAbsolute, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CST, isMap, isNode, isPair, isScalar, LineCounter, parseDocument, Parser, visit } from 'yaml';
import type { Document } from 'yaml';
import { CatalogueError, refuse } from './catalogue-error.ts';
import type { CatalogueMistake } from './catalogue-error.ts';

/** Folder `spec/`, absolute, with a separator at its end. */
export const SPEC_FOLDER = fileURLToPath(new URL('./', import.meta.url));
/** Folder of the project, absolute, with a separator at its end. */
export const PROJECT_FOLDER = fileURLToPath(new URL('../', import.meta.url));

/** Aliases that one file may spend: enough for people, too few for a file that unfolds without end. */
const MAX_ALIASES = 100;
/** Levels that one file may nest: more than people write, too few to exhaust the stack of who walks down. */
const MAX_LEVELS = 100;

export type YamlPath = readonly (string | number)[];

/** A YAML (or JSON) file as plain data which still knows its lines. */
export interface YamlFile {
  /** Name for messages. */
  readonly file: string;
  readonly data: unknown;
  /** Line (from 1) of the value at `path`, or of the nearest place above that exists. */
  lineOf(path: YamlPath): number;
  /** A mistake at `path`. */
  mistake(path: YamlPath, message: string): CatalogueMistake;
}

/**
 * Reads and parses at once, since tests are generated while files load.
 * @throws CatalogueError for a file that is missing or no YAML, has a key twice or a list or map as a key, nests
 *   or unfolds too far
 */
export function readYamlFile(path: string): YamlFile {
  const file = displayName(path);
  return parseYaml(file, readText(path, file));
}

/** Parses text under the name `file`; the same refusals as `readYamlFile`. */
function parseYaml(file: string, text: string): YamlFile {
  if (isTooDeep(text))
    refuse([{ file, line: 1, message: `nests more than ${MAX_LEVELS} levels; write it flatter.` }]);
  const lines = new LineCounter();
  // The library would print what it has to say at the level of warnings.
  const options = { lineCounter: lines, uniqueKeys: true, prettyErrors: false, logLevel: 'error' } as const;
  const document = parseDocument(text, options);
  const problems = [
    ...document.errors.map(({ pos, message }) => ({ at: pos[0], problem: message.replaceAll('\n', ' ') })),
    ...keysThatAreNoText(document).map((at) => ({
      at,
      problem: 'A key must be text, no list, map or alias',
    })),
  ];
  refuse(
    problems.map(({ at, problem }) => ({
      file,
      line: lines.linePos(at).line,
      message: `${problem}; mend the YAML here.`,
    })),
  );
  const lineOf = (path: YamlPath): number => lineAt(document, lines, path);
  return {
    file,
    data: unfold(document, file),
    lineOf,
    mistake: (path, message) => ({ file, line: lineOf(path), message }),
  };
}

/** Looks at tokens, which are read without recursion: the parser behind them can end the whole process. */
function isTooDeep(text: string): boolean {
  let deepest = 0;
  const note: CST.Visitor = (_item, path) => {
    deepest = Math.max(deepest, path.length);
    return deepest > MAX_LEVELS ? CST.visit.BREAK : undefined;
  };
  try {
    for (const token of new Parser().parse(text)) if (token.type === 'document') CST.visit(token, note);
  } catch (error) {
    // Many levels that end at once exhaust the stack of the tokens' reader, too.
    if (error instanceof RangeError) return true;
    throw error;
  }
  return deepest > MAX_LEVELS;
}

/** Where keys stand that plain data cannot have. */
function keysThatAreNoText(document: Document): readonly number[] {
  const found: number[] = [];
  visit(document, {
    Pair: (_at, { key }) => {
      if (isNode(key) && !isScalar(key)) found.push(startOf(key) ?? 0);
    },
  });
  return found;
}

/** Path relative to the project where it lies inside, otherwise as it is. */
export function displayName(path: string): string {
  const inside = relative(PROJECT_FOLDER, path);
  return inside.startsWith('..') || isAbsolute(inside) ? path : inside.replaceAll('\\', '/');
}

function readText(path: string, file: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    const reason = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown reason';
    const message = `cannot be read (${reason}); check the name and the rights of the file.`;
    throw new CatalogueError([{ file, line: 1, message }], { cause });
  }
}

function unfold(document: Document, file: string): unknown {
  try {
    return document.toJS({ maxAliasCount: MAX_ALIASES }) as unknown;
  } catch (cause) {
    const message = `unfolds more than ${MAX_ALIASES} aliases or names an anchor that is not there; write the values out.`;
    throw new CatalogueError([{ file, line: 1, message }], { cause });
  }
}

/** Walks down to the value and takes the key's line where there is one: that is where people look. */
function lineAt(document: Document, lines: LineCounter, path: YamlPath): number {
  let node: unknown = document.contents;
  let offset = startOf(node) ?? 0;
  for (const step of path) {
    const pair = isMap(node) ? node.items.find((item) => keyText(item.key) === String(step)) : undefined;
    const next: unknown = isPair(pair) ? pair.value : itemAt(node, step);
    const start = startOf(pair?.key) ?? startOf(next);
    if (start === undefined) break;
    offset = start;
    node = next;
  }
  return lines.linePos(offset).line;
}

function itemAt(node: unknown, step: string | number): unknown {
  if (typeof node !== 'object' || node === null || !('items' in node) || !Array.isArray(node.items))
    return undefined;
  return isMap(node) ? undefined : (node.items[Number(step)] as unknown);
}

function keyText(key: unknown): string {
  return String(isScalar(key) ? key.value : key);
}

function startOf(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined;
}
