import { asNamed, mutantsOf, ofResources, type Mutant } from './mutant.ts';

const CHOSEN = mutantsOf(ofResources('description/chosen-key'), [
  {
    id: 'own-keys-beside-post',
    from: 'itemPath === undefined || collection.POST !== undefined',
    to: 'itemPath === undefined',
    kills: 'is not where POST gives it',
  },
  {
    id: 'own-keys-never-removed',
    from: ' || DELETE === undefined',
    to: '',
    kills: 'is not where DELETE is missing',
  },
  {
    id: 'own-keys-of-parents',
    from: '!isElsewhere(one, paths) || isNamedByChoices(one)',
    to: 'paths.length > 0',
    kills: 'is none that is behind a collection: that is a parent’s',
  },
  {
    id: 'own-keys-listed-by-their-end',
    from: ': index >= behindList)',
    to: ': index > behindList)',
    kills: 'is each that a list in front shows',
  },
]);

const ADDED = [
  ...mutantsOf(ofResources('items/free-key', 'items/own-keys'), [
    {
      id: 'own-keys-taken-are-free',
      from: 'NOTHING_THERE.includes(exchange.status) ||',
      to: 'exchange.status < 500 ||',
      kills: 'is not found, and nothing is changed, where GET does not say that nothing stands there (403)',
    },
    {
      id: 'own-keys-that-crash-are-free',
      from: 'NOTHING_THERE.includes(exchange.status) ||',
      to: 'exchange.status > 0 ||',
      kills: 'is not found, and nothing is changed, where GET crashes at each',
    },
  ]),
  ...mutantsOf(ofResources('items/adding', 'items/own-keys'), [
    {
      id: 'own-keys-added-unseen',
      from: '? await showsLater(bench, item)',
      to: '? true',
      kills: 'nothing more is added where PUT is answered with success, and nothing is at its key',
    },
    {
      id: 'left-where-put-failed',
      from: '(await look(bench, item))?.isServed === true',
      to: 'false',
      kills: 'what PUT has added is removed again though it was answered with 500',
    },
  ]),
  ...mutantsOf(ofResources('answers/created-key', 'items/own-keys'), [
    {
      id: 'own-keys-removed-without-parents',
      from: "encodeURIComponent(values[name] ?? '')",
      to: "encodeURIComponent(name === parameter ? (values[name] ?? '') : '')",
      kills: 'is at a key of several parameters, by which it is removed',
    },
  ]),
];

const GUARDED = 'tests/self/resources/access/own-keys-guarded.spec.ts';

const REFUSED = [
  ...mutantsOf({ file: 'fixtures/resources/access/guarded-adding.ts', spec: GUARDED }, [
    {
      id: 'own-keys-refused-are-unseen',
      from: 'if (found?.isServed !== true) return [];',
      to: 'if (found?.isServed !== false) return [];',
      kills: 'refused PUTs at a free key that are carried out all the same are told (G6)',
    },
    {
      id: 'own-keys-refused-then-forgotten',
      from: '[effect, late, refused]',
      to: '[effect, refused]',
      kills: 'refused PUTs at a free key that are carried out along with a right one elsewhere are told (G6)',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/resources/access/guarded-removal.ts', spec: GUARDED }, [
    {
      id: 'neighbours-taken-before-alone',
      from: '[before, ...others]',
      to: '[before]',
      kills: 'a right DELETE that takes what was added behind its item leaves that to G5 (G6)',
    },
    {
      id: 'neighbours-always-taken',
      from: '(await goneWith(bench, [before, ...others])).length > 0',
      to: '(await goneWith(bench, [before, ...others])).length >= 0',
      kills: 'a refused DELETE that is carried out along with a right one is told (G6)',
    },
  ]),
];

const TOGETHER = mutantsOf(
  { file: 'fixtures/client/wrong-together.ts', spec: 'tests/self/checks/wrong-together.spec.ts' },
  [
    {
      id: 'wrong-together-in-pairs',
      from: '[beside, parts]',
      to: '[beside]',
      kills: 'are those of all headers, and of those beside Authorization: bearer',
    },
    {
      id: 'lacking-beside-right',
      from: '[unknown(wrong), [header, null]]',
      to: '[[header, null]]',
      kills: 'is not sent, and no right value in the place of the wrong one',
    },
  ],
);

const QUERIES = mutantsOf(asNamed('judge/refusals/refused-elsewhere'), [
  {
    id: 'queries-all-of-their-own',
    from: "{ ...breach, requirement: 'A7' }",
    to: 'breach',
    kills: 'is told where it opens to LIMITED_API_KEY for any query (A7)',
  },
  {
    id: 'queries-asked-for-again',
    from: 'isLetIn(`${path}?x=1`)',
    to: 'isLetIn(`${path}?${query}`)',
    kills: 'is told where it opens to LIMITED_API_KEY for one query alone (A6)',
  },
  {
    id: 'queries-open-what-is-open',
    from: ' && !(await isLetIn(path))',
    to: '',
    kills: 'is told where it opens to no Authorization, as the list itself does (A3)',
  },
]);

const UNUSUAL = mutantsOf(
  { file: 'fixtures/pages/unusual-walk.ts', spec: 'tests/self/checks/unusual-walk.spec.ts' },
  [
    {
      id: 'unusual-sizes-replaced',
      from: 'if (first.items?.length !== pageSize) continue;',
      to: 'if (first.items === undefined) continue;',
      kills: 'there is no unusual walk where each size is replaced',
    },
    {
      id: 'unusual-walk-of-two-pages',
      from: '2 * size < amount.count',
      to: 'size < amount.count',
      kills: 'of 74 clients there are three pages at 33',
    },
  ],
);

/** What came with items at keys of the client's own, and beside them. */
export const OWN_KEYS_ADDED: readonly Mutant[] = [
  ...CHOSEN,
  ...ADDED,
  ...REFUSED,
  ...TOGETHER,
  ...QUERIES,
  ...UNUSUAL,
  ...mutantsOf(ofResources('items/free-key', 'items/own-keys'), [
    {
      id: 'own-keys-null-stands-there',
      from: 'return body.value === null || ',
      to: 'return ',
      kills: 'is the first one where nothing stands there (null)',
    },
  ]),
];
