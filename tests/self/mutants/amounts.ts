import { asNamed, mutantsOf, ofResources, type Mutant } from './mutant.ts';

/** What is as much as may be, and what is left out where a description says what becomes of it. */
export const AMOUNTS: readonly Mutant[] = [
  ...mutantsOf(ofResources('changing/left-out'), [
    {
      id: 'left-out-without-being-told',
      from: 'if (!tellsGoing(taken.operation.words)) return [];',
      to: '',
      kills: 'what nobody describes stays: right (G3)',
    },
    {
      id: 'left-out-once-is-enough',
      from: 'first.length === 0 ? first : await leftOutOnce(bench, item, { ...taken, leaving })',
      to: 'first',
      kills: 'a value that is usual there by chance is no old one: it would stay a second time (G3)',
    },
    {
      id: 'left-out-of-the-item-alone',
      from: '[leastOfBody, leastWithin]',
      to: '[leastOfBody]',
      kills: 'the same within an object (G3)',
    },
    {
      id: 'left-out-within-objects-alone',
      from: '[leastOfBody, leastWithin]',
      to: '[leastWithin]',
      kills: 'what stays although PUT leaves it out, against its description, is a breach (G3)',
    },
    {
      id: 'left-out-of-every-member',
      from: ' && !tellsOfLeavingOut(member)',
      to: '',
      kills: 'what has words of its own stays: right (G3)',
    },
    {
      id: 'left-out-of-choices',
      from: ' && !isChoice(member)',
      to: '',
      kills: 'a choice, a flag and what has a usual value stay: right (G3)',
    },
  ]),
  ...mutantsOf(ofResources('description/rules-in-words', 'changing/left-out'), [
    {
      id: 'left-out-though-one-stays',
      from: ' && !tellsOfStaying(words)',
      to: '',
      kills: 'of one it is said that it stays: right (G3)',
    },
  ]),
  ...mutantsOf(ofResources('data/fullest'), [
    {
      id: 'fullest-of-lists-alone',
      from: '[withMonthEnds(bench, schema, all), all, plain, lists]',
      to: '[lists]',
      kills: 'POST of as much as may be: what is cut or too great for a column is told',
    },
    {
      id: 'fullest-of-the-item-alone',
      from: 'isObject(value)\n    ? fullestWithin(bench, schema, value)',
      to: 'isObject(value)\n    ? value',
      kills: 'lists are as long, and numbers almost as great, as their schema lets them be, at each depth',
    },
    {
      id: 'fullest-against-words',
      from: 'hasRule(schema) ? length : USUAL_MOST',
      to: 'USUAL_MOST',
      kills: 'a list whose length is told in words becomes one of no other length',
    },
  ]),
  ...mutantsOf(ofResources('changing/further-puts', 'data/fullest'), [
    {
      id: 'fullest-by-no-put',
      from: '[zeros, zerosInLists, fullest(0), fullest(1), fullest(2)]',
      to: '[zeros, zerosInLists]',
      kills: 'PUT of as much as may be: what is cut or too great for a column is told',
    },
  ]),
  ...mutantsOf(ofResources('changing/patched-most', 'data/fullest'), [
    {
      id: 'fullest-by-no-patch',
      from: '[fullestBodies, letteredBodies]',
      to: '[letteredBodies]',
      kills: 'PATCH of as much as may be: what is cut or too great for a column is told',
    },
  ]),
  ...mutantsOf(ofResources('changing/patched-most', 'data/lettered'), [
    {
      id: 'lettered-by-no-patch',
      from: '[fullestBodies, letteredBodies]',
      to: '[fullestBodies]',
      kills: 'PATCH by a service that doubles apostrophes is told',
    },
  ]),
  ...mutantsOf(ofResources('changing/further-puts', 'data/lettered'), [
    {
      id: 'lettered-by-no-put',
      from: '[...AMOUNTS, ...LETTERS]',
      to: 'AMOUNTS',
      kills: 'PUT by a service that doubles apostrophes is told',
    },
  ]),
  ...mutantsOf(ofResources('data/lettered'), [
    {
      id: 'lettered-all-or-nothing',
      from: '[ALL, OF_PROSE]',
      to: '[ALL]',
      kills: 'where such letters are refused in some members, they are tried in what people write for people',
    },
    {
      id: 'lettered-against-words',
      from: ' || tellsLetters(schema);',
      to: ';',
      kills: 'a text with words on letters is left as it is',
    },
  ]),
  ...mutantsOf(asNamed('data/told-order'), [
    {
      id: 'told-order-once',
      from: 'orders.reduce((last) => orders.reduce((some, order) => put(some, order, schemas), last), made)',
      to: 'orders.reduce((some, order) => put(some, order, schemas), made)',
      kills: 'numbers rise as their descriptions say of each other',
    },
    {
      id: 'told-order-beyond-bounds',
      from: ' && isWithin(ofLess, least) && isWithin(ofMore, most)',
      to: '',
      kills: 'where bounds leave no room they are as they were made',
    },
  ]),
  ...mutantsOf(asNamed('data/told-clock'), [
    {
      id: 'told-clock-backwards',
      from: ' || to < from',
      to: '',
      kills: 'it may be any where no such times are told: From 13:30 to 11:00.',
    },
  ]),
  ...mutantsOf(ofResources('bench/told-by-operation'), [
    {
      id: 'forms-of-operations-for-all',
      from: 'own === undefined ? forms',
      to: 'own !== null ? forms',
      kills: 'but not for a member that has words of its own (G2 to G4)',
    },
    {
      id: 'forms-of-operations-by-themselves',
      from: 'own.length > 0 ? own : usual',
      to: 'own',
      kills: 'what the words of POST say of forms holds for PUT and PATCH, too (G2 to G4)',
    },
  ]),
  ...mutantsOf(ofResources('changing/left-out'), [
    {
      id: 'left-out-of-what-stays',
      from: 'mayGo(bench, shown?.schema, way),',
      to: 'way.length > 0,',
      kills: 'what an item always has stays: right (G3)',
    },
  ]),
  ...mutantsOf(ofResources('removing/held', 'changing/states'), [
    {
      id: 'held-by-no-refusal-in-words',
      from: "rule ?? (tellsStaying(wordsOfRefusals(bench)) ? 'a refusal of its DELETE' : undefined)",
      to: 'rule',
      kills: 'the same of a rule that the description of a refusal has in words (G5)',
    },
  ]),
];
