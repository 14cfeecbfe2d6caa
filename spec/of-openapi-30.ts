import { isPlainObject } from './plain-data.ts';

/** What stands there is data, not a schema. */
const DATA = new Set(['example', 'examples', 'default', 'const', 'enum', 'value']);
/** Their members are named by whoever describes: `default` may be one of them. */
const NAMED = new Set(['properties', 'patternProperties', '$defs', 'schemas', 'responses', 'parameters']);
/** What says what a schema is, beside what is said of it. */
const COMPOSED = ['$ref', 'allOf', 'anyOf', 'oneOf', 'discriminator'];
const ANNOTATIONS = ['title', 'description', 'default', 'deprecated', 'readOnly', 'writeOnly', 'example'];
const BOUNDS = { minimum: 'exclusiveMinimum', maximum: 'exclusiveMaximum' } as const;

type Members = Readonly<Record<string, unknown>>;

/**
 * A description with keywords of OpenAPI 3.0 as 3.1 has them: `nullable`, and bounds that `exclusiveMinimum: true` excludes.
 * Neither means anything in 3.1, and many a description that is put into ours was written for 3.0.
 */
export function asOpenApi31(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asOpenApi31);
  return isPlainObject(value) ? withNull(withBounds(each(value))) : value;
}

function each(members: Members): Members {
  const entries = Object.entries(members).map(([key, member]): [string, unknown] => {
    if (NAMED.has(key) && isPlainObject(member)) return [key, ofNamed(member)];
    return [key, DATA.has(key) || key.startsWith('x-') ? member : asOpenApi31(member)];
  });
  return Object.fromEntries(entries);
}

function ofNamed(members: Members): Members {
  return Object.fromEntries(Object.entries(members).map(([name, member]) => [name, asOpenApi31(member)]));
}

function withBounds(schema: Members): Members {
  return Object.entries(BOUNDS).reduce((found, [bound, exclusive]) => {
    const { [bound]: limit, [exclusive]: isExclusive, ...rest } = found;
    if (typeof isExclusive !== 'boolean') return found;
    if (limit === undefined) return rest;
    return { ...rest, [isExclusive ? exclusive : bound]: limit };
  }, schema);
}

function withNull(schema: Members): Members {
  const { nullable, ...rest } = schema;
  if (typeof nullable !== 'boolean') return schema;
  if (!nullable) return rest;
  return COMPOSED.some((keyword) => keyword in rest) ? orNull(rest) : ofTypeOrNull(rest);
}

/** Without a type and without anything composed null is allowed as it is. */
function ofTypeOrNull({ type, ...rest }: Members): Members {
  const choices = rest['enum'];
  const isListed = Array.isArray(choices) && !choices.includes(null);
  return {
    ...(type === undefined ? {} : { type: typeof type === 'string' ? [type, 'null'] : type }),
    ...rest,
    ...(isListed ? { enum: [...(choices as readonly unknown[]), null] } : {}),
  };
}

/** What is said of it stays around: its description, whether it is read only. */
function orNull(schema: Members): Members {
  const entries = Object.entries(schema);
  const isAround = ([key]: readonly [string, unknown]): boolean =>
    ANNOTATIONS.includes(key) || key.startsWith('x-');
  const own = Object.fromEntries(entries.filter((one) => !isAround(one)));
  const { allOf, ...others } = own;
  const isOfOne =
    Array.isArray(allOf) && allOf.length === 1 && Object.keys(others).every((key) => key === 'type');
  const shown: unknown = isOfOne ? (allOf as readonly unknown[])[0] : own;
  return { ...Object.fromEntries(entries.filter(isAround)), anyOf: [shown, { type: 'null' }] };
}
