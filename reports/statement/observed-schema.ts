import { membersOf } from './members.ts';

export type Schema = Readonly<Record<string, unknown>>;

/** Members with their types as a schema: `active: boolean; note?: null or string`. */
export function schemaOfMembers(text: string): Schema {
  const members = [...membersOf(text).byName];
  const always = members.filter(([, { isAlways }]) => isAlways).map(([name]) => name);
  return {
    type: 'object',
    ...(always.length === 0 ? {} : { required: always }),
    properties: Object.fromEntries(members.map(([name, { types }]) => [name, typed(types)])),
  };
}

/** The media type and schema of a body's shape: `application/json {error: string}`; undefined without a body. */
export function contentOfShape(shape: string): Schema | undefined {
  const [, type, rest] = /^(\S+\/\S+)(?: (.+))?$/s.exec(shape) ?? [];
  if (type === undefined) return undefined;
  return { [type]: rest === undefined ? {} : { schema: schemaOfShape(rest) } };
}

function schemaOfShape(text: string): Schema {
  const inner = /^\{(.*)\}$/s.exec(text)?.[1];
  if (inner === undefined) return typed([text]);
  return inner === '' ? { type: 'object' } : schemaOfMembers(inner.replaceAll(', ', '; '));
}

/** Where the token stands: `body/data/token`, `body`, as a schema of the body that requires it. */
export function schemaOfPlace(place: string): Schema | undefined {
  const [root, ...steps] = place.split('/');
  if (root !== 'body') return undefined;
  return steps.reduceRight<Schema>(
    (inner, step) =>
      /^\d+$/.test(step)
        ? { type: 'array', items: inner }
        : { type: 'object', required: [step], properties: { [step]: inner } },
    { type: 'string' },
  );
}

function typed(types: readonly string[]): Schema {
  return types.length === 1 ? { type: types[0] } : { type: [...types] };
}
