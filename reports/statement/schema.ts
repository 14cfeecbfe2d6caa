import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { Breach, Statement } from './statement.ts';

/** What a probe attached under the name `observation`. */
export interface Observation {
  readonly id: string;
  readonly value: string | null;
  readonly reason?: string;
}

const SCHEMA_FILE = new URL('../statement.schema.json', import.meta.url);

// The schema is a file of ours, so its shape is known: the one parse boundary of this folder.
const schema = JSON.parse(readFileSync(SCHEMA_FILE, 'utf8')) as { $id: string };
const ajv = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true });
ajv.addSchema(schema);

const validateStatement = compiled<Statement>('');
const validateBreach = compiled<Breach>('#/$defs/breach');
const validateObservation = compiled<Observation>('#/$defs/observation');

export function isStatement(value: unknown): value is Statement {
  return validateStatement(value);
}

export function isBreach(value: unknown): value is Breach {
  return validateBreach(value);
}

export function isObservation(value: unknown): value is Observation {
  return validateObservation(value);
}

/** What is wrong with a statement, one line each: `/run/seed must be string`; empty where nothing is. */
export function faultsOfStatement(value: unknown): readonly string[] {
  if (validateStatement(value)) return [];
  return (validateStatement.errors ?? []).map(
    ({ instancePath, message }) => `${instancePath || '/'} ${message ?? ''}`,
  );
}

function compiled<T>(reference: string): ValidateFunction<T> {
  return ajv.compile<T>({ $ref: `${schema.$id}${reference}` });
}
