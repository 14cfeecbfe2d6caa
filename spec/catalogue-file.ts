import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import type { CatalogueMistake } from './catalogue-error.ts';
import { refuse } from './catalogue-error.ts';
import { isPlainObject } from './plain-data.ts';
import { problemOf } from './schema-problem.ts';
import { readYamlFile, SPEC_FOLDER } from './yaml-file.ts';
import type { YamlFile } from './yaml-file.ts';

export type SchemaName = 'requirements' | 'open-points' | 'document' | 'deviations';

/** A file that its schema has accepted. */
export interface CatalogueFile<Row> {
  readonly data: unknown;
  readonly rows: readonly Row[];
  /** A mistake at a member of a row. */
  mistake(row: number, member: string, message: string): CatalogueMistake;
}

/**
 * Reads a YAML file and checks it against `spec/<schema>.schema.json`.
 * @param list the member that holds the rows
 * @throws CatalogueError with every mistake, each at its line
 */
export function readCatalogueFile<Row>(path: string, schema: SchemaName, list = ''): CatalogueFile<Row> {
  const source = readYamlFile(path);
  const check = checkFor(schema);
  if (!check(source.data)) refuse(mistakesIn(source, check.errors ?? []));
  const rows = isPlainObject(source.data) ? (source.data[list] ?? []) : [];
  return {
    data: source.data,
    // The schema of that name has accepted them.
    rows: rows as readonly Row[],
    mistake: (row, member, message) => source.mistake([list, row, member], message),
  };
}

/** Findings that only repeat another one: the branch of a condition and the condition around it. */
const ECHOES = new Set(['if']);

function mistakesIn(source: YamlFile, errors: readonly ErrorObject[]): readonly CatalogueMistake[] {
  return errors
    .filter(({ keyword }) => !ECHOES.has(keyword))
    .map((error) => {
      const { at, problem } = problemOf(error);
      const path = at === 'the value' ? [] : at.split('/');
      return source.mistake(path, `\`${at}\` ${problem}; ${adviceFor(error.keyword)}.`);
    });
}

function adviceFor(keyword: string): string {
  if (keyword === 'required') return 'add it';
  return keyword === 'additionalProperties' ? 'take it out or check its spelling' : 'change the value';
}

const checks = new Map<SchemaName, ValidateFunction>();

function checkFor(schema: SchemaName): ValidateFunction {
  const known = checks.get(schema);
  if (known !== undefined) return known;
  // Checking our own schemas against the meta schema takes longer than all the rest; a self-test does it.
  const ajv = new Ajv2020({ allErrors: true, verbose: true, strictRequired: false, validateSchema: false });
  ajvFormats.default(ajv);
  const text = readFileSync(join(SPEC_FOLDER, `${schema}.schema.json`), 'utf8');
  // Our own file.
  const check = ajv.compile(JSON.parse(text) as object);
  checks.set(schema, check);
  return check;
}
