import { mutantsOf, ofResources, type Mutant } from './mutant.ts';

/** Forms of described resources: where they stand, of which kinds they are, what null and what is left out mean. */
export const FORMS: readonly Mutant[] = [
  ...mutantsOf(ofResources('reading/lists-apart'), [
    {
      id: 'forms-first-list-alone',
      from: '...(await foreignIn(bench, other.values, one)),',
      to: '',
      kills: 'lists that hold what the last one holds that was read before break G1',
    },
    {
      id: 'forms-foreign-by-id-alone',
      from: '&& telling.some((one) => text.includes(JSON.stringify(one)))',
      to: '&& text !== telling.join()',
      kills: 'lists that number their items each from 1 are right',
    },
  ]),
  ...mutantsOf(ofResources('items/parents', 'reading/lists-apart'), [
    {
      id: 'forms-choices-are-items',
      from: 'return parent.collection === LIST_PATH || resourceAt(bench, parent) !== undefined;',
      to: 'return parent.collection === LIST_PATH || resourceAt(bench, parent) !== null;',
      kills: 'what a path has but for choice may lead to the same list',
    },
  ]),
  ...mutantsOf(ofResources('items/parents', 'reading/lists-apart'), [
    {
      id: 'forms-named-places-unknown',
      from: 'namedIds(bench.resource, parent).map(named)',
      to: 'namedIds(bench.resource, parent).slice(0, 0).map(named)',
      kills: 'places that the path names stand for those that can be made',
    },
  ]),
  ...mutantsOf(ofResources('items/clearing'), [
    {
      id: 'forms-null-over-null',
      from: 'if (!isSuccess(await put(sent))) return [];',
      to: 'if (!isSuccess(await put({ ...sent, ...nulls }))) return [];',
      kills: 'PUT with null is sent behind one with values there',
    },
    {
      id: 'forms-null-by-type-alone',
      from: 'TELLING.some((keyword) => keyword in member)',
      to: 'TELLING.slice(0, 1).some((keyword) => keyword in member)',
      kills: 'null that is passed over where it is a kind of its own by PUT is a breach (G3)',
    },
    {
      id: 'forms-null-described-by-nothing',
      from: 'TELLING.some((keyword) => keyword in member)',
      to: 'true',
      kills: 'null that is passed over where nothing describes it by PUT is right (G3)',
    },
    {
      id: 'forms-usual-value-is-old',
      from: '&& !isDeepStrictEqual(value, usual)',
      to: '&& usual !== null',
      kills: 'null that gives the usual value, which was there before, by PUT is right (G3)',
    },
    {
      id: 'forms-flag-is-old',
      from: "&& typeof value !== 'boolean'",
      to: '',
      kills: 'null that is passed over in a flag, whose usual value nobody knows, by PUT is right (G3)',
    },
    {
      id: 'forms-refused-null-counts',
      from: 'if (isRefused(exchange)) return [];',
      to: 'if (isRefused(exchange)) bench.tells(exchange);',
      kills: 'null that is refused by PUT is right (G3)',
    },
  ]),
  ...mutantsOf(ofResources('data/made-data', 'changing/kinds'), [
    {
      id: 'forms-first-kind-always',
      from: 'turn % told.length;',
      to: 'turn % 1;',
      kills: 'G2 POST of what is required makes a transfer where it may be one of three kinds',
    },
  ]),
  ...mutantsOf(ofResources('answers/answers', 'changing/kinds'), [
    {
      id: 'forms-kinds-without-members',
      from: '...(kinds.length > 0 && { anyOf: kinds })',
      to: '...(kinds.length > 99 && { anyOf: kinds })',
      kills: 'what PATCH of members that all kinds have takes from one kind is a breach (G4)',
    },
  ]),
  ...mutantsOf(ofResources('items/sent-alone', 'changing/kinds'), [
    {
      id: 'forms-patch-of-kinds-has-no-members',
      from: 'return Object.keys(membersOf(operation.requestSchema, data)).filter(',
      to: 'return Object.keys(propertiesOf(operation.requestSchema)).filter(',
      kills: 'PATCH of members of each kind is right (G4)',
    },
  ]),
  ...mutantsOf(ofResources('description/effective-schema'), [
    {
      id: 'forms-nesting-counts-as-repeating',
      from: 'way.length > reach.levels',
      to: 'way.length > 8',
      kills: 'what contains itself nowhere is read to its end',
    },
    {
      id: 'forms-untold-variants-told-apart',
      from: 'return { ...rest, anyOf: [...listOf(oneOf), ...listOf(anyOf)] };',
      to: 'return { ...rest, oneOf: [...listOf(oneOf), ...listOf(anyOf)] };',
      kills: 'variants of which one is read no deeper are not told apart',
    },
    {
      id: 'forms-first-members-take-all',
      from: 'if (reading.schemas <= MOST_SCHEMAS) break;',
      to: 'if (reading.schemas > 0) break;',
      kills: 'schemas that contain each other in all ways are read as far as there is room',
    },
  ]),
  ...mutantsOf(ofResources('answers/compare'), [
    {
      id: 'forms-shown-whole-is-another',
      from: '|| isWithin({ sent, seen, views, at })',
      to: '',
      kills: 'a person named by an id who is shown as a whole is no difference',
    },
    {
      id: 'forms-usual-value-has-to-be-shown',
      from: "'default' in schema && isDeepStrictEqual(schema['default'], value)",
      to: "'default' in schema && schema['default'] === schema",
      kills: 'a member left out that has its usual value is no difference',
    },
    {
      id: 'forms-left-out-is-usual',
      from: "'default' in schema && isDeepStrictEqual(schema['default'], value)",
      to: "'default' in schema && typeof schema['default'] === typeof value",
      kills: 'a member left out that has not its usual value is a difference',
    },
    {
      id: 'forms-empty-has-to-be-shown',
      from: 'return (\n    isNothing ||\n',
      to: 'return (\n    (isNothing && value === undefined) ||\n',
      kills: 'an empty member left out is no difference',
    },
  ]),
  ...mutantsOf(ofResources('answers/item'), [
    {
      id: 'forms-mark-of-removal-is-data',
      from: "&& !('const' in (members[name] ?? {}))",
      to: '',
      kills: 'a mark that it was removed is not the data of an item whose kind is always told',
    },
  ]),
  ...mutantsOf(ofResources('description/path-parameters', 'description/path-forms'), [
    {
      id: 'forms-any-end-is-a-key',
      from: String.raw`(\/?|\.json)|`,
      to: String.raw`(\/?|\.\w+)|`,
      kills: 'what else a path ends with leads to something else',
    },
    {
      id: 'forms-parents-before-brackets',
      from: 'return inBrackets ?? path',
      to: "return inBrackets?.slice(0, 0).concat(path.slice(0, path.lastIndexOf('/'))) ?? path",
      kills: 'paths may have keys in brackets',
    },
  ]),
  ...mutantsOf(ofResources('description/described-operation', 'description/path-forms'), [
    {
      id: 'forms-any-type-is-no-json',
      from: "['application/*', '*/*']",
      to: "['application/*']",
      kills: 'answers of */* may be JSON',
    },
    {
      id: 'forms-any-type-first',
      from: '[...plain, ...described, ...open, ...steps][0]',
      to: '[...open, ...described][0]',
      kills: 'JSON goes before any type',
    },
  ]),
  ...mutantsOf(ofResources('description/resource', 'description/path-forms'), [
    {
      id: 'forms-paged-list-of-nothing',
      from: '(list?.isPaged === true ? ITEMS_OF_A_PAGE : undefined)',
      to: '(list?.isPaged === false ? ITEMS_OF_A_PAGE : undefined)',
      kills:
        'a list that takes the page headers has its items where the clients are, unless it says otherwise',
    },
  ]),
  ...mutantsOf(ofResources('description/identity', 'access/asked-keys'), [
    {
      id: 'forms-id-in-a-query-that-is-not-sent',
      from: "return post?.parameters.find((one) => one.in === 'query' && one.name === name)?.name;",
      to: 'return name;',
      kills: 'a parameter that POST need not carry tells no id',
    },
  ]),
  ...mutantsOf(ofResources('access/guarded-adding', 'access/asked-keys'), [
    {
      id: 'forms-wrong-requests-share-an-id',
      from: 'const own = { ...key, ...askedKey(bench) };',
      to: 'const own = key;',
      kills: 'each POST has an id of its own, a wrong one, too (G6)',
    },
  ]),
  ...mutantsOf(ofResources('items/changed-in-parts', 'access/own-members'), [
    {
      id: 'forms-version-within-made-up',
      from: 'return isOwn || identity',
      to: 'return (isOwn && name === "") || identity',
      kills: 'a version within another member is the last one as well (G3)',
    },
  ]),
  ...mutantsOf(ofResources('answers/required-values'), [
    {
      id: 'forms-told-header-by-its-place-alone',
      from: '?? parameters[one.name])',
      to: '?? undefined)',
      kills: 'a header has the value that a link takes from an answer for X-Version (G3, G6)',
    },
    {
      id: 'forms-told-header-without-its-place',
      from: 'parameters[`${one.in}.${one.name}`] ??',
      to: 'undefined ??',
      kills: 'a header has the value that a link takes from an answer for header.X-Version (G3, G6)',
    },
    {
      id: 'forms-told-header-unheard',
      from: 'if (this.#learned.told.size > 0) this.#learned.answers.set(path, exchange);',
      to: '',
      kills: 'a header has the value that a link takes from an answer for X-Version (G3, G6)',
    },
  ]),
  ...mutantsOf(
    { file: 'fixtures/settings/credentials.ts', spec: 'tests/self/settings/read-settings.spec.ts' },
    [
      {
        id: 'forms-tab-at-an-end',
        from: String.raw`[/^\t|\t$/,`,
        to: String.raw`[/^\t/,`,
        kills: 'a tab at an end is the one mistake named',
      },
    ],
  ),
];
