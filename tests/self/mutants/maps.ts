import { asNamed, mutantsOf, ofResources, type Mutant } from './mutant.ts';

/** Objects whose members have names of the client's own; null where few values are there. */
export const MAPS: readonly Mutant[] = [
  ...mutantsOf({ file: 'fixtures/data/map-entries.ts', spec: 'tests/self/data/from-schema.spec.ts' }, [
    {
      id: 'maps-are-things',
      from: 'return !isNamed && entryKinds(schema).length > 0;',
      to: 'return !isNamed && entryKinds(schema).length > 99;',
      kills: 'a map is made with 2 entries',
    },
    {
      id: 'maps-by-any-name',
      from: '{ pattern: first.pattern }',
      to: '{}',
      kills: 'a map of told names is made with 2 entries',
    },
    {
      id: 'maps-names-untold',
      from: '...(isSchema(propertyNames) ? propertyNames : {})',
      to: '',
      kills: 'a map of one choice is made with 1 entries',
    },
  ]),
  ...mutantsOf(asNamed('data/from-schema'), [
    {
      id: 'maps-of-any-size',
      from: "Math.min(least, numberOr(schema['maxProperties'], Infinity))",
      to: 'least',
      kills: 'values made for few fit its schema',
    },
    {
      id: 'maps-in-capitals',
      from: 'name.toLowerCase()',
      to: 'name.toUpperCase()',
      kills: 'a map is made with 2 entries',
    },
    {
      id: 'maps-anew-by-other-names',
      from: 'renewed(schema, value, faker) ?? valueFrom(schema, faker)',
      to: 'valueFrom(schema, faker)',
      kills: 'another value of a map has other values by the names that it has',
    },
    {
      id: 'maps-lists-contain-anything',
      from: 'if (isTold(contains) && made.length < count)',
      to: 'if (isTold(contains) && made.length > count)',
      kills: 'values made for words fit its schema',
    },
    {
      id: 'maps-what-is-contained-is-no-item',
      from: '{ ...usual, ...wanted } : wanted',
      to: 'wanted : wanted',
      kills: 'values made for roles fit its schema',
    },
  ]),
  ...mutantsOf(ofResources('description/effective-schema'), [
    {
      id: 'maps-of-what-is-only-read',
      from: "isAsked ? ['readOnly'] : []",
      to: '[]',
      kills: 'what a part asks for anew is sent, though one before it says that it is only read',
    },
    {
      id: 'maps-of-what-is-read-and-described-again',
      from: "listOf(other['required']).includes(name) && ",
      to: '',
      kills: 'what is only read, as the last word on it has it, is not sent',
    },
    {
      id: 'maps-of-what-is-required-and-only-read',
      from: " && further['readOnly'] === undefined",
      to: '',
      kills: 'what is only read, as the last word on it has it, is not sent',
    },
    {
      id: 'maps-references-in-maps',
      from: "['additionalProperties', 'contains']",
      to: "['contains']",
      kills: 'what a map holds is read as what is named',
    },
    {
      id: 'maps-references-by-pattern',
      from: "['properties', 'patternProperties']",
      to: "['properties']",
      kills: 'what a map holds is read as what is named',
    },
  ]),
  ...mutantsOf(ofResources('answers/compare'), [
    {
      id: 'maps-entries-passed-over',
      from: '...entriesOf(views.seen, sent)',
      to: '...entriesOf(views.seen, {})',
      kills: 'a difference is found at "/titles/en"',
    },
    {
      id: 'maps-entries-of-no-pattern',
      from: 'return entry === undefined ? [] : [[name, entry] as const];',
      to: 'return [[name, entry ?? {}] as const];',
      kills: 'what no pattern of names describes is no difference',
    },
  ]),
  ...mutantsOf(ofResources('description/examples', 'data/taken-data'), [
    {
      id: 'maps-examples-by-made-up-names',
      from: 'return isObject(example) ? example : made;',
      to: 'return isObject(example) ? made : made;',
      kills: 'a service takes a map whose names it alone knows, by its example',
    },
    {
      id: 'maps-never-empty',
      from: 'Object.entries(value).filter(() => !isMap(schema))',
      to: 'Object.entries(value).filter(() => true)',
      kills: 'a service takes maps whose names it alone knows, empty',
    },
    {
      id: 'maps-in-lists-never-empty',
      from: 'value.map((one) => withoutEntries(items, one))',
      to: 'value',
      kills: 'a service takes maps whose names it alone knows, empty',
    },
  ]),
  ...mutantsOf(ofResources('changing/member-changes', 'changing/patched-maps'), [
    {
      id: 'maps-are-merged-whole',
      from: 'described[name] ?? entrySchema(schema, name) ?? {}',
      to: 'described[name] ?? {}',
      kills: 'a merge patch that loses what stands beside one entry of a map is a breach (G4)',
    },
  ]),
  ...mutantsOf(ofResources('changing/patched-member', 'changing/patching'), [
    {
      id: 'maps-null-by-chance-in-a-patch',
      from: 'if (findings.length > 0) return { ...changed, findings };',
      to: 'if (findings.length >= 0) return { ...changed, findings: [...findings, ...findings] };',
      kills: 'null that leads to what may have been there by chance by PATCH is right (G4)',
    },
    {
      id: 'maps-null-of-one-value-in-a-patch',
      from: ': { after: now, ...changed };',
      to: ': { after: now, ...changed, findings: [...cleared.findings, ...changed.findings] };',
      kills: 'null that is passed over where one value alone is there by PATCH is right (G4)',
    },
  ]),
  ...mutantsOf(ofResources('items/clearing'), [
    {
      id: 'maps-null-by-chance',
      from: 'if (first.length === 0) return [];',
      to: 'if (first.length >= 0) return first;',
      kills:
        'null that gives a usual value that is not described, and may have been there before, by PUT is right (G3)',
    },
    {
      id: 'maps-null-of-one-value',
      from: 'sent[name] !== null && isOfItsOwn(value, members[name])',
      to: 'isOfItsOwn(value, members[name])',
      kills: 'null that is passed over where one value alone is there by PUT is right (G3)',
    },
  ]),
];
