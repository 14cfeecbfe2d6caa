type Values<Parts> = { readonly [Name in keyof Parts]: readonly Parts[Name][] };

/** Each value of each part with each of the others. */
export function inEveryWay<Parts extends object>(values: Values<Parts>): readonly Parts[] {
  const names = Object.keys(values) as (keyof Parts)[];
  const combined = names.reduce<readonly Partial<Parts>[]>(
    (ways, name) => ways.flatMap((way) => values[name].map((value) => ({ ...way, [name]: value }))),
    [{}],
  );
  // Each has all parts by now.
  return combined as readonly Parts[];
}
