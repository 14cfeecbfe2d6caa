import { mutantsOf, ofResources, type Mutant } from './mutant.ts';

/** What PUT is answered with where it adds at a key of the client's own, and what is left of it. */
export const OWN_KEYS_ANSWERED: readonly Mutant[] = [
  ...mutantsOf(ofResources('description/described-operation', 'items/own-keys-answered'), [
    {
      id: 'answered-as-the-first-success',
      from: 'return answer === undefined ? operation :',
      to: 'return answer !== undefined ? operation :',
      kills: 'PUT at a free key is right where it is answered with the one of two that has no body',
    },
  ]),
  ...mutantsOf(ofResources('items/adding', 'items/own-keys-answered'), [
    {
      id: 'answered-as-what-is-replaced',
      from: 'statuses.length === 0 || statuses.includes(status)',
      to: 'statuses.length >= 0 || statuses.includes(status)',
      kills:
        'PUT at a free key is right where it is answered with another success than PUT is described with',
    },
    {
      id: 'answered-whatever-stands-there',
      from: 'isNew: bench.resource.chosen !== undefined',
      to: 'isNew: false',
      kills: 'PUT at a free key asks for nothing to be replaced',
    },
  ]),
  ...mutantsOf(ofResources('description/identity', 'items/own-keys-answered'), [
    {
      id: 'answered-member-by-its-very-name',
      from: 'members.includes(name) || !parts.isChosen',
      to: 'members.includes(name) || parts.isChosen',
      kills: 'PUT at a free key names one key, where its member is called code',
    },
  ]),
  ...mutantsOf(ofResources('description/item-key', 'items/own-keys-answered'), [
    {
      id: 'answered-in-the-very-letters',
      from: 'one.toLowerCase() === other.toLowerCase()',
      to: 'one === other',
      kills: 'PUT at a free key is right where its key is kept in small letters',
    },
  ]),
  ...mutantsOf(ofResources('description/chosen-key', 'items/own-keys'), [
    {
      id: 'answered-at-half-a-key',
      from: 'one.before === last?.before',
      to: 'one === last',
      kills: 'is at a key of two parameters in one part of its path',
    },
  ]),
  ...mutantsOf(ofResources('answers/required-values', 'answers/required-values'), [
    {
      id: 'answered-in-another-region',
      from: 'queries.set(key, value);',
      to: '',
      kills: 'what stands in a query is the same for each request, since it may say where an item is',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/gateway/exchanges.ts', spec: 'tests/self/gateway/undo-by-name.spec.ts' }, [
    {
      id: 'answered-and-left-behind',
      from: 'answer?.isOk === true || (isKnownPlace',
      to: 'answer?.isOk === true && (isKnownPlace',
      kills: 'what is removed by its name is that of a PUT whose answer was lost',
    },
    {
      id: 'answered-and-not-created-by-post',
      from: "const isKnownPlace = method === 'PUT' &&",
      to: 'const isKnownPlace =',
      kills: 'what is removed by its name is that of no POST that failed',
    },
  ]),
  ...mutantsOf(ofResources('access/guarded-writes', 'access/own-keys-guarded'), [
    {
      id: 'answered-for-a-reserved-key',
      from: 'bench.resource.chosen === undefined || isSuccess(first.exchange)',
      to: 'bench.resource.chosen !== undefined || isSuccess(first.exchange)',
      kills: 'a key that the service keeps for itself is no word against a scheme: 422 (G6)',
    },
  ]),
  ...mutantsOf(ofResources('answers/required-values', 'answers/required-values'), [
    {
      id: 'answered-to-the-same-request',
      from: "parameter.in === 'header' || NAMES_A_REQUEST.test(parameter.name)",
      to: "parameter.in === 'header'",
      kills: 'what tells requests apart in a query is new each time',
    },
  ]),
  ...mutantsOf(ofResources('bench/looking', 'changing/patching'), [
    {
      id: 'answered-wrong-before-each-change',
      from: "if (before?.isServed === true) await judge.holds('G1', before.problems);",
      to: '',
      kills: 'what GET shows wrong before any change is not for PATCH to say (G4)',
    },
  ]),
];
