import { mutantsOf, ofResources, type Mutant } from './mutant.ts';

const RESOURCES = 'tests/self/resources';
const BOUND = `${RESOURCES}/singles/bound-singles.spec.ts`;
const FOREIGN = `${RESOURCES}/singles/foreign-singles.spec.ts`;

/** What a single thing below an item is, before it is written to. */
export const OWN_SINGLES: readonly Mutant[] = [
  ...mutantsOf({ file: 'fixtures/resources/singles/shared-things.ts', spec: FOREIGN }, [
    {
      id: 'singles-alike-are-own',
      from: 'new Set(own).size < own.length',
      to: 'own.length < 0',
      kills: 'a single thing that is the same below each item is not changed',
    },
    {
      id: 'singles-of-other-names-are-own',
      from: '!isOwnId(bench, one) ||',
      to: '(!isOwnId(bench, one) && own === undefined) ||',
      kills: 'a single thing with another such id below each item is not changed',
    },
    {
      id: 'singles-referred-to-are-own',
      from: '!isOwnName(one, owner, given) && (',
      to: '!isOwnName(one, owner, given) && inner.length === 9 && (',
      kills: 'a single thing that its item refers to is not changed',
    },
    {
      id: 'singles-named-by-items-are-own',
      from: 'isNamedAlike && isPlain',
      to: 'isNamedAlike && !isPlain',
      kills: 'a single thing that its item names is not changed',
    },
    {
      id: 'singles-shown-by-items-are-own',
      from: 'ids.includes(String(one.value))',
      to: 'ids.length < 0',
      kills: 'a single thing whose id its item shows is not changed',
    },
    {
      id: 'singles-written-with-ids',
      from: 'isIdLike(one) && !given',
      to: 'isIdLike(one) && given.length === 0 && !given',
      kills: 'a single thing that is written with an id is not changed',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/resources/singles/single-beginning.ts', spec: FOREIGN }, [
    {
      id: 'singles-of-one-look',
      from: 'first === undefined || first.isServed',
      to: 'first !== null',
      kills: 'a single thing that is the same, as is seen later is not changed',
    },
    {
      id: 'singles-unclear-are-absent',
      from: 'NOTHING.includes(before.exchange.status)',
      to: 'before.exchange.status > 0',
      kills: 'a single thing that is nowhere to be seen for an unknown reason is not changed',
    },
  ]),
  ...mutantsOf(ofResources('singles/single-beginning', 'singles/singles'), [
    {
      id: 'singles-refused-beginnings-speak',
      from: 'isThere && !isUnchangeable(exchange)',
      to: 'isThere || !isUnchangeable(exchange)',
      kills: 'what stands against PUT tells nothing of single things (G3)',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/resources/singles/trial-change.ts', spec: FOREIGN }, [
    {
      id: 'singles-changed-with-all-are-own',
      from: 'near === undefined || changed.length === others.length',
      to: 'near === undefined || changed.length > others.length',
      kills: 'a single thing without an id that is one for all is as it was behind the first change',
    },
    {
      id: 'singles-changed-with-some-are-own',
      from: 'back !== undefined && back.length > 0',
      to: 'back !== undefined && back.length > 1',
      kills:
        'a single thing without an id that is one for every other item is as it was behind the first change',
    },
    {
      id: 'singles-not-taken-back',
      from: 'if (changed.length > 0) await takenBack',
      to: 'if (changed.length > 9) await takenBack',
      kills: 'a single thing without an id that is one for all is as it was behind the first change',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/resources/singles/trial-change.ts', spec: FOREIGN }, [
    {
      id: 'singles-given-what-they-lack',
      from: 'data[name] ?? null',
      to: 'data[name] ?? sent[name]',
      kills: 'a single thing that is one for all loses again what it had not before',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/resources/items/sent-alone.ts', spec: BOUND }, [
    {
      id: 'singles-versions-are-clients',
      from: '(collection.POST ?? item.PUT)?.requestSchema',
      to: '(collection.POST ?? item.PUT ?? operation).requestSchema',
      kills: 'PATCH alone, of the latest version of a single thing, is right (409 to others)',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/resources/items/reading-lists.ts', spec: BOUND }, [
    {
      id: 'singles-missing-without-a-maker',
      from: '!READING.includes(method)',
      to: 'READING.includes(method)',
      kills: 'a single thing that nothing described could make has to be there (G1)',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/resources/changing/replacing.ts', spec: BOUND }, [
    {
      id: 'singles-made-once-are-accused',
      from: 'first?.exchange !== undefined && isUnchangeable',
      to: 'first?.exchange === undefined && isUnchangeable',
      kills: 'a single thing that PUT makes once is right, whatever later changes are told (409)',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/resources/items/changing.ts', spec: BOUND }, [
    {
      id: 'singles-closed-to-put-are-open',
      from: 'return isUnchangeable((await changeOf(',
      to: 'return !isUnchangeable((await changeOf(',
      kills: 'a single thing that PUT makes once tells nothing of PATCH (409)',
    },
  ]),
  ...mutantsOf(ofResources('items/changing', 'singles/singles'), [
    {
      id: 'singles-without-put-are-open',
      from: 'return isSingle === true;',
      to: 'return false;',
      kills: 'what stands against each PATCH without PUT tells nothing of single things (G4)',
    },
  ]),
  ...mutantsOf(ofResources('singles/own-singles', 'singles/singles'), [
    {
      id: 'singles-none-beside',
      from: 'others.push(one.item);',
      to: 'others.slice();',
      kills: 'of single things PUT changes the one behind: a breach (G3)',
    },
  ]),
  ...mutantsOf(ofResources('description/id-names'), [
    {
      id: 'singles-named-in-one-form',
      from: "last.replace(/es$/, '')",
      to: 'last',
      kills: 'what /api/v1/addresses leads to is known by addressid',
    },
  ]),
];
