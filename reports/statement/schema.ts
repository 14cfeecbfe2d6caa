import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { AnySchemaObject, ValidateFunction } from 'ajv/dist/2020.js';
import type { Breach, Statement } from './statement.ts';

/** What a probe attached under the name `observation`. */
export interface Observation {
  readonly id: string;
  readonly value: string | null;
  readonly reason?: string;
}

// Checking our own schemas against the meta schema takes longer than all the rest; a self-test does it.
const ajv = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true, validateSchema: false });
ajv.addSchema(['statement', 'shard-part'].map(readSchema));

export function isStatement(value: unknown): value is Statement {
  return checkFor('statement')(value);
}

export function isBreach(value: unknown): value is Breach {
  return checkFor('statement', '#/$defs/breach')(value);
}

export function isObservation(value: unknown): value is Observation {
  return checkFor('statement', '#/$defs/observation')(value);
}

/** What is wrong with a statement, one line each: `/run/seed must be string`; empty where nothing is. */
export function faultsOfStatement(value: unknown): readonly string[] {
  return faultsBy(checkFor('statement'), value);
}

export function faultsOfShardPart(value: unknown): readonly string[] {
  return faultsBy(checkFor('shard-part'), value);
}

function faultsBy(check: ValidateFunction, value: unknown): readonly string[] {
  if (check(value)) return [];
  return (check.errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'} ${message ?? ''}`);
}

/** Compiled where it is first asked for: most processes need one of them or none. */
function checkFor(name: string, part: string = ''): ValidateFunction {
  const check = ajv.getSchema(`urn:business-platform-conformance:${name}${part}`);
  if (check === undefined) throw new Error(`reports/${name}.schema.json has no part ${part}.`);
  return check;
}

/** A schema is a file of ours, so its shape is known: the one parse boundary of this folder. */
function readSchema(name: string): AnySchemaObject {
  const file = new URL(`../${name}.schema.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as AnySchemaObject;
}
