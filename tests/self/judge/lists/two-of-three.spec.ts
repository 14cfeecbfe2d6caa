import { test, expect } from '@playwright/test';
import { unchanged } from '#fixtures/checks/list-checks.ts';
import { steadily } from '#fixtures/judge/steadily.ts';
import { PageReader } from '#fixtures/pages/page-reader.ts';
import { answer, clients, envelope, type Client } from '#tests/self/checks/answers.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { LIST_OF_23 } from './known-lists.ts';
import { FINDING, KEY, moving, scene, still } from '../steady-scene.ts';

waitsPass();

for (const { name, shows, expected } of [
  { name: 'twice again counts', shows: [true, true, true], expected: [FINDING] },
  {
    name: 'in the first and the last of three looks counts',
    shows: [true, true, false, true],
    expected: [FINDING],
  },
  { name: 'in the last two of three looks counts', shows: [true, false, true, true], expected: [FINDING] },
  { name: 'in the first of three looks alone is dropped', shows: [true, true, false, false], expected: [] },
  { name: 'in the second of three looks alone is dropped', shows: [true, false, true, false], expected: [] },
  { name: 'in none of two looks is dropped', shows: [true, false, false], expected: [] },
]) {
  test(`what shows ${name}`, async () => {
    const { result, attempts } = await scene((time) => (shows[time] === true ? [FINDING] : []), still);

    expect(result).toEqual({ findings: expected });
    // Nothing moved: a shorter sequence might not hold what is to be confirmed.
    expect(attempts).toEqual(shows.map(() => 0));
  });
}

/** Stands still for so many looks that are between controls of two pages, where what is shown takes two readings more. */
const movingAfter =
  (shown: readonly boolean[]) =>
  (reading: number, pageNo: number): readonly Client[] => {
    const readings = shown.reduce((sum, isShown) => sum + (isShown ? 6 : 4), 0);
    return reading < readings ? still(reading, pageNo) : moving(reading);
  };

for (const { name, looks, shows, expected, attempts } of [
  {
    name: 'was shown once and unshown once shows nothing',
    looks: 2,
    shows: [true, true, false, true, true, true],
    expected: { findings: [] },
    attempts: [0, 0, 0, 0, 1, 2],
  },
  {
    name: 'was unshown once shows nothing',
    looks: 1,
    shows: [true, false, true, true, true, true],
    expected: { findings: [] },
    attempts: [0, 0, 0, 1, 2, 3],
  },
  {
    name: 'was shown once is told as moving',
    looks: 1,
    shows: [true, true, false, false, false, false],
    expected: { moved: true },
    attempts: [0, 0, 0, 1, 2, 3],
  },
]) {
  test(`a list that moves until the end after a breach ${name}`, async () => {
    const seen = await scene(
      (time) => (shows[time] === true ? [FINDING] : []),
      movingAfter(shows.slice(1, 1 + looks)),
    );

    expect(seen.result).toEqual(expected);
    expect(seen.attempts).toEqual(attempts);
  });
}

test('a replica that hears of a change later than another accuses nobody', async () => {
  let reads = 0;
  const pages = new PageReader(
    (request) => {
      const isInside = request.headers?.['pageNo'] === '2';
      reads += isInside ? 1 : 0;
      // Of the page in the middle, which no control reads, every other answer is stale until the fifth.
      const isStale = isInside && reads < 5 && reads % 2 === 0;
      return Promise.resolve(answer({ request, body: envelope(clients(isStale ? 10 : 11, 20)) }));
    },
    { knownIds: [], knownNames: [] },
    () => undefined,
  );
  const page = { pageNo: 2, pageSize: 10 };

  const result = await steadily(pages, {
    credentials: KEY,
    list: LIST_OF_23,
    judge: async (reader) => unchanged(await reader.read(KEY, page), await reader.afresh().read(KEY, page)),
  });

  expect(result).toEqual({ findings: [] });
  expect(reads).toBe(8);
});

test.describe('looks at a list that holds more or fewer clients at its end than when the run started', () => {
  /** Long enough for a replica to have heard of a change, ms. */
  const APART_MS = 1900;
  /** How long a breach that shows each time takes where the last page holds so many clients, and is found or not. */
  const taken = async (atEnd: number, isShown = true) => {
    const startedMs = performance.now();
    const { attempts } = await scene(
      (time) => (isShown || time === 0 ? [FINDING] : []),
      (_reading, pageNo) => clients(1, pageNo === 3 ? atEnd : 10),
    );
    return { attempts, isApart: performance.now() - startedMs > APART_MS };
  };

  for (const { name, atEnd } of [
    { name: 'more', atEnd: 4 },
    { name: 'fewer', atEnd: 2 },
    { name: 'none', atEnd: 0 },
  ]) {
    test(`are apart where they show something: ${name}`, async () => {
      expect(await taken(atEnd)).toEqual({ attempts: [0, 0, 0], isApart: true });
    });
  }

  test('read that end twice, where two replicas may differ', async () => {
    const { controls } = await scene(
      (time) => (time === 0 ? [FINDING] : []),
      (_reading, pageNo) => clients(1, pageNo === 3 ? 4 : 10),
    );

    expect(controls).toEqual(Array(4).fill(['1/10', '3/10', '3/10']).flat());
  });

  test('tell nothing where its end is another one at each reading', async () => {
    const { result } = await scene(
      () => [FINDING],
      (reading, pageNo) => clients(1, pageNo === 3 ? 4 + (reading % 2) : 10),
    );

    expect(result).toEqual({ moved: true });
  });

  test('follow each other at once where they show nothing', async () => {
    expect(await taken(4, false)).toEqual({ attempts: [0, 0, 0], isApart: false });
  });

  test('follow each other at once where the end is as it was', async () => {
    expect(await taken(3)).toEqual({ attempts: [0, 0, 0], isApart: false });
  });
});
