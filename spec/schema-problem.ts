import type { ErrorObject } from 'ajv/dist/2020.js';

/** What is wrong and where; never the value itself, which may be private. */
export interface Problem {
  /** `data/3/clientId`; `the value` for the whole. */
  readonly at: string;
  /** `must be string, was number`. */
  readonly problem: string;
}

/** Puts an Ajv error into words that need no schema next to them. */
export function problemOf(error: ErrorObject): Problem {
  // Ajv's params differ from keyword to keyword; each is read by name below.
  const params = error.params as Params;
  const member = memberNamed(params);
  const at = [...stepsOf(error.instancePath), ...(member === undefined ? [] : [member])].join('/');
  return { at: at === '' ? 'the value' : at, problem: wording(error, params) };
}

function memberNamed(params: Params): string | undefined {
  const name = params['missingProperty'] ?? params['additionalProperty'] ?? params['unevaluatedProperty'];
  return typeof name === 'string' ? name : undefined;
}

type Params = Readonly<Record<string, unknown>>;

/** Keywords whose own message is worth bettering; the others keep Ajv's. */
const WORDINGS: Readonly<Record<string, (params: Params, data: unknown) => string>> = {
  type: ({ type }, data) => `must be ${[type].flat().join(' or ')}, was ${kindOf(data)}`,
  required: () => 'is missing',
  dependentRequired: () => 'is missing',
  additionalProperties: () => 'must not be there',
  unevaluatedProperties: () => 'must not be there',
  enum: ({ allowedValues }) => `must be one of ${JSON.stringify(allowedValues)}`,
  const: ({ allowedValue }) => `must be ${JSON.stringify(allowedValue)}`,
};

function wording({ keyword, message, data }: ErrorObject, params: Params): string {
  return WORDINGS[keyword]?.(params, data) ?? message ?? `breaks \`${keyword}\``;
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (value === Infinity || value === -Infinity) return 'number beyond all that can be read';
  if (typeof value === 'number' && !Number.isInteger(value)) return 'number with a fraction';
  return Array.isArray(value) ? 'array' : typeof value;
}

function stepsOf(instancePath: string): readonly string[] {
  return instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}
