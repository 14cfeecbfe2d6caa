import { mutantsOf, ofResources, type Mutant } from './mutant.ts';

/** Shapes of resources that few have, and rules that stand against data. */
export const UNUSUAL: readonly Mutant[] = [
  ...mutantsOf(ofResources('answers/item', 'changing/kinds'), [
    {
      id: 'unusual-kinds-without-words',
      from: 'const members = membersOf(schema, body);\n  return Object.entries(body)',
      to: 'const members = propertiesOf(schema);\n  return Object.entries(body)',
      kills: 'words of a kind are no texts of its own',
    },
  ]),
  ...mutantsOf(ofResources('removing/removing', 'removing/removed-later'), [
    {
      id: 'unusual-removed-before-it-is-there',
      from: 'other === undefined || !(await isThere(bench, other))',
      to: 'other === undefined',
      kills: 'what is added is removed once it is there (G5)',
    },
    {
      id: 'unusual-other-state-before-it-is-there',
      from: 'other !== undefined && (await isThere(bench, other))',
      to: 'other !== undefined',
      kills: 'what is added in another state is removed once it is there (G5)',
    },
  ]),
  ...mutantsOf(ofResources('data/kinds-to-try', 'items/made-anew'), [
    {
      id: 'unusual-choices-by-chance',
      from: '[first, atFirst(requestSchema), ...small, ...others]',
      to: '[first, ...small, ...others]',
      kills: 'a choice is as it is at first, where other ones are refused',
    },
  ]),
  ...mutantsOf(ofResources('data/trial-bodies', 'items/made-anew'), [
    {
      id: 'unusual-ids-in-no-turn',
      from: '(turn + (turn % 2) * place) %',
      to: '(turn * 0) %',
      kills: 'what may be referred to once is referred to in turn',
    },
  ]),
  ...mutantsOf(ofResources('answers/required-values'), [
    {
      id: 'unusual-version-by-no-link',
      from: "isVersion(one) && place?.startsWith('/') !== true",
      to: 'isVersion(one)',
      kills: 'a header has the value that a link takes from an answer for header.If-Match (G3, G6)',
    },
  ]),
  ...mutantsOf(ofResources('answers/calls', 'answers/own-form'), [
    {
      id: 'unusual-form-as-shown',
      from: 'inOwnForm(requestSchema, body)',
      to: 'inOwnForm(undefined, body)',
      kills: 'PUT takes what is there in its own form, where the rest stays (G3)',
    },
  ]),
  ...mutantsOf(ofResources('items/writing', 'changing/zeros-in-lists'), [
    {
      id: 'unusual-zeros-at-once-alone',
      from: '[inLists, zeros].filter',
      to: '[inLists ?? zeros].filter',
      kills: '0 beside a list that refuses it is sent by itself (G2)',
    },
  ]),
  ...mutantsOf(ofResources('changing/further-puts', 'changing/zeros-in-lists'), [
    {
      id: 'unusual-zeros-in-no-list',
      from: '[zeros, zerosInLists, fullest',
      to: '[zeros, fullest',
      kills: '0 in a list that PUT makes 1 is a breach (G3)',
    },
  ]),
  ...mutantsOf(ofResources('items/sent-alone', 'singles/bound-singles'), [
    {
      id: 'unusual-held-is-a-version',
      from: ' && !isObjectLike(member)',
      to: '',
      kills: 'PATCH alone, of what is held within, is judged (G4)',
    },
  ]),
  ...mutantsOf(ofResources('description/linked-items', 'description/path-forms'), [
    {
      id: 'unusual-lists-are-items',
      from: 'collectionOf(item.path) === list.path',
      to: 'item.path === list.path',
      kills: 'a path that ends with a parameter may list items',
    },
  ]),
  ...mutantsOf(ofResources('description/linked-items', 'description/chosen-key'), [
    {
      id: 'unusual-lists-by-keys-alone',
      from: 'row !== undefined && isDeepStrictEqual(row, dataOf(item.responseSchema))',
      to: 'row === undefined',
      kills: 'is each where the list in front shows what the items are, and no keys',
    },
  ]),
  ...mutantsOf(ofResources('description/path-parameters', 'description/chosen-key'), [
    {
      id: 'unusual-any-name-leads-elsewhere',
      from: 'ANYTHING.test(parameter) || ',
      to: '',
      kills: 'a name that any thing has leads nowhere else',
    },
  ]),
  ...mutantsOf(ofResources('description/chosen-key'), [
    {
      id: 'unusual-choices-lead-elsewhere',
      from: '|| isNamedByChoices(one)',
      to: '',
      kills: 'a parameter that is one of a list of choices leads nowhere else',
    },
  ]),
  ...mutantsOf(ofResources('description/linked-items', 'description/path-forms'), [
    {
      id: 'unusual-written-lists',
      from: '!operations.some(({ path, method }) => path === list.path && WRITING.includes(method)) &&',
      to: '',
      kills: 'what is written is no list, whatever lists it has',
    },
  ]),
  ...mutantsOf(ofResources('description/resource', 'description/chosen-key'), [
    {
      id: 'unusual-clients-of-no-list',
      from: 'isClient ? LIST_PATH : before',
      to: 'before',
      kills: 'a parameter that is named like the id of a client leads to one',
    },
  ]),
  ...mutantsOf(ofResources('description/resource', 'description/single'), [
    {
      id: 'unusual-lists-within-are-lists',
      from: 'isWhole(collection, itemPath) ? undefined : ',
      to: '',
      kills: 'a single thing may have a list in it',
    },
  ]),
  ...mutantsOf(ofResources('items/reading-lists', 'reading/standing-places'), [
    {
      id: 'unusual-lists-of-one-place',
      from: 'here.length === 0 && isList ?',
      to: 'here.length < 0 && isList ?',
      kills: 'lists below the other parents are looked at as well (G1)',
    },
  ]),
  ...mutantsOf(ofResources('items/showing', 'items/listed-as-described'), [
    {
      id: 'unusual-rows-of-others',
      from: 'const described = ofRow(problems, { resource: bench.resource, exchange: row.exchange }, item.id);',
      to: 'const described = problems;',
      kills: 'a row of what was added that comes whole is right (G1)',
    },
  ]),
  ...mutantsOf(ofResources('description/item-schema', 'changing/put-anew'), [
    {
      id: 'unusual-maps-are-envelopes',
      from: ' && !isMap(data)',
      to: '',
      kills: 'an item may have a map called data of its own (G2)',
    },
  ]),
  ...mutantsOf(ofResources('items/changing', 'changing/put-anew'), [
    {
      id: 'unusual-put-once',
      from: '((await changedAnew(bench, item, wanted)) ?? first)',
      to: 'first',
      kills: 'a PUT that breaks a rule within is made anew (G3)',
    },
  ]),
  ...mutantsOf(ofResources('changing/replacing', 'changing/put-anew'), [
    {
      id: 'unusual-put-before-patch-alone',
      from: 'await behindPatch(bench, item, taken)',
      to: 'undefined as Schema | undefined',
      kills: 'a PUT that a PATCH before it undoes is a breach (G3)',
    },
  ]),
  ...mutantsOf(ofResources('items/free-key', 'items/known-keys'), [
    {
      id: 'unusual-keys-of-nothing',
      from: 'target !== undefined && isSure',
      to: 'target === undefined && isSure',
      kills: 'a part of a key that is named like the id of something is one that stands',
    },
  ]),
  ...mutantsOf(ofResources('description/removal-body'), [
    {
      id: 'unusual-removed-without-a-reason',
      from: 'return { body: withExamples(',
      to: 'return { more: withExamples(',
      kills: 'a removal that has to have a reason has one (G5, G6)',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/gateway/journal.ts', spec: 'tests/self/gateway/undo-by-name.spec.ts' }, [
    {
      id: 'unusual-undone-without-a-reason',
      from: 'body: undo.body, ',
      to: '',
      kills: 'what has to have a body to be removed has it',
    },
  ]),
  ...mutantsOf(ofResources('description/path-parameters', 'description/path-forms'), [
    {
      id: 'unusual-brackets-of-one-part',
      from: "/^(.*)\\((?:\\w+='?\\{[^/}]+\\}'?,)*(?:\\w+=?)?'?$/",
      to: "/^(.*)\\((?:\\w+=?)?'?$/",
      kills: 'parts of a key in brackets stand behind the same list',
    },
    {
      id: 'unusual-ends-that-differ',
      from: 'withoutEnd(one) === withoutEnd(collection)',
      to: 'one === withoutEnd(path)',
      kills: 'items may end with .json where their list does not',
    },
  ]),
];
