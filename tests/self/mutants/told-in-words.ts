import { mutantsOf, ofResources, type Mutant } from './mutant.ts';

const RESOURCES = 'tests/self/resources';

/** What descriptions say in words or by examples alone; lists at other addresses; what was added for one alone. */
export const TOLD_IN_WORDS: readonly Mutant[] = [
  ...mutantsOf(ofResources('description/other-lists'), [
    {
      id: 'words-lists-of-anything',
      from: 'one !== undefined && isDeepStrictEqual(one, rows)',
      to: 'one !== undefined',
      kills: 'a list at another address, of other things',
    },
    {
      id: 'words-lists-of-any-name',
      from: ' || !isCalledAlike(resource, operation)',
      to: '',
      kills: 'a list at another address, of what is called otherwise',
    },
    {
      id: 'words-lists-of-other-parents',
      from: 'all.filter(isParent).length < parents.length',
      to: 'parents.length < 0',
      kills: 'ids that are counted below each parent are those of others elsewhere',
    },
    {
      id: 'words-lists-by-the-own-id',
      from: '.filter((name) => name !== identity?.member)',
      to: '',
      kills: 'a list at another address, by the own id',
    },
    {
      id: 'words-lists-by-some-parameters',
      from: 'found.length < open.length',
      to: 'found.length > open.length',
      kills: 'a list at another address, by what no item tells',
    },
    {
      id: 'words-lists-with-items',
      from: "only?.method === 'GET' && others.length === 0",
      to: "only?.method === 'GET'",
      kills: 'a list with items of its own is no other list',
    },
  ]),
  ...mutantsOf(ofResources('bench/listings', 'description/other-lists'), [
    {
      id: 'words-lists-that-never-showed-it',
      from: 'found?.isServed === true && (!isOfLastWord',
      to: 'found !== undefined && (!isOfLastWord',
      kills: 'another list shows only what was removed (G5)',
    },
  ]),
  ...mutantsOf(ofResources('changing/replacing', 'description/other-lists'), [
    {
      id: 'words-lists-left-unread',
      from: 'await stillListed(bench, item, { listings, findings: shown })',
      to: 'shown',
      kills: 'another list shows what PUT has moved where it stood before as well (G3)',
    },
  ]),
  ...mutantsOf(ofResources('removing/removing', 'description/other-lists'), [
    {
      id: 'words-lists-forgotten-behind-removal',
      from: '...(await listedBy(listings)),',
      to: '',
      kills: 'another list goes on to show it (G5)',
    },
  ]),
  ...mutantsOf(ofResources('removing/removing', 'removing/removed-later'), [
    {
      id: 'words-holding-first-to-last',
      from: 'for (const other of others.toReversed()) {',
      to: 'for (const other of others.slice(0, 1)) {',
      kills: 'what holds others is removed behind them (G5)',
    },
    {
      id: 'words-held-by-nobody',
      from: 'if (removal.isKept) continue;',
      to: 'if (removal.isKept) return [];',
      kills: 'what nobody may remove is told (G5)',
    },
    {
      id: 'words-gone-first-not-looked-for',
      from: 'removal.findings.length > 0 ? removal.findings : await stillGone(bench, other)',
      to: '([] as readonly Finding[])',
      kills: 'what is said to be gone is looked for, also of what went first (G5)',
    },
  ]),
  ...mutantsOf(ofResources('items/showing', 'description/other-lists'), [
    {
      id: 'words-own-list-alone',
      from: '[{ bench, item }, ...(await listingsOf(bench, item))]',
      to: '[{ bench, item }]',
      kills: 'another list shows other words (G2)',
    },
  ]),
  ...mutantsOf(ofResources('data/reference-forms'), [
    {
      id: 'words-addresses-by-name-alone',
      from: 'LIKE_ADDRESSES.test(path) || (',
      to: 'LIKE_ADDRESSES.test(path) && (',
      kills: 'task ({"type":"string","format":"uri-reference"}) names t7 by ["/api/v1/projects/p1/tasks/t7"]',
    },
    {
      id: 'words-examples-say-nothing',
      from: '[...alike, ...forms]',
      to: '[...forms, ...alike]',
      kills:
        'task ({"type":"string","example":"/api/v1/projects/p0/tasks/t1"}) names t7 by ["/api/v1/projects/p1/tasks/t7"]',
    },
  ]),
  ...mutantsOf(ofResources('answers/told-lists', 'answers/compare'), [
    {
      id: 'words-of-order-unread',
      from: '|| isPutInOrder(items, views)',
      to: '',
      kills: 'a list in the order of which there is a word is no difference',
    },
  ]),
  ...mutantsOf(ofResources('answers/told-lists', 'answers/compare'), [
    {
      id: 'words-of-order-not-needed',
      from: 'if (!isTold || items.length === 0)',
      to: 'if (items.length === 0)',
      kills: 'a list of things in an order of its own is a difference',
    },
  ]),
  ...mutantsOf(ofResources('answers/told-lists', 'answers/compare'), [
    {
      id: 'words-of-order-without-order',
      from: '!areAlike && rows.some((one) => isSorted(one) || isSorted(one.toReversed()))',
      to: '!areAlike && rows.length > 0',
      kills: 'a list with a word for an order that it is not in is a difference',
    },
  ]),
  ...mutantsOf(ofResources('answers/told-lists', 'answers/compare'), [
    {
      id: 'words-of-order-upwards',
      from: ' || isSorted(one.toReversed()))',
      to: ')',
      kills: 'such a list the other way round is no difference',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/data/made-text.ts', spec: `${RESOURCES}/items/check-digits.spec.ts` }, [
    {
      id: 'words-codes-by-chance',
      from: '[formatted, codeLike(schema, faker), toldClock(schema, faker)]',
      to: '[formatted, toldClock(schema, faker)]',
      kills: 'where an example has a check digit, each number that is made up has one',
    },
    {
      id: 'words-codes-of-any-form',
      from: 'one !== undefined && regularExpression(pattern).test(one)',
      to: 'one !== undefined',
      kills: 'an example of another form than the pattern is none',
    },
  ]),
  ...mutantsOf(ofResources('data/known-references', 'data/taken-data'), [
    {
      id: 'words-names-of-one',
      from: 'if (isNameOfOne(name, member)) return true;',
      to: '',
      kills: 'a refusal is told of nobody where the name of one of several has no example',
    },
  ]),
  ...mutantsOf(ofResources('data/kinds-to-try', 'changing/ruled-data'), [
    {
      id: 'words-days-near-alone',
      from: '{ min: 1000, max: 3000 },\n  { min: 3000, max: 6000 },\n',
      to: '',
      kills: 'what is taken for years, and may not meet, is taken on days far from each other',
    },
  ]),
  ...mutantsOf(ofResources('items/own-references'), [
    {
      id: 'words-own-of-what-stands',
      from: 'isNamedSo(target, path) && isOwn(target, String(one.value))',
      to: 'isNamedSo(target, path)',
      kills: 'a single thing below items that show a reference to what stands is not changed',
    },
    {
      id: 'words-own-of-what-is-not-shown',
      from: 'isShown(one) || isToItsKind(owner, one)',
      to: 'isShown(one) || one.path.length > 0',
      kills: 'a single thing below items that may refer to what they do not show is not changed',
    },
    {
      id: 'words-own-of-likely-ones',
      from: 'referred?.isSure !== true || target === undefined',
      to: 'target === undefined',
      kills:
        'a single thing below items that seem to refer to one of their own kind by a name alone is not changed',
    },
    {
      id: 'words-own-of-its-kind',
      from: '.filter((one) => isToItsKind(owner, one)).map(({ path }) => path)',
      to: '.flatMap(() => [])',
      kills: 'a single thing below items that might refer to one of their own kind is changed (G3)',
    },
    {
      id: 'words-own-of-none-added',
      from: 'if (id !== undefined) ids[path] = [id];',
      to: '',
      kills: 'a single thing below items that refer to what is added for them is changed (G3)',
    },
  ]),
  ...mutantsOf(ofResources('description/identity', 'description/resource'), [
    {
      id: 'words-ids-in-whole-lists',
      from: 'from === collection.GET ? inRow(itemsAt, place) : place',
      to: 'place',
      kills: 'a link of the list to its first item tells where items have their id',
    },
  ]),
  ...mutantsOf(ofResources('description/resource'), [
    {
      id: 'words-actions-by-colons-alone',
      from: '/\\}[:/][^/{}]+\\/?$/',
      to: '/\\}:[^/{}]+\\/?$/',
      kills: 'POST /api/v1/notes/{noteId}/archive alone does something to an item',
    },
  ]),
];
