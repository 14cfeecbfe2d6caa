import { asNamed, mutantsOf, type Mutant } from './mutant.ts';

const END = mutantsOf(asNamed('ground/list-end'), [
  {
    id: 'end-total-count-ignored',
    from: 'Number.isSafeInteger(total) && total >= most ? total : most',
    to: 'Number.isSafeInteger(total) && total >= most ? most : most',
    kills: 'a true totalCount saves the search',
  },
  {
    id: 'end-pages-go-round-unseen',
    from: 'shown.length > 2 && key !==',
    to: 'shown.length < 2 && key !==',
    kills: 'pages that go round behind the end have one: 45 clients',
  },
  {
    id: 'end-last-window-is-a-page',
    from: 'isLastRepeated && !(await this.#isWindow(border)) ?',
    to: 'isLastRepeated ?',
    kills: 'the last 50 of 53 clients once more stand past the end',
  },
  {
    id: 'end-last-window-is-a-page-where-counts-say-so',
    from: 'if (await this.#isWindow({ inside: hint - 1, outside: hint })) return false;',
    to: '',
    kills: 'the last 20 of 53 clients once more stand past the end, counted as 63',
  },
  {
    id: 'end-filled-up-page-is-none',
    from: 'if (last.length >= pageSize) return false;',
    to: 'if (last.length > 0) return true;',
    kills: 'a last page that is filled up from the one before it is a page',
  },
  {
    id: 'end-fewer-than-seen-is-exact',
    from: 'if (count < most) return heldBy(start);',
    to: '',
    kills: 'a size that holds fewer than another one showed is no exact count',
  },
  {
    id: 'end-refused-list-is-empty',
    from: 'exact: start.longest.ids !== undefined',
    to: 'exact: true',
    kills: 'a list of which no page came is not known to be empty',
  },
  {
    id: 'end-amid-the-list-unseen',
    from: 'if (amid !== undefined) return amid;',
    to: '',
    kills: 'a list that begins again amid itself ends before that',
  },
  {
    id: 'end-next-page-not-asked',
    from: 'if (!addsNothing(next, start.longest))',
    to: 'if (next.exchange.status >= 500)',
    kills: 'a list that no size holds in full and that goes on is not counted',
  },
]);

const FAR_END = mutantsOf(
  { file: 'fixtures/ground/list-end.ts', spec: 'tests/self/ground/discover-list.spec.ts' },
  [
    {
      id: 'end-total-count-believed',
      from: 'if (hint < 1_000_000 && (await this.#endsAt(hint))) return hint;',
      to: 'if (hint < 1_000_000) return hint;',
      kills: 'start, sizes and end are found: totalCount 1000, 57',
    },
    {
      id: 'end-last-page-again-is-new',
      from: '? border.outside : border.inside',
      to: '? border.inside : border.inside',
      kills: 'start, sizes and end are found: totalCount undefined, last page again past the end, 730',
    },
    {
      id: 'end-first-page-again-is-new',
      from: "if (key === '' || key === repeated) outside = middle;",
      to: "if (key === '') outside = middle;",
      kills: 'start, sizes and end are found: totalCount undefined, first page again past the end, 2501',
    },
  ],
);

const SHORT_PAST = mutantsOf(
  { file: 'fixtures/pages/past-the-end.ts', spec: 'tests/self/ground/short-lists.spec.ts' },
  [
    {
      id: 'past-an-empty-list-at-a-refused-size',
      from: 'sizes.at(-1) ?? answeredSize(asked)',
      to: 'sizes.at(-1) ?? 10',
      kills: 'past the end of an empty list, a page is asked for in a size that is not refused',
    },
  ],
);

const PAST = mutantsOf(
  { file: 'fixtures/pages/past-the-end.ts', spec: 'tests/self/checks/survey-pages.spec.ts' },
  [
    {
      id: 'respelt-even-end-of-single-clients',
      from: 'size > 1 && amount.count % size === 0',
      to: 'size > 0 && amount.count % size === 0',
      kills: 'hold it, too, where pages of single clients end with each list',
    },
    {
      id: 'past-the-end-none-behind-the-only-page',
      from: 'pageNo: whole.pageNo + 1',
      to: 'pageNo: whole.pageNo',
      kills: 'are one, too, at a size that holds more than all of them',
    },
  ],
);

const SHORT = mutantsOf(
  { file: 'fixtures/ground/discover-list.ts', spec: 'tests/self/ground/short-lists.spec.ts' },
  [
    {
      id: 'short-refused-page-is-longer',
      from: '(a.ids?.length ?? -1)',
      to: '(a.ids?.length ?? 0)',
      kills: 'an empty list whose service refuses small sizes is known to be empty',
    },
    {
      id: 'short-last-page-again-is-the-first',
      from: 'sameStart(one, start) && !(await isZeroNeeded(reader, pageSize))',
      to: 'sameStart(one, start)',
      kills: 'two clients in another order at each size, from page 0, are no list from page 1',
    },
    {
      id: 'short-page-zero-is-not-needed',
      from: '(await beginsAlike(reader, one, pageSize)) && !(await isZeroNeeded(reader, pageSize))',
      to: 'await beginsAlike(reader, one, pageSize)',
      kills: 'eleven clients in another order at even sizes, from page 0, are no list from page 1',
    },
    {
      id: 'short-list-of-rare-sizes',
      from: 'return (reader.rarerSizes ?? []).filter((size) => size < largest);',
      to: 'return SMALL_SIZES;',
      kills: 'a list that opens by a size that holds it, from page 0, is told by smaller ones that few offer',
    },
  ],
);

const MOVING = mutantsOf(
  { file: 'fixtures/ground/discover-list.ts', spec: 'tests/self/ground/moving-first-page.spec.ts' },
  [
    {
      id: 'moving-page-zero-needed-at-one-look',
      from: 'return alone.some((id) => still.includes(id));',
      to: 'return alone.length > 0 && still.length > 0;',
      kills: 'begins with page 1 where an item goes behind each look at page 0',
    },
    {
      id: 'moving-first-page-told-at-one-look',
      from: 'return isOneTheFirst(again, await firstTwo(again, seen.pageSize));',
      to: 'return false;',
      kills: 'begins with page 1 where the first one is removed behind the page that opened it',
    },
    {
      id: 'moving-refused-page-is-the-end',
      from: 'if (isGap) return [];',
      to: '',
      kills: 'begins with page 1 where a page amid the others is refused',
    },
    {
      id: 'moving-refused-page-is-a-gap',
      from: 'ids === undefined || ids.every((id) => shown.has(id))',
      to: 'ids?.every((id) => shown.has(id)) === true',
      kills: 'begins with page 0 where the pages from 1 on, refused past the end, leave some out',
    },
  ],
);

const KNOCKED = mutantsOf(
  { file: 'fixtures/ground/list-reader.ts', spec: 'tests/self/ground/short-lists.spec.ts' },
  [
    {
      id: 'short-nobody-knocked-at-in-vain',
      from: 'if (ids.length === 0 && (await this.#isPageOpened())) return [];',
      to: '',
      kills: 'an empty list is not knocked at in rarer sizes',
    },
    {
      id: 'short-refusal-without-data-is-an-empty-list',
      from: ' && (await this.read(this.opened)).ids !== undefined',
      to: '',
      kills: 'a list whose service refuses sizes by an envelope without data is opened by one that few offer',
    },
  ],
);

/** Where a list ends. */
export const LIST_ENDS: readonly Mutant[] = [
  ...END,
  ...FAR_END,
  ...PAST,
  ...SHORT_PAST,
  ...SHORT,
  ...MOVING,
  ...KNOCKED,
];
