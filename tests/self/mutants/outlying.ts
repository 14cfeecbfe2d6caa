import { asNamed, mutantsOf, type Mutant } from './mutant.ts';

const DEEP = [
  ...mutantsOf(asNamed('judge/lists/deep-pages'), [
    {
      id: 'deep-place-counted-from-zero',
      from: '(deep.pageNo - firstPage) * deep.pageSize',
      to: 'deep.pageNo * deep.pageSize',
      kills: 'are right where they hold the clients that stand in their place',
    },
    {
      id: 'deep-place-is-not-looked-at',
      from: 'if (isInPlace(await look(deep, reading))) return [];',
      to: 'if ((await look(deep, reading)).page.items !== null) return [];',
      kills: 'are told where a number is kept in five bits',
    },
  ]),
  ...mutantsOf(asNamed('judge/lists/deep-pages'), [
    {
      id: 'deep-page-may-end-early',
      from: 'return isWhole(page) && holdsThese',
      to: 'return !isWhole(page) || holdsThese',
      kills: 'are told where pages end at some number although clients are left',
    },
    {
      id: 'deep-page-may-not-be-refused',
      from: 'if (page.items === undefined || place === undefined) return true;',
      to: 'if (place === undefined) return true;',
      kills: 'may be refused from some number on',
    },
  ]),
  ...mutantsOf(
    { file: 'fixtures/pages/chosen-pages.ts', spec: 'tests/self/judge/lists/deep-pages.spec.ts' },
    [
      {
        id: 'deep-page-behind-the-end',
        from: '.filter((place) => place < full)',
        to: '.filter((place) => place <= full)',
        kills: 'are not asked for where the list is short, and its end unknown',
      },
      {
        id: 'deep-pages-of-few-bits',
        from: 'const DEEP = [16, 32, 64,',
        to: 'const DEEP = [16,',
        kills: 'are told where a number is kept in five bits',
      },
    ],
  ),
];

const UNWALKED = mutantsOf(
  { file: 'fixtures/judge/lists/deep-pages.ts', spec: 'tests/self/judge/lists/unwalked-sizes.spec.ts' },
  [
    {
      id: 'unwalked-sizes-end-anywhere',
      from: '[...findings, ...(await unwalkedEndsHold(service, pages, credentials))]',
      to: 'findings',
      kills: 'are told where the last one leaves somebody out',
    },
  ],
);

const UNWALKED_ENDS = mutantsOf(asNamed('judge/lists/unwalked-ends'), [
  {
    id: 'unwalked-ends-of-any-length',
    from: 'items === undefined || items.length === left ||',
    to: 'items === undefined || items.length !== left + 1 ||',
    kills: 'is told where it leaves some out',
  },
  {
    id: 'unwalked-ends-of-shorter-lists',
    from: 'if (last.items?.length !== end.items) return false;',
    to: '',
    kills: 'of a list that has become shorter',
  },
  {
    id: 'unwalked-ends-where-the-last-page-comes-again',
    from: ' || areSamePage(page, last)',
    to: '',
    kills: 'of a list that has become shorter, where the last page comes again',
  },
  {
    id: 'unwalked-ends-of-grown-lists',
    from: 'if (end.items < pageSize) return true;',
    to: 'if (end.items > 0) return true;',
    kills: 'of a list that has grown behind a full page',
  },
]);

const UNPAGED = mutantsOf(asNamed('judge/lists/unpaged'), [
  {
    id: 'unpaged-grown-list-is-told',
    from: 'if (changes.flat().length > 0) return [];',
    to: '',
    kills: 'that has grown once tells nothing',
  },
  {
    id: 'unpaged-behind-one-size-twice',
    from: 'large: await behind(large) };\n  if (',
    to: 'large: await behind(small) };\n  if (',
    kills: 'that comes in the size asked for before is told',
  },
]);

const EMPTY_LIST = mutantsOf(asNamed('judge/refusals/empty-list'), [
  {
    id: 'empty-list-like-a-refusal-tells',
    from: 'itemsOf(await service.refusedList(scheme, page)) !== undefined',
    to: 'itemsOf(await service.refusedList(scheme, page)) === undefined',
    kills: 'tells nothing where a refusal looks like it',
  },
  {
    id: 'empty-pages-of-a-known-end-alone',
    from: 'list?.amount.exact === false',
    to: 'list?.amount.exact !== true',
    kills: 'pages past the end are untold where the end was not found',
  },
  {
    id: 'empty-list-is-any-list',
    from: 'if (service.ground.list?.amount.count !== 0 || (items?.length ?? 0) > 0) return undefined;',
    to: '',
    kills: 'a list with clients tells something, whatever a refusal looks like',
  },
]);

const KEPT_FOR = mutantsOf(
  { file: 'fixtures/judge/steadily.ts', spec: 'tests/self/judge/kept-for.spec.ts' },
  [
    {
      id: 'kept-for-is-not-waited-for',
      from: 'Math.max(pauseBehind(outcome, looks, hasChanged), keptMsBehind(steady))',
      to: 'pauseBehind(outcome, looks, hasChanged)',
      kills: 'what a cache may have shown is looked at again behind it',
    },
  ],
);

const BEFORE_THE_FIRST = mutantsOf(asNamed('judge/refusals/before-the-first'), [
  {
    id: 'before-the-first-but-one-page',
    from: '[1, 2].map((before)',
    to: '[1].map((before)',
    kills: 'are told where page -1 shows the clients of others',
  },
  {
    id: 'before-the-first-is-not-the-first',
    from: 'if ((idsOf(first) ?? []).some((id) => ids.includes(id))) return true;',
    to: '',
    kills: 'tell nothing where the first page is taken for one of them',
  },
  {
    id: 'before-the-first-of-a-list-that-is-gone',
    from: 'isUnread || ',
    to: '',
    kills: 'tell nothing where nothing is left of the own list',
  },
  {
    id: 'before-the-first-of-a-grown-list',
    from: '[...items, ...(behind.items ?? [])]',
    to: '[...items]',
    kills: 'may show clients that have come into the list since',
  },
]);

const COOKIES = mutantsOf(asNamed('judge/lists/disturbances'), [
  {
    id: 'cookies-of-another-page-left-out',
    from: 'pages.sending({ cookies: true }).read(',
    to: 'pages.afresh().read(',
    kills: 'cookies of another page that choose the page are told',
  },
  {
    id: 'cookies-sent-that-never-came',
    from: "if (headerOf(other.exchange, 'set-cookie') === undefined) return [];",
    to: '',
    kills: 'cookies of another page are not sent where there are none',
  },
]);

const KEYS = mutantsOf(
  { file: 'fixtures/judge/keeps-open.ts', spec: 'tests/self/judge/opened-otherwise.spec.ts' },
  [
    {
      id: 'key-seen-before-opens-to-its-end',
      from: 'expiresAtMs === undefined || token.seenBefore',
      to: 'expiresAtMs === undefined',
      kills: 'as a key, a token that was seen before need not open a moment later',
    },
  ],
);

const HALF_LIVES = mutantsOf(
  { file: 'fixtures/judge/keeps-open.ts', spec: 'tests/self/judge/tokens/half-life.spec.ts' },
  [
    {
      id: 'half-life-is-spent-idly',
      from: 'const USED_EACH_MS = 700;',
      to: 'const USED_EACH_MS = 7000;',
      kills: 'a token that ends when it is idle is used on the way to half of its life',
    },
    {
      id: 'half-life-is-not-waited-for',
      from: 'while (findings.length === 0 && Date.now() < halfMs) {',
      to: 'while (findings.length === 0 && Date.now() < halfMs - 60_000) {',
      kills: 'a token that ends at a third of its life though it is used is told',
    },
  ],
);

const PAUSES = mutantsOf(asNamed('judge/tokens/behind-a-pause'), [
  {
    id: 'pause-closes-for-good',
    from: '  if (!openingBy(second, ground)) return [];\n',
    to: '',
    kills: 'tells nothing where it is refused the second time, too',
  },
  {
    id: 'pause-closes-nothing',
    from: 'if (!isHeard(first) || openingBy(first, ground)) return [];',
    to: 'if (!isHeard(first) || openingBy(first, ground) || first.status > 400) return [];',
    kills: 'is told where it opens at its second use only',
  },
]);

/** Pages and requests that few ask for: high numbers, none, those before the first, with cookies, by known tokens, behind pauses. */
export const OUTLYING: readonly Mutant[] = [
  ...DEEP,
  ...UNWALKED,
  ...UNWALKED_ENDS,
  ...UNPAGED,
  ...EMPTY_LIST,
  ...KEPT_FOR,
  ...BEFORE_THE_FIRST,
  ...COOKIES,
  ...KEYS,
  ...HALF_LIVES,
  ...PAUSES,
];
