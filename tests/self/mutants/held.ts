import { asNamed, mutantsOf, type Mutant } from './mutant.ts';

/** What is held: a page by a client, a client by its id, a list by the token that was renewed, a clock by its step. */
export const HELD: readonly Mutant[] = [
  ...mutantsOf(asNamed('judge/lists/without-items'), [
    {
      id: 'held-clients-behind-the-end-are-judged-twice',
      from: '...(isInList ? [] : again)',
      to: '...again',
      kills: 'is right where they lack it in the list, too: that is E2’s',
    },
    {
      id: 'held-clients-behind-the-end-are-not-judged',
      from: '...(isInList ? [] : again)',
      to: '...(isInList ? again : [])',
      kills: 'is told where they lack what they have in the list',
    },
  ]),
  ...mutantsOf(asNamed('judge/lists/as-others-ask'), [
    {
      id: 'held-page-may-be-told-anything',
      from: 'exchange.status === OK',
      to: 'exchange.status === NOT_MODIFIED',
      kills: 'is no envelope without a list',
    },
  ]),
  ...mutantsOf(asNamed('judge/tokens/stands-still'), [
    {
      id: 'held-list-stood-still-before',
      from: 'if (areOnePage(before) || (',
      to: 'if ((',
      kills: 'that were the same before are not',
    },
    {
      id: 'held-list-stands-still-by-the-key',
      from: ' || (await areOneByKey(service, pages))',
      to: '',
      kills: 'are not where they are one page by the key, too, at the moment',
    },
    {
      id: 'held-list-by-chance',
      from: 'if (!(await areOneAgain(service, served))) return [];',
      to: '',
      kills: 'are not where they differ when they are asked for again',
    },
    {
      id: 'held-list-at-one-size',
      from: '.slice(0, 1)',
      to: '',
      kills: 'are told where they begin alike at different sizes',
    },
  ]),
  ...mutantsOf(asNamed('judge/lists/lone-client'), [
    {
      id: 'held-lone-client-behind-its-page',
      from: 'if (areSamePage(first, behind))',
      to: 'if (areSamePage(first, first) && behind === first)',
      kills: 'the same page behind it tells nothing',
    },
    {
      id: 'held-lone-client-is-gone',
      from: 'if (first.items?.length !== 1) return { moved: true };',
      to: '',
      kills: 'that is gone meanwhile, nothing is told',
    },
  ]),
  ...mutantsOf(
    { file: 'fixtures/checks/choice-checks.ts', spec: 'tests/self/checks/certain-pages.spec.ts' },
    [
      {
        id: 'held-page-whatever-is-asked',
        from: 'isCertain: holdsAllAsked(one),',
        to: '',
        kills: 'that headers choose nothing is certain of a page that holds what was asked for',
      },
      {
        id: 'held-page-that-is-not-full',
        from: 'return items.length >= pageSize;',
        to: 'return items.length > 0 || pageSize > 0;',
        kills: 'that headers choose nothing is not certain of a page that is not full',
      },
    ],
  ),
  ...mutantsOf(asNamed('judge/lists/unsteady'), [
    {
      id: 'held-ids-are-made-up-on-moving-pages',
      from: 'return staysInPlace ? columns.filter(isRenumbered).length : 0;',
      to: 'return columns.filter(isRenumbered).length;',
      kills: 'clients of one name that move on are not one client with other ids',
    },
    {
      id: 'held-ids-of-other-clients',
      from: '&& new Set(column.map(withoutId)).size === 1',
      to: '',
      kills: 'another client each time in one place are not one client with other ids',
    },
  ]),
  ...mutantsOf(asNamed('ground/token-expiry'), [
    {
      id: 'held-clock-that-was-put-right',
      from: 'usualMs !== undefined && hasStepped',
      to: 'usualMs === undefined && hasStepped',
      kills: 'a clock that has been put right since it was measured is that of the log-in',
    },
  ]),
];
