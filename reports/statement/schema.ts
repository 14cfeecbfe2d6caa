import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { ShardPart } from './shard-part.ts';
import type { Breach, Statement } from './statement.ts';

/** What a probe attached under the name `observation`. */
export interface Observation {
  readonly id: string;
  readonly value: string | null;
  readonly reason?: string;
}

const schema = readSchema('statement');
const partSchema = readSchema('shard-part');
const ajv = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true });
ajv.addSchema([schema, partSchema]);

const validateStatement = compiled<Statement>(schema.$id);
const validateShardPart = compiled<ShardPart>(partSchema.$id);
const validateBreach = compiled<Breach>(`${schema.$id}#/$defs/breach`);
const validateObservation = compiled<Observation>(`${schema.$id}#/$defs/observation`);

export function isStatement(value: unknown): value is Statement {
  return validateStatement(value);
}

export function isBreach(value: unknown): value is Breach {
  return validateBreach(value);
}

export function isObservation(value: unknown): value is Observation {
  return validateObservation(value);
}

export function isShardPart(value: unknown): value is ShardPart {
  return validateShardPart(value);
}

/** What is wrong with a statement, one line each: `/run/seed must be string`; empty where nothing is. */
export function faultsOfStatement(value: unknown): readonly string[] {
  return faultsBy(validateStatement, value);
}

export function faultsOfShardPart(value: unknown): readonly string[] {
  return faultsBy(validateShardPart, value);
}

function faultsBy(validate: ValidateFunction, value: unknown): readonly string[] {
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message }) => `${instancePath || '/'} ${message ?? ''}`,
  );
}

function compiled<T>(reference: string): ValidateFunction<T> {
  return ajv.compile<T>({ $ref: reference });
}

/** A schema is a file of ours, so its shape is known: the one parse boundary of this folder. */
function readSchema(name: string): { readonly $id: string } {
  const file = new URL(`../${name}.schema.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as { readonly $id: string };
}
