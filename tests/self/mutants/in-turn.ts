import { mutantsOf, ofResources, type Mutant } from './mutant.ts';

const RESOURCES = 'tests/self/resources';
const RULED = `${RESOURCES}/changing/ruled-data.spec.ts`;

/** What data become where a rule in words stands against them; what goes, comes back, or is moved by PUT alone. */
export const IN_TURN: readonly Mutant[] = [
  ...mutantsOf({ file: 'fixtures/resources/data/trial-bodies.ts', spec: RULED }, [
    {
      id: 'turn-apart-alone',
      from: '[{ isShort: true, ids }, { ids: alike }]',
      to: '[{ isShort: true, ids }]',
      kills: 'a service takes two who are the same, as a rule in words has it',
    },
    {
      id: 'turn-lists-long',
      from: 'isList ? value.slice(0, 1) : value',
      to: 'value',
      kills: 'a service takes lists of one alone, as a rule in words has it',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/resources/data/arranged-days.ts', spec: RULED }, [
    {
      id: 'turn-moments-at-any-time',
      from: 'openHourOf(firstMs) + indexOfKind * HOUR_MS',
      to: 'firstMs + indexOfKind * HOUR_MS',
      kills: 'a service takes full hours while somebody works, as a rule in words has it',
    },
    {
      id: 'turn-months-cut',
      from: 'index === 0 ? 1 : 0',
      to: '1',
      kills: 'a service takes the first and the last day of a month, as a rule in words has it',
    },
    {
      id: 'turn-worked-tomorrow',
      from: 'isPast === true ? inThePast(schema, data) : data',
      to: 'data',
      kills: 'a service takes hours that were worked, as a rule in words has it',
    },
  ]),
  ...mutantsOf(ofResources('data/arranged-days'), [
    {
      id: 'turn-days-apart',
      from: 'firstMs + index * DAY_MS',
      to: 'firstMs + index * 300 * DAY_MS',
      kills: 'daily the latest follows the earliest on 2027-03-02, in their order',
    },
    {
      id: 'turn-moments-of-a-day-alone',
      from: 'firstMs + index * 31 * DAY_MS',
      to: 'firstMs + index',
      kills: 'monthly the latest follows the earliest on 2027-04-01, in their order',
    },
    {
      id: 'turn-days-of-rest',
      from: '(TO_WORK[new Date(ms).getUTCDay()] ?? 0) * DAY_MS',
      to: '0',
      kills: 'days and moments at work begin on a working day that two more follow, whatever day it was',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/resources/data/kinds-to-try.ts', spec: RULED }, [
    {
      id: 'turn-numbers-large',
      from: 'Object.keys(few).length === 0 ? [] : [few]',
      to: '[]',
      kills: 'a service takes few on days that are near to each other, as a rule in words has it',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/resources/data/taken-data.ts', spec: RULED }, [
    {
      id: 'turn-days-apart-anew',
      from: '[...RHYTHM_NAMES, undefined].map',
      to: '[undefined].map',
      kills: 'a service takes few on days that are near to each other, as a rule in words has it',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/resources/data/known-references.ts', spec: RULED }, [
    {
      id: 'turn-one-for-all',
      from: '[...ids.slice(turn), ...ids.slice(0, turn)]',
      to: 'ids.slice(turn * 0)',
      kills: 'a service takes two who are not the same, as a rule in words has it',
    },
  ]),
  ...mutantsOf(ofResources('description/reference-target'), [
    {
      id: 'turn-id-words-unread',
      from: 'byIdInWords(others, schema) ?? byWords',
      to: 'byWords',
      kills:
        'work ({"type":"string","description":"project_id of what is paid for."}) leads to /api/v1/projects',
    },
    {
      id: 'turn-words-of-another-unread',
      from: 'speaksOfAnother(schema) ? resources : others',
      to: 'others',
      kills: 'answers ({"type":"string","description":"id of another note."}) leads to /api/v1/notes',
    },
    {
      id: 'turn-named-things-without-ids',
      from: '!isOfId && !LIKE_IDS.test(',
      to: '!isOfId || LIKE_IDS.test(',
      kills: 'payer_id ({"type":"string","description":"The project that pays."}) leads to /api/v1/projects',
    },
    {
      id: 'turn-client-words-unread',
      from: "?? (isOfClients ? 'clients' : undefined)",
      to: '',
      kills: 'sender ({"type":"string","description":"clientId of the sender."}) leads to clients',
    },
  ]),
  ...mutantsOf(ofResources('changing/first-change', 'access/guarded-alone'), [
    {
      id: 'turn-all-members-at-once',
      from: "operation.method === 'PATCH' && isKept(written.exchange) ? Object.keys(body) : []",
      to: '[]',
      kills: 'a PATCH that takes one member at a time, and is open, is judged by such changes (G6)',
    },
    {
      id: 'turn-computed-members-as-well',
      from: ' && !own.includes(name)',
      to: '',
      kills:
        'what answers show as the service’s own is not among what guards a PATCH, though it takes it (G6)',
    },
    {
      id: 'turn-states-as-well',
      from: 'return isOfUse ? names : undefined;',
      to: 'return isOfUse ? undefined : undefined;',
      kills: 'a PATCH that would close an item to further ones is not among those that guard it (G6)',
    },
  ]),
  ...mutantsOf(
    { file: 'fixtures/client/wrong-credentials.ts', spec: `${RESOURCES}/access/spoiled-at-once.spec.ts` },
    [
      {
        id: 'turn-no-word-of-the-other',
        from: '...mixedKinds(contract, scheme), ',
        to: '',
        kills: 'GET that takes the key under the word Bearer is told (G6)',
      },
    ],
  ),
  ...mutantsOf(ofResources('data/made-data', 'items/default-values'), [
    {
      id: 'turn-bare-alone',
      from: 'return bench.fits(schema, mixed) ? mixed : least;',
      to: 'return bench.fits(schema, mixed) ? least : least;',
      kills: 'what an item of a list leaves out is that of the one before: a breach (G2)',
    },
  ]),
  ...mutantsOf(ofResources('items/default-values'), [
    {
      id: 'turn-usual-at-the-top',
      from: 'value.map((one) => usualIn(unmarked(schema, items), one))',
      to: 'value',
      kills: 'what an item of a list leaves out is that of the one before: a breach (G2)',
    },
  ]),
  ...mutantsOf(ofResources('removing/behind-removal', 'removing/repeated-by-put'), [
    {
      id: 'turn-first-alone',
      from: 'if (isHeld(bench, exchange)) continue;',
      to: '',
      kills: 'where the latest holds what was added before, it is the latest that goes and comes again (G2)',
    },
  ]),
  ...mutantsOf(ofResources('items/clearing'), [
    {
      id: 'turn-nothing-but-null',
      from: '{ ...taken, shown, nothing: asEmpty }',
      to: '{ ...taken, shown, nothing: asNull }',
      kills: 'lists and maps with nothing in them are passed over by PUT (G3)',
    },
    {
      id: 'turn-empty-against-the-description',
      from: ' && fits(member, empty) ? empty : undefined',
      to: ' ? empty : undefined',
      kills: 'lists and maps with nothing in them may be sent in part by PUT (G3)',
    },
  ]),
  ...mutantsOf(ofResources('reading/lists-apart'), [
    {
      id: 'turn-empty-lists-unread',
      from: 'if (before.length > 0) return before;',
      to: '',
      kills: 'lists that hold all there are, where they have none break G1',
    },
  ]),
  ...mutantsOf(ofResources('removing/behind-removal', 'removing/repeated-by-put'), [
    {
      id: 'turn-not-again',
      from: 'findings.length > 0 ? findings : addedAgain(bench, parents, gone)',
      to: 'findings',
      kills: 'the same that is added again behind its removal is answered and not there: a breach (G2)',
    },
    {
      id: 'turn-again-however-refused',
      from: 'isSuccess(same.exchange) ? [',
      to: 'same.exchange.status > 0 ? [',
      kills: 'the same that is added again behind its removal is refused: right (G2)',
    },
  ]),
  ...mutantsOf(ofResources('items/sent-alone', 'removing/repeated-by-put'), [
    {
      id: 'turn-repeated-by-put-bound',
      from: '.filter((name) => !(name in taken));',
      to: '.filter((name) => name in taken && false);',
      kills: 'what PUT alone has to repeat may move with a PATCH (G4)',
    },
  ]),
];
