import { asNamed, mutantsOf, type Mutant } from './mutant.ts';

const SAMPLED_ENDS = mutantsOf(
  { file: 'fixtures/pages/unwalked-ends.ts', spec: 'tests/self/judge/lists/unwalked-ends.spec.ts' },
  [
    {
      id: 'unwalked-ends-of-samples-are-walked',
      from: '.filter(({ isWhole }) => isWhole);',
      to: ';',
      kills: 'is told where a sample is read at that size, and it leaves somebody out',
    },
  ],
);

const ENDS = mutantsOf(asNamed('judge/lists/unwalked-ends'), [
  {
    id: 'outlying-last-page-shows-one-twice',
    from: 'new Set([list.firstPage, lastPage - 1, lastPage])',
    to: 'new Set([list.firstPage, lastPage - 1])',
    kills: 'is told where a client stands twice on it',
  },
  {
    id: 'unwalked-ends-beside-no-page-before',
    from: 'new Set([list.firstPage, lastPage - 1, lastPage])',
    to: 'new Set([list.firstPage, lastPage])',
    kills: 'are told where those of the page before come again on it, in the right number',
  },
  {
    id: 'unwalked-ends-beside-no-first-page',
    from: 'new Set([list.firstPage, lastPage - 1, lastPage])',
    to: 'new Set([lastPage - 1, lastPage])',
    kills: 'are told where those of the first page come again on it, in the right number',
  },
  {
    id: 'unwalked-ends-largest-size-as-itself',
    from: 'if (last.pageSize === list.sizes.at(-1)) return false;',
    to: '',
    kills:
      'are told where those of the page before come again on it at the largest size, of which a sample is read',
  },
  {
    id: 'unwalked-ends-told-at-one-look',
    from: '? [] : look(reading.pages.afresh());',
    to: '? [] : look(reading.pages);',
    kills: 'of a list that moved on just before it was read',
  },
]);

const OF_MANY_PAGES = mutantsOf(asNamed('judge/lists/deep-pages'), [
  {
    id: 'deep-pages-of-few-large-ones',
    from: 'const MOST_READ = 600;',
    to: 'const MOST_READ = 120;',
    kills: 'are told so among 200 of the largest size, too',
  },
]);

const LATER_LISTS = mutantsOf(asNamed('judge/lists/seen-lists'), [
  {
    id: 'seen-lists-of-unknown-clients-are-none',
    from: 'if (holdsUnknownClients(exchange)) return true;',
    to: '',
    kills: 'is looked at where a comma at its end makes it no JSON',
  },
  {
    id: 'seen-lists-a-lone-text-is-a-client',
    from: 'return items.length > 1 && items.every(',
    to: 'return items.length > 0 && items.every(',
    kills: 'is looked at where its items are bare texts; one alone may be a notice',
  },
]);

const EMPTY = mutantsOf(asNamed('judge/opening'), [
  {
    id: 'opening-of-a-list-that-has-become-empty',
    from: '(await hasBecomeEmpty(opening, answers, scheme)) ? [] : findings',
    to: 'findings',
    kills:
      'an empty list is told where the other scheme is served clients, and is not where it is served none by now',
  },
]);

/** What was found by lists of other kinds (`tests/self/grid/`). */
export const GRID_FINDS: readonly Mutant[] = [
  ...SAMPLED_ENDS,
  ...ENDS,
  ...OF_MANY_PAGES,
  ...LATER_LISTS,
  ...EMPTY,
];
