import { asNamed, mutantsOf, type Mutant } from './mutant.ts';

const CLOCK = mutantsOf(asNamed('ground/clock'), [
  {
    id: 'clock-latest-sample-counts',
    from: 'Math.max(this.#offsetMs ?? -Infinity, report.clockOffsetMs)',
    to: 'report.clockOffsetMs',
    kills: 'the largest sample counts, since a Date is cut to seconds',
  },
  {
    id: 'clock-never-behind',
    from: '?? -Infinity',
    to: '?? 0',
    kills: 'a service behind us has a negative difference',
  },
  {
    id: 'clock-slowest-answer-is-ordinary',
    from: 'sorted[Math.floor(sorted.length / 2)]',
    to: 'sorted.at(-1)',
    kills: 'an ordinary answer is the middle one, whatever the first one took',
  },
]);

const LIST = mutantsOf(asNamed('ground/discover-list'), [
  {
    id: 'list-starts-at-zero-where-zero-is-served',
    from: '(await startsAtOne(reader, seen)) ? 1 : 0',
    to: '0',
    kills: 'start, sizes and end are found: page 0 clamped to 1, 57',
  },
  {
    id: 'list-slice-before-start-is-a-page',
    from: 'return sameStart(page, one);',
    to: 'return !sameStart(page, one);',
    kills: 'start, sizes and end are found: page 0 a slice from the end, 57',
  },
  {
    id: 'list-always-starts-at-one',
    from: 'if (!hasItems(one)) return 0;',
    to: 'if (!hasItems(one)) return 1;',
    kills: 'start, sizes and end are found: one client on page 0, 1',
  },
  {
    id: 'list-empty-start-is-one',
    from: 'zero.ids !== undefined && one.ids === undefined ? 0 : 1',
    to: '1',
    kills: 'an empty list whose page 1 is refused starts at 0',
  },
  {
    id: 'list-capped-size-counts-as-served',
    from: 'page.ids?.length === size)',
    to: '(page.ids?.length ?? 0) > 0)',
    kills: 'start, sizes and end are found: sizes capped at 5, 57',
  },
  {
    id: 'list-refused-size-is-empty',
    from: 'page.ids?.length ?? null',
    to: 'page.ids?.length ?? 0',
    kills: 'what came for each size asked is kept, a refused size as null',
  },
  {
    id: 'list-empty-id-is-known',
    from: ".filter((id) => id !== '')",
    to: '',
    kills: 'names and filled ids are known, each id once',
  },
]);

const SHORT = mutantsOf(asNamed('checks/size-checks'), [
  {
    id: 'cap-walk-behind-it-is-short',
    from: '(isCapped ? [] : fullWhileMoreFollow(read))',
    to: 'fullWhileMoreFollow(read)',
    kills: 'within a walk that a largest size cuts short none is',
  },
]);

const ONE_SHORT = mutantsOf(
  { file: 'fixtures/checks/size-checks.ts', spec: 'tests/self/checks/sizes-one-short.spec.ts' },
  [
    {
      id: 'cap-odd-sizes-made-even-are-a-menu',
      from: 'areOneLess(firstPages, most);',
      to: 'areOneLess([], most);',
      kills: 'odd sizes made even are told: no menu is that dense',
    },
    {
      id: 'cap-a-grid-is-one-less',
      from: 'short.every(isOneLess)',
      to: 'short.some(isOneLess)',
      kills: 'sizes rounded down to those of a grid are explained, although some of them by one',
    },
    {
      id: 'cap-one-less-where-one-is-not-offered',
      from: 'hasOne && numbers.size',
      to: 'numbers.size',
      kills: 'sizes rounded down to even ones are explained, where 1 is not offered',
    },
  ],
);

const CAP = mutantsOf(
  { file: 'fixtures/ground/discover-list.ts', spec: 'tests/self/ground/rarer-sizes.spec.ts' },
  [
    {
      id: 'cap-nothing-above-a-short-list',
      from: '(pages.get(largest)?.ids?.length ?? 0) > 0 ?',
      to: '(pages.get(largest)?.ids?.length ?? 0) >= largest ?',
      kills: 'where the whole list comes, its length is no size to be asked for',
    },
    {
      id: 'cap-itself-not-asked',
      from: 'cap === undefined ? [] :',
      to: 'cap !== 0 ? [] :',
      kills: 'where larger ones are cut down to one that nobody asked for, that one is',
    },
    {
      id: 'cap-where-nobody-follows',
      from: 'first.ids?.includes(id) === false) ? [[pageSize, first]] : []',
      to: 'first.ids?.includes(id) === false) ? [[pageSize, first]] : [[pageSize, first]]',
      kills: 'where page numbers count clients, the length of the whole list is no size either',
    },
    {
      id: 'cap-of-a-whole-list',
      from: 'ids.length < Math.min(size, amount.count)',
      to: 'ids.length < size',
      kills: 'where the whole list comes, its length is no size to be asked for',
    },
  ],
);

const READER = mutantsOf(asNamed('ground/list-reader'), [
  {
    id: 'reader-refused-by-chance',
    from: 'isOdd ? insist(this.#send, request) : exchange',
    to: 'exchange',
    kills: 'a page that is refused by chance is asked for again',
  },
  {
    id: 'reader-asks-again-at-once',
    from: 'const isOdd = this.hasItems && ',
    to: 'const isOdd = ',
    kills: 'before anything has opened, a refusal is one',
  },
]);

const EXPIRY = mutantsOf(asNamed('ground/token-expiry'), [
  {
    id: 'expiry-duration-may-break-off',
    from: '(?:T(?=.)(?:',
    to: '(?:T(?:',
    kills: 'a duration of days that breaks off tells no lifetime',
  },
  {
    id: 'expiry-by-our-clock',
    from: 'if (clockOffsetMs !== undefined) return oursS + clockOffsetMs / 1000;',
    to: 'if (clockOffsetMs !== undefined) return oursS;',
    kills: 'without a moment of issue the service’s clock counts',
  },
  {
    id: 'expiry-any-issue-believed',
    from: '(iat - nowS) * 1000 > -SAME_CLOCK_MS &&',
    to: 'true &&',
    kills: 'a moment of issue far from now is not believed',
  },
  {
    id: 'expiry-clock-an-hour-off',
    from: ' && nowS - iat <= LARGEST_SKEW_S',
    to: '',
    kills: 'an hour is no difference of clocks',
  },
  {
    id: 'expiry-guess-by-our-clock',
    from: 'const isByOurs = clockOffsetMs === undefined && ',
    to: 'const isByOurs = clockOffsetMs === 0 && ',
    kills: 'an end that is past by our clock alone is no end',
  },
  {
    id: 'expiry-moment-is-a-lifetime',
    from: 'member < 1_000_000_000 ? member : inSeconds(member) - nowS',
    to: 'member',
    kills: 'a moment in seconds tells the lifetime',
  },
]);

const EXPIRY_MEMBER = mutantsOf(asNamed('ground/expiry-member'), [
  {
    id: 'expiry-of-refresh-token',
    from: '/refresh|password',
    to: '/password',
    kills: 'refresh_expires_in does not speak of expiry',
  },
  {
    id: 'expiry-objects-only',
    from: 'if (Array.isArray(value))',
    to: 'if (value === undefined)',
    kills: 'it is found at depth, in objects and arrays',
  },
  {
    id: 'expiry-of-anything-else',
    from: 'shared === most',
    to: 'shared < most',
    kills: 'the one nearest to the token is its own',
  },
  {
    id: 'expiry-ends-anywhere',
    from: 'isBeside ? Object',
    to: 'value !== undefined ? Object',
    kills: 'what ends elsewhere in the answer is not the token',
  },
]);

export const GROUND: readonly Mutant[] = [
  ...CLOCK,
  ...LIST,
  ...CAP,
  ...SHORT,
  ...ONE_SHORT,
  ...READER,
  ...EXPIRY,
  ...EXPIRY_MEMBER,
];
