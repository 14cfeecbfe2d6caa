import { readFileSync } from 'node:fs';
import { isAbsolute, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMap, isNode, isPair, isScalar, LineCounter, parseDocument } from 'yaml';
import type { Document } from 'yaml';
import { CatalogueError } from './catalogue-error.ts';
import type { CatalogueMistake } from './catalogue-error.ts';

/** Folder `spec/`, absolute, with a separator at its end. */
export const SPEC_FOLDER = fileURLToPath(new URL('./', import.meta.url));
const PROJECT_FOLDER = fileURLToPath(new URL('../', import.meta.url));

/** Aliases that one file may spend: enough for people, too few for a file that unfolds without end. */
const MAX_ALIASES = 100;

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
 * @throws CatalogueError for a file that is missing, no YAML, has a key twice or unfolds too far
 */
export function readYamlFile(path: string): YamlFile {
  const file = displayName(path);
  return parseYaml(file, readText(path, file));
}

/** Parses text under the name `file`; the same refusals as `readYamlFile`. */
function parseYaml(file: string, text: string): YamlFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true, prettyErrors: false });
  const [first, ...rest] = document.errors.map(({ pos, message }) => ({
    file,
    line: lines.linePos(pos[0]).line,
    message: `${message.replaceAll('\n', ' ')}; mend the YAML here.`,
  }));
  if (first !== undefined) throw new CatalogueError([first, ...rest]);
  const lineOf = (path: YamlPath): number => lineAt(document, lines, path);
  return {
    file,
    data: unfold(document, file),
    lineOf,
    mistake: (path, message) => ({ file, line: lineOf(path), message }),
  };
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
