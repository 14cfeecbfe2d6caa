import { asNamed, mutantsOf, type Mutant } from './mutant.ts';

const RESOURCES = 'tests/self/resources';

/** What described services ask for as a rule: bookings for hours, keys that lead to something, what comes to stand later. */
export const ORDINARY_RULES: readonly Mutant[] = [
  ...mutantsOf(asNamed('resources/told-once'), [
    {
      id: 'ordinary-words-said-each-time',
      from: "member['description'] === undefined && typeof words === 'string' && tellsForm(words)",
      to: 'false',
      kills: 'what is said of a member where it is added holds where it is changed',
    },
    {
      id: 'ordinary-words-said-first-alone',
      from: "member['description'] === undefined && ",
      to: '',
      kills: 'it does not where something is said of it there, and what POST does not take has no words',
    },
  ]),
  ...mutantsOf(asNamed('resources/told-once'), [
    {
      id: 'ordinary-words-of-any-kind',
      from: ' && tellsForm(words)',
      to: '',
      kills: 'what is said of a rule where it is added stands against no PUT',
    },
  ]),
  ...mutantsOf(
    { file: 'fixtures/resources/guarded-removal.ts', spec: `${RESOURCES}/guarded-alone.spec.ts` },
    [
      {
        id: 'ordinary-removal-by-what-stays',
        from: 'return bare === undefined ? results : refusedRemoval(bare, operation, control);',
        to: 'return results;',
        kills: 'an item that may be removed tells of DELETE that is guarded, where others have to stay (G6)',
      },
      {
        id: 'ordinary-removal-of-what-stays-behind',
        from: '{ ...work, item, other }',
        to: '{ ...work, item }',
        kills: 'a refused DELETE that is carried out along with a right one of what may go is told (G6)',
      },
      {
        id: 'ordinary-removal-of-nothing',
        from: '(await goneAnyway(bare)).length > 0 ? undefined : bare',
        to: 'bare',
        kills: 'where nothing stands of what may go, that is left to others (G6)',
      },
    ],
  ),
  ...mutantsOf({ file: 'fixtures/data/in-order.ts', spec: `${RESOURCES}/data.spec.ts` }, [
    {
      id: 'ordinary-moments-far-apart',
      from: "format === 'date' ? undefined : later(",
      to: 'true ? undefined : later(',
      kills: 'of moments one follows the other an hour later',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/data/near-values.ts', spec: `${RESOURCES}/data.spec.ts` }, [
    {
      id: 'ordinary-days-and-moments-alike',
      from: 'moments: [QUARTER_MS, HOUR_MS, DAY_MS]',
      to: 'moments: [DAY_MS]',
      kills:
        'near to a moment are a quarter, an hour and a day before and behind it, to a day the next and a week',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/resources/adding.ts', spec: `${RESOURCES}/accepted-later.spec.ts` }, [
    {
      id: 'ordinary-accepted-is-there',
      from: 'if (exchange.status === ACCEPTED) await',
      to: 'if (exchange.status < ACCEPTED) await',
      kills: 'what is accepted alone is waited for, before anything is done with it',
    },
  ]),
  ...mutantsOf(
    { file: 'fixtures/resources/known-references.ts', spec: `${RESOURCES}/referring-keys.spec.ts` },
    [
      {
        id: 'ordinary-keys-lead-nowhere',
        from: 'place.name === identity.member && leadsElsewhere(bench, place)',
        to: 'false',
        kills:
          'the last part of a key that is sent leads to what stands, where it is named like the id of that',
      },
    ],
  ),
];
