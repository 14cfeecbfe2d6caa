import { mutantsOf, ofResources, type Mutant } from './mutant.ts';

const RESOURCES = 'tests/self/resources';
const SINGLES = `${RESOURCES}/singles/removed-singles.spec.ts`;

/** What stands below items: of keys of several parts, and single things that come and go; changes in steps. */
export const BELOW: readonly Mutant[] = [
  ...mutantsOf(ofResources('description/joint-parents'), [
    {
      id: 'below-each-part-by-itself',
      from: 'places.get(parent.parameter) ?? parent.collection',
      to: 'parent.collection',
      kills: 'what stands below an item of several parameters is below one item',
    },
    {
      id: 'below-lists-between-overlooked',
      from: 'collections.includes(before)',
      to: "collections.includes('')",
      kills: 'below several items each parameter leads to one of its own',
    },
    {
      id: 'below-by-the-id-alone',
      from: "values[parameter] ?? ''",
      to: 'id',
      kills: 'both are taken from what the list shows',
    },
    {
      id: 'below-own-by-a-part',
      from: 'parents.length === 1 ? id : keyOf(resource, id, values).id',
      to: 'parents.length === 0 ? keyOf(resource, id, values).id : id',
      kills: 'what this run has added is no place that stands',
    },
  ]),
  ...mutantsOf(ofResources('description/patch-steps'), [
    {
      id: 'below-steps-of-any-name',
      from: 'SETTING.find((one) => named.includes(one))',
      to: 'SETTING[0]',
      kills: 'steps that set nothing are not sent (G4)',
    },
    {
      id: 'below-steps-unescaped',
      from: ".replaceAll('~', '~0')",
      to: '',
      kills: 'names stand in steps as they do in pointers (RFC 6901)',
    },
  ]),
  ...mutantsOf(ofResources('items/default-values'), [
    {
      id: 'below-defaults-by-themselves',
      from: 'findings.filter(({ at }) => !changed.includes(at))',
      to: 'findings.filter(({ at }) => !changed.includes(`${at}/`))',
      kills: 'the value by default goes on by itself: right (G2)',
    },
    {
      id: 'below-defaults-unsent',
      from: 'control === undefined ? [] : keptBy',
      to: 'control === undefined ? findings : keptBy',
      kills: 'the value by default may not be sent: right (G2)',
    },
  ]),
  ...mutantsOf(ofResources('changing/patched-beside-null'), [
    {
      id: 'below-null-by-default',
      from: "members[name]?.['default'] === undefined",
      to: 'members[name] !== undefined',
      kills: 'beside a change what becomes what it is by default is right (G4)',
    },
    {
      id: 'below-null-all-at-once',
      from: '[mayBeNull, ...mayBeNull.map((name) => [name])]',
      to: '[mayBeNull]',
      kills: 'beside a change what becomes 0, and is cleared alone is a breach (G4)',
    },
    {
      id: 'below-null-where-shown',
      from: '...Object.fromEntries(nulls.map((name) => [name, null]))',
      to: '...Object.fromEntries(nulls.slice(99).map((name) => [name, null]))',
      kills: 'beside a change what was removed, and becomes 0 is a breach (G4)',
    },
  ]),
  ...mutantsOf(ofResources('answers/garbled-texts'), [
    {
      id: 'below-letters-of-one-way',
      from: ' || formsOf(seen).includes(text)',
      to: '',
      kills: 'letters that are read as Latin-1 are garbled',
    },
    {
      id: 'below-letters-of-latin',
      from: '    windows,\n',
      to: '',
      kills: 'letters that are read as Windows-1252 are garbled',
    },
  ]),
  ...mutantsOf(ofResources('items/chosen-items', 'answers/garbled-texts'), [
    {
      id: 'below-letters-unasked',
      from: 'return [...all, ...byLetters];',
      to: 'return all;',
      kills: 'an item with such letters is asked for',
    },
  ]),
  ...mutantsOf(ofResources('description/linked-items', 'description/chosen-key'), [
    {
      id: 'below-listed-by-a-part',
      from: 'key.every(',
      to: 'key.some(',
      kills: 'is none that the list in front does not show',
    },
    {
      id: 'below-listed-across-others',
      from: '!operations.some((one) => isBetween(list, one)) &&',
      to: '',
      kills: 'is none behind which something is described',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/resources/removing/removing-singles.ts', spec: SINGLES }, [
    {
      id: 'below-left-by-its-whole-alone',
      from: '!same.some((name) => telling.includes(name))',
      to: 'telling.length > 0',
      kills: 'of single things DELETE leaves a text of what was put: a breach (G5)',
    },
    {
      id: 'below-there-is-left',
      from: 'changed.filter((name) => isSame(name, written, found))',
      to: 'changed.filter(() => found !== undefined)',
      kills: 'a single thing that goes back to what it was is right (G5)',
    },
    {
      id: 'below-neighbours-unwatched',
      from: '...(await goneWith(bench, others))',
      to: '',
      kills: 'of single things DELETE removes the one before: a breach (G5)',
    },
    {
      id: 'below-refused-is-broken',
      from: 'isUnchangeable(exchange)',
      to: 'exchange.status < 300',
      kills: 'a single thing that may not be removed tells nothing (G5)',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/resources/access/guarded-removal.ts', spec: SINGLES }, [
    {
      id: 'below-there-is-untouched',
      from: 'found.isServed && isAsBefore(work, found, before)',
      to: 'found.isServed',
      kills: 'of single things a refused DELETE sets back: a breach (G6)',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/resources/singles/own-singles.ts', spec: SINGLES }, [
    {
      id: 'below-what-stands-is-made',
      from: 'singles.length >= LEAST && areMissing(singles);',
      to: 'singles.length >= LEAST;',
      kills: 'what is there from the start is not made, whatever removes it',
    },
    {
      id: 'below-made-with-an-id',
      from: '!isWrittenById(bench) && ',
      to: '',
      kills: 'what is written with an id is not made, whatever removes it',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/resources/singles/single-beginning.ts', spec: SINGLES }, [
    {
      id: 'below-made-and-left',
      from: 'if (undo !== undefined && !isDeclined(exchange)) bench.hasMade(item);',
      to: '',
      kills: 'below items that refer to something else what is nowhere yet is made, and removed again',
    },
    {
      id: 'below-refused-and-removed',
      from: 'undo !== undefined && !isDeclined(exchange)',
      to: 'undo !== undefined',
      kills: 'what is nowhere, and PUT may not make, is not removed',
    },
    {
      id: 'below-referred-to-at-once',
      from: ' && !mayComeLater(bench)',
      to: '',
      kills: 'what an item refers to may show a moment later, and is left alone',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/resources/singles/trial-change.ts', spec: SINGLES }, [
    {
      id: 'below-first-change-left',
      from: 'data === undefined && removal !== undefined',
      to: 'data !== undefined && removal !== undefined',
      kills: 'what is nowhere is one for several all the same where its first change says so',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/resources/reading/read-problems.ts', spec: SINGLES }, [
    {
      id: 'below-made-unread',
      from: '(await look(reader, item))?.problems ?? []',
      to: '(await look(reader, item))?.problems.slice(0, 0) ?? []',
      kills: 'what is wrong with it then is told (G1)',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/resources/access/guarded-reads.ts', spec: SINGLES }, [
    {
      id: 'below-nothing-to-guard',
      from: '(await isUnmade(bench, parents)) ? singleToRead(bench) : undefined',
      to: '(await isUnmade(bench, parents)) ? undefined : undefined',
      kills: 'what nobody has made yet is made to be read (G1, G6)',
    },
  ]),
];
