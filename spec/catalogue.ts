import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readCatalogueFile } from './catalogue-file.ts';
import type { CatalogueFile } from './catalogue-file.ts';
import { refuse } from './catalogue-error.ts';
import type { CatalogueMistake } from './catalogue-error.ts';
import type { OpenPoint, Requirement } from './requirement.ts';
import { SPEC_FOLDER } from './yaml-file.ts';

/** The API document that the catalogue is read from. */
export interface ApiDocument {
  readonly title: string;
  /** Of the text as it was given, lower-case hex. */
  readonly sha256: string;
  /** `2026-01-31`, where the document has one. */
  readonly date?: string;
  /** Titles in our own words. */
  readonly sections: readonly { readonly number: string; readonly title: string }[];
}

/** A breach that a team knows of and accepts for a time. */
export interface KnownDeviation {
  readonly requirement: string;
  readonly reason: string;
  readonly owner: string;
  /** Last day on which it is accepted, `2026-01-31`. */
  readonly expires: string;
  /** Title of the one test that it concerns; all tests of the requirement where absent. */
  readonly test?: string;
  /** Text that the failure's message holds; any message where absent. */
  readonly message?: string;
  /** Where its row stands: `spec/targets/staging/deviations.yaml:2`. */
  readonly place: string;
}

/**
 * All requirements, in the order of file names and rows.
 * @throws CatalogueError
 */
export function loadRequirements(folder: string = join(SPEC_FOLDER, 'requirements')): readonly Requirement[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  const files = names
    .sort()
    .map((name) => readCatalogueFile<Requirement>(join(folder, name), 'requirements', 'requirements'));
  refuse(repeated(files, ({ id }) => id));
  return files.flatMap(({ rows }) => rows);
}

/**
 * All open points in the order of their ids.
 * @throws CatalogueError
 */
export function loadOpenPoints(file: string = join(SPEC_FOLDER, 'open-points.yaml')): readonly OpenPoint[] {
  const read = readCatalogueFile<OpenPoint>(file, 'open-points', 'openPoints');
  refuse(repeated([read], ({ id }) => id));
  return read.rows;
}

/** @throws CatalogueError */
export function loadDocument(file: string = join(SPEC_FOLDER, 'document.yaml')): ApiDocument {
  // The schema `document` has accepted the file, and describes this type.
  return readCatalogueFile(file, 'document').data as ApiDocument;
}

/**
 * The deviations that a team accepts for a target.
 * @throws CatalogueError, also for a requirement that the catalogue does not have
 */
export function loadDeviations(file: string): readonly KnownDeviation[] {
  const read = readCatalogueFile<Omit<KnownDeviation, 'place'>>(file, 'deviations', 'deviations');
  const ids = loadRequirements().map(({ id }) => id);
  const unknown = read.rows.flatMap(({ requirement }, index) =>
    ids.includes(requirement)
      ? []
      : [read.mistake(index, 'requirement', `${noRequirement(requirement)}; there are ${inRanges(ids)}.`)],
  );
  const twice = repeated(
    [read],
    ({ requirement, test = '' }) => `${requirement} ${test}`.trim(),
    'requirement',
  );
  refuse([...unknown, ...twice]);
  return read.rows.map((row, index) => {
    const { file: name, line } = read.mistake(index, 'requirement', '');
    return { ...row, place: `${name}:${line}` };
  });
}

function noRequirement(id: string): string {
  return /^[\w.-]{1,20}$/.test(id) ? `\`${id}\` is no requirement` : 'that is the id of no requirement';
}

/** `A1 to A9, E1 to E6`: ids of a letter follow each other. */
function inRanges(ids: readonly string[]): string {
  const letters = new Set(ids.map((id) => id.slice(0, 1)));
  return [...letters]
    .map((letter) => ids.filter((id) => id.startsWith(letter)))
    .map((own) => `${own[0] ?? ''} to ${own.at(-1) ?? ''}`)
    .join(', ');
}

/** Ids are never used twice, in one file or across files. */
function repeated<Row>(
  files: readonly CatalogueFile<Row>[],
  keyOf: (row: Row) => string,
  member = 'id',
): readonly CatalogueMistake[] {
  const seen = new Map<string, CatalogueMistake>();
  return files.flatMap((file) =>
    file.rows.flatMap((row, index) => {
      const key = keyOf(row);
      const first = seen.get(key);
      const here = file.mistake(index, member, '');
      if (first === undefined) seen.set(key, here);
      return first === undefined
        ? []
        : [{ ...here, message: `\`${key}\` stands at ${first.file}:${first.line} already; choose another.` }];
    }),
  );
}
