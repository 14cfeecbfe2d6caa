import { asNamed, mutantsOf, type Mutant } from './mutant.ts';

const SHORTER = [
  ...mutantsOf({ file: 'fixtures/pages/repeated-end.ts', spec: 'tests/self/checks/repeated-end.spec.ts' }, [
    {
      id: 'shorter-list-fills-its-former-end',
      from: 'last.items?.length !== list.end.items ||',
      to: 'last.items?.length !== list.end.items &&',
      kills:
        'is elsewhere where its last page, as full as it was, shows the page before it, and so does the next',
    },
    {
      id: 'shorter-list-never-shows-its-first-page',
      from: '!showsAll(page, before.items) &&',
      to: '!showsAll(page, before.items) ||',
      kills:
        'is elsewhere where its last page, as full as it was, shows the first page, and so does the next',
    },
    {
      id: 'shorter-list-whatever-is-behind-its-end',
      from: 'return areSamePage(page, await at(pageNo + 1));',
      to: 'return true;',
      kills:
        'is elsewhere where its last page, as full as it was, shows the page before it, and so does the next',
    },
    {
      id: 'shorter-list-ends-with-a-window',
      from: 'items: earlier.flatMap(({ items = [] }) => items)',
      to: 'items: earlier.at(-1)?.items',
      kills: 'the last clients behind a page that they fill no more are left out',
    },
  ]),
  ...mutantsOf(asNamed('judge/steadily'), [
    {
      id: 'steadily-only-controls-tell-changes',
      from: '{ attempt, hasChanged: true }',
      to: '{ attempt, hasChanged }',
      kills: 'a list that is read anew may have changed, whatever its control pages show',
    },
  ]),
  ...mutantsOf(asNamed('judge/lists/deep-pages'), [
    {
      id: 'deep-pages-of-a-shorter-list',
      from: 'if (await isPastTheEnd(around, list, { pages, right: credentials })) return [];',
      to: '',
      kills: 'small pages of high numbers may be past the end of a list that has become shorter (P5)',
    },
  ]),
];

const LONGER = mutantsOf(
  { file: 'fixtures/pages/walk-reading.ts', spec: 'tests/self/checks/edge-walks.spec.ts' },
  [
    {
      id: 'grown-list-of-a-replaced-size',
      from: '>= Math.min(pageSize, countOf(read.slice(0, 1)))',
      to: '>= pageSize',
      kills: 'go on where the list has grown by a page of the smaller size',
    },
  ],
);

const CHOICES = mutantsOf({ file: 'fixtures/pages/choices.ts', spec: 'tests/self/checks/choices.spec.ts' }, [
  {
    id: 'choices-of-a-shorter-list',
    from: 'clients: Math.min(clients, otherSize.items?.length ?? 0)',
    to: 'clients',
    kills: 'have nothing to choose where the smallest size holds it whole',
  },
  {
    id: 'choices-whoever-shows-a-shorter-list',
    from: '|| !(await endIsElsewhere(list, reading))',
    to: '',
    kills: 'are told where they choose nothing, although the list is as long as it was',
  },
]);

const FIRST_TWO = mutantsOf(
  { file: 'fixtures/checks/size-checks.ts', spec: 'tests/self/checks/first-two.spec.ts' },
  [
    {
      id: 'first-two-of-a-list-that-begins-anew',
      from: ' || shown.size < count + next) return [];',
      to: ') return [];',
      kills: 'tell nothing where the list begins anew',
    },
  ],
);

const ORDERS = [
  ...mutantsOf(
    { file: 'fixtures/judge/lists/in-any-order.ts', spec: 'tests/self/judge/lists/deep-pages.spec.ts' },
    [
      {
        id: 'orders-left-anywhere-accuse',
        from: 'if (noneTwice(read).length > 0) return true;',
        to: 'if (read.length > 1) return true;',
        kills: 'are in no place where their order leaves the other one amid the list',
      },
      {
        id: 'orders-without-who-comes-twice',
        from: 'if (noneTwice(read).length > 0) return true;',
        to: '',
        kills: 'are told where a number is kept in five bits',
      },
      {
        id: 'orders-without-who-is-left-out',
        from: 'return all.size > 0 && read.some(',
        to: 'return all.size < 0 && read.some(',
        kills: 'are told where they show one whom the largest size leaves out',
      },
    ],
  ),
];

/** Lists that have become longer or shorter since they were counted, and sizes that have orders of their own. */
export const CHANGED_LISTS: readonly Mutant[] = [...SHORTER, ...LONGER, ...CHOICES, ...FIRST_TWO, ...ORDERS];
