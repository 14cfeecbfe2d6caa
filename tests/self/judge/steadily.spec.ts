import { test, expect } from '@playwright/test';
import type { Finding } from '#fixtures/judge/finding.ts';
import { steadily, type Steady } from '#fixtures/judge/steadily.ts';
import { PageReader } from '#fixtures/pages/page-reader.ts';
import { answer, clients, envelope, type Client } from '#tests/self/checks/answers.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { LIST_OF_23, LIST_OF_40_IN_FULLER_PAGES } from './lists/known-lists.ts';
import { FINDING, KEY, moving, scene, still } from './steady-scene.ts';

waitsPass();

test('a sequence that shows nothing wrong needs no control', async () => {
  const { result, controls } = await scene(() => [], moving);

  expect(result).toEqual({ findings: [] });
  expect(controls).toEqual([]);
});

test('what shows again on a list that stands still counts', async () => {
  const { result, controls, attempts } = await scene(() => [FINDING], still);

  expect(result).toEqual({ findings: [FINDING] });
  expect(attempts).toEqual([0, 0, 0]);
  // Behind what is shown the first page is read twice: replicas may differ just now.
  const look = ['1/10', '3/10', '1/10', '3/10', '1/10', '1/10'];
  expect(controls).toEqual([...look, ...look]);
});

test('what does not show again is dropped', async () => {
  const { result } = await scene((time) => (time === 0 ? [FINDING] : []), still);

  expect(result).toEqual({ findings: [] });
});

test('a list that moves each time is told as moving after five attempts', async () => {
  const { result, attempts } = await scene(() => [FINDING], moving);

  expect(result).toEqual({ moved: true });
  expect(attempts).toEqual([0, 0, 1, 2, 3, 4]);
});

test('what no change of the list explains counts though it moves each time', async () => {
  const certain = { ...FINDING, isCertain: true };

  const { result } = await scene(() => [FINDING, certain], moving);

  expect(result).toEqual({ findings: [certain] });
});

test('a list that comes to rest is judged then', async () => {
  const { result, attempts } = await scene(
    () => [FINDING],
    (reading) => clients(Math.min(reading, 4), 9),
  );

  expect(result).toEqual({ findings: [FINDING] });
  // The shorter sequence stays, the list having moved once.
  expect(attempts).toEqual([0, 0, 1, 1]);
});

test('a list that has moved twice is judged right behind its next change', async () => {
  const change = 14;
  const judgedAt: number[] = [];
  let latest = 0;

  await scene(
    () => {
      judgedAt.push(latest);
      return [FINDING];
    },
    (reading) => {
      latest = reading;
      return moving(reading < 7 ? reading : reading < change ? 100 : 200);
    },
  );

  expect(Math.min(...judgedAt.slice(3))).toBeGreaterThan(change);
});

test('a list whose replicas hear of a change a second later is judged then', async () => {
  const startMs = performance.now();

  const { result, attempts } = await scene(
    () => [FINDING],
    (reading, pageNo) => (performance.now() - startMs < 1000 ? moving(reading) : still(reading, pageNo)),
  );

  expect(result).toEqual({ findings: [FINDING] });
  expect(attempts).toEqual([0, 0, 1, 2, 3, 3]);
});

test('a change of the last page alone is a move', async () => {
  const { result } = await scene(
    () => [FINDING],
    (reading, pageNo) => (pageNo === 3 ? moving(reading) : clients(1, 3)),
  );

  expect(result).toEqual({ moved: true });
});

const reordered = (reading: number): readonly Client[] =>
  Math.floor(reading / 2) % 2 === 0 ? clients(1, 3) : clients(1, 3).toReversed();

for (const { name, list, opens, expected } of [
  {
    name: 'nothing opens any more tells nothing',
    list: LIST_OF_23,
    opens: () => false,
    expected: { closed: true },
  },
  {
    name: 'control pages alone are refused is judged',
    list: LIST_OF_23,
    opens: (pageSize: string) => pageSize === '5',
    expected: { findings: [FINDING] },
  },
  {
    name: 'the smallest size that shows clients alone opens is judged',
    list: LIST_OF_40_IN_FULLER_PAGES,
    opens: (pageSize: string) => pageSize === '20',
    expected: { findings: [FINDING] },
  },
]) {
  test(`a sequence while ${name}`, async () => {
    const pages = new PageReader(
      (request) => {
        const isOpen = opens(request.headers?.['pageSize'] ?? '');
        return Promise.resolve(
          isOpen ? answer({ request, body: envelope([]) }) : answer({ request, status: 401 }),
        );
      },
      { knownIds: [], knownNames: [] },
      () => undefined,
    );

    const result = await steadily(pages, {
      credentials: KEY,
      list,
      judge: () => Promise.resolve([FINDING]),
    });

    expect(result).toEqual(expected);
  });
}

test('another order of the same clients is a move', async () => {
  const { result } = await scene(() => [FINDING], reordered);

  expect(result).toEqual({ moved: true });
});

test('where the order is judged, another order of the same clients is no move', async () => {
  const { result } = await scene(() => [FINDING], reordered, { ...LIST_OF_23, orderMatters: false });

  expect(result).toEqual({ findings: [FINDING] });
});

test('without a known end the first page at the largest size is the control', async () => {
  const { end, ...endless } = LIST_OF_23;

  const { controls } = await scene(() => [FINDING], still, endless);

  expect(end).toBeDefined();
  expect(controls).toEqual(Array(8).fill('1/10'));
});

test('where no size came as asked for, the largest that shows clients is the control', async () => {
  const { result, controls } = await scene(() => [FINDING], still, LIST_OF_40_IN_FULLER_PAGES);

  expect(result).toEqual({ findings: [FINDING] });
  expect(controls).toEqual(Array(8).fill('1/50'));
});

test('a list of one page has one control page', async () => {
  const { controls } = await scene(() => [FINDING], still, {
    ...LIST_OF_23,
    end: { pageSize: 50, pageNo: 1, items: 3 },
  });

  expect(controls).toEqual(Array(8).fill('1/50'));
});

test.describe('a sequence that stands on another requirement', () => {
  const OTHER = { ...FINDING, expected: 'what the other requirement promises' };

  /** `shows`: what speaks against the other requirement at each look, from 1. */
  function standing(shows: (look: number) => readonly Finding[]): Promise<Steady> {
    let looks = 0;
    const pages = new PageReader(
      (request) => Promise.resolve(answer({ request, body: envelope(clients(1, 3)) })),
      { knownIds: [], knownNames: [] },
      () => undefined,
    );
    return steadily(pages, {
      credentials: KEY,
      list: LIST_OF_23,
      judge: (_pages, _attempt, standsOn) => {
        looks += 1;
        standsOn('P1', shows(looks));
        return Promise.resolve([FINDING]);
      },
    });
  }

  test('is judged where remembered pages alone spoke against that one', async () => {
    const result = await standing((look) => (look === 1 ? [OTHER] : []));

    expect(result).toEqual({ findings: [FINDING] });
  });

  test('tells what breaks that one where it shows again', async () => {
    const result = await standing(() => [OTHER]);

    expect(result).toEqual({ broken: 'P1', findings: [OTHER] });
  });
});

test('a list that is read anew may have changed, whatever its control pages show', async () => {
  const told: boolean[] = [];
  const pages = new PageReader(
    (request) => Promise.resolve(answer({ request, body: envelope(clients(1, 3)) })),
    { knownIds: [], knownNames: [] },
    () => undefined,
  );

  await steadily(pages, {
    credentials: KEY,
    list: LIST_OF_23,
    judge: (_pages, { hasChanged }) => {
      told.push(hasChanged);
      return Promise.resolve([FINDING]);
    },
  });

  expect(told).toEqual([false, true, true]);
});
