import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import { CatalogueError } from './catalogue-error.ts';
import type { Contract } from './contract.ts';
import { canonicalJson } from './plain-data.ts';
import { expressionProblem, regularExpression } from './regular-expression.ts';
import { problemOf } from './schema-problem.ts';
import type { Problem } from './schema-problem.ts';

/** Gives what is wrong with a value, the first twenty findings; empty where it fits. */
export type Validator = (value: unknown) => readonly Problem[];

/** The description as a schema under an address of its own; nothing is ever fetched from there. */
const DESCRIPTION_ID = 'https://contract.invalid/description';
const MOST_PROBLEMS = 20;
/** Members that OpenAPI 3.1 adds to JSON Schema; they check nothing. */
const SCHEMA_MEMBERS = ['discriminator', 'xml', 'externalDocs', 'example'];
/** Members of a whole description, which Ajv takes for a schema when it follows a reference into it. */
const ROOT_MEMBERS = [
  ...['openapi', 'info', 'jsonSchemaDialect', 'servers', 'paths'],
  ...['webhooks', 'components', 'security', 'tags'],
];

interface Compiler {
  readonly ajv: Ajv2020;
  readonly compiled: Map<string, Validator>;
}

/** By what is described, once in a process. */
const compilers = new WeakMap<Contract['description'], Compiler>();

/**
 * Compiles a schema of the description once; JSON Schema 2020-12, as OpenAPI 3.1 has it.
 * @param schema a JSON Pointer into the description (`/components/schemas/Client`) or a schema object from it
 * @throws CatalogueError where the schema can't be compiled: an unknown keyword, a reference to nowhere
 */
export function validatorFor(contract: Contract, schema: string | object): Validator {
  const { ajv, compiled } = compilerFor(contract);
  const key = typeof schema === 'string' ? schema : canonicalJson(schema);
  const known = compiled.get(key);
  if (known !== undefined) return known;
  const check = compile(ajv, contract, schema);
  const validator: Validator = (value) => (check(value) ? [] : problemsIn(check.errors ?? []));
  compiled.set(key, validator);
  return validator;
}

function problemsIn(errors: readonly ErrorObject[]): readonly Problem[] {
  return errors.slice(0, MOST_PROBLEMS).map(problemOf);
}

function compile(ajv: Ajv2020, contract: Contract, schema: string | object): ValidateFunction {
  try {
    return ajv.compile(typeof schema === 'string' ? { $ref: addressOf(schema) } : anchored(schema));
  } catch (cause) {
    const file = contract.overlays.at(-1) ?? 'spec/openapi.yaml';
    const reason = cause instanceof Error ? cause.message : String(cause);
    const place = typeof schema === 'string' ? `the schema at ${schema}` : 'a schema';
    const message = `${place} can't be used: ${reason}; mend the schema.`;
    throw new CatalogueError([{ file, line: 1, message }], { cause });
  }
}

/** As the data is made. (Ajv asks for the source of what it calls, for code that stands alone: ours never does.) */
const expressionEngine = Object.assign((pattern: string) => regularExpression(pattern), {
  code: 'regularExpression',
});

function compilerFor(contract: Contract): Compiler {
  const known = compilers.get(contract.description);
  if (known !== undefined) return known;
  const names = namesIn(contract.description);
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    // Our own description is known to hold schemas; what overlays bring is checked against the meta schema.
    validateSchema: contract.overlays.length > 0,
    strictSchema: true,
    strictTypes: false,
    strictTuples: false,
    strictRequired: false,
    code: { regExp: expressionEngine },
  });
  ajvFormats.default(ajv);
  // What many libraries write of a place that the service knows has no offset, by these same names.
  for (const [format, local] of LOCAL_FORMATS) ajv.addFormat(format, ajv.formats[local] ?? true);
  ajv.addFormat('regex', (text: string) => expressionProblem(text) === undefined);
  ajv.removeKeyword('multipleOf');
  ajv.addKeyword({
    keyword: 'multipleOf',
    type: 'number',
    schemaType: 'number',
    validate: (step: number, value: number) => isMultiple(value, step),
    error: { message: ({ schema }) => `must be multiple of ${String(schema)}` },
  });
  for (const format of names.formats) if (!(format in ajv.formats)) ajv.addFormat(format, true);
  ajv.addVocabulary([...SCHEMA_MEMBERS, ...ROOT_MEMBERS, ...names.extensions]);
  ajv.addSchema(contract.description, DESCRIPTION_ID);
  const compiler = { ajv, compiled: new Map<string, Validator>() };
  compilers.set(contract.description, compiler);
  return compiler;
}

/** Formats of RFC 3339, and those that leave its offset open. */
const LOCAL_FORMATS = [
  ['date-time', 'iso-date-time'],
  ['time', 'iso-time'],
] as const;

/** Of a step; greater ones are further off. */
const FINEST = 1e-8;
const ROUNDINGS = 4;

/**
 * 19.99 and 31234567.89 are multiples of 0.01, whatever binary fractions say: the greater the number, the less of it is
 * known behind its point.
 */
function isMultiple(value: number, step: number): boolean {
  const times = value / step;
  const blur = Math.max(FINEST, Math.abs(times) * Number.EPSILON * ROUNDINGS);
  return Math.abs(times - Math.round(times)) <= blur;
}

interface Names {
  readonly extensions: Set<string>;
  readonly formats: Set<string>;
}

/** Ajv is strict about names it does not know: those of extensions and of formats are anybody's to choose. */
function namesIn(value: unknown, names: Names = { extensions: new Set(), formats: new Set() }): Names {
  if (typeof value !== 'object' || value === null) return names;
  for (const [key, member] of Object.entries(value)) {
    if (key.startsWith('x-')) names.extensions.add(key);
    if (key === 'format' && typeof member === 'string') names.formats.add(member);
    namesIn(member, names);
  }
  return names;
}

function addressOf(pointer: string): string {
  const steps = pointer.replace(/^#/, '').split('/');
  return `${DESCRIPTION_ID}#${steps.map(encodeURIComponent).join('/')}`;
}

/** References of a schema taken out of the description still point into it. */
function anchored(schema: object): object {
  return JSON.parse(JSON.stringify(schema), (key, member: unknown) =>
    key === '$ref' && typeof member === 'string' && member.startsWith('#/')
      ? `${DESCRIPTION_ID}${member}`
      : member,
  ) as object;
}
