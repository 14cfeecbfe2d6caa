import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { Pace, type Together } from '#fixtures/gateway/pace.ts';
import type { SendOptions } from '#fixtures/gateway/protocol.ts';
import { json, stand, type Service } from './stand.ts';

const served: Service = (_heard, response) => {
  json(response, 200, {});
};

/** Between two requests, ms. */
const INTERVAL_MS = 50;
const PER_SECOND = 1000 / INTERVAL_MS;

interface Stood {
  readonly pace: Pace;
  readonly nowMs: () => number;
  /** Lets time go by. */
  readonly pass: (ms: number) => void;
}

/** A pace whose timers are as late, ms, as told, one after the other; the rest is in time. */
function paceOf(perSecond: number, late: readonly number[] = []): Stood {
  const left = [...late];
  let nowMs = 1_000_000;
  const wait = async (ms: number): Promise<void> => {
    await nextTurn();
    nowMs += ms + (left.shift() ?? 0);
  };
  const pass = (ms: number): void => {
    nowMs += ms;
  };
  return { pace: new Pace(perSecond, { nowMs: () => nowMs, wait }), nowMs: () => nowMs, pass };
}

/** When the pace let each of these go, ms from now on; all of them asked at once. */
function leaving(
  { pace, nowMs }: Stood,
  asked: readonly (Together | undefined)[],
): Promise<readonly number[]> {
  const startedMs = nowMs();
  return Promise.all(
    asked.map(async (together) => {
      await pace.slot(together);
      return nowMs() - startedMs;
    }),
  );
}

const groupOf = (of: number, group = 'a'): readonly Together[] =>
  Array.from({ length: of }, () => ({ group, of }));

const single = (count: number): readonly undefined[] => Array.from({ length: count }, () => undefined);

test.describe('requests', () => {
  test('leave one after the other', async () => {
    expect(await leaving(paceOf(PER_SECOND), single(4))).toEqual([0, 50, 100, 150]);
  });

  test('come no closer together behind a timer that was late', async () => {
    const times = await leaving(paceOf(PER_SECOND, [300]), single(4));

    // A few milliseconds are caught up, so that ordinary timers do not slow a run down.
    expect(times).toEqual([0, 350, 395, 445]);
  });

  test('catch up what timers are late by little', async () => {
    expect(await leaving(paceOf(PER_SECOND, [2, 3, 1]), single(4))).toEqual([0, 52, 103, 151]);
  });

  test('leave at once where nobody has asked for a while', async () => {
    const stood = paceOf(PER_SECOND, [5000]);
    await leaving(stood, single(2));

    expect(await leaving(stood, single(2))).toEqual([45, 95]);
  });
});

test.describe('requests that are to leave together', () => {
  test('leave at the same moment, behind a gap as long as their group', async () => {
    expect(await leaving(paceOf(PER_SECOND), [undefined, ...groupOf(4)])).toEqual([0, 200, 200, 200, 200]);
  });

  test('make the next one wait as long as they waited', async () => {
    expect(await leaving(paceOf(PER_SECOND), [...groupOf(3), undefined])).toEqual([100, 100, 100, 250]);
  });

  test('make it wait as long where their timer was late', async () => {
    const times = await leaving(paceOf(PER_SECOND, [80]), [...groupOf(3), undefined]);

    expect(times).toEqual([180, 180, 180, 325]);
  });

  test('are kept apart from another group', async () => {
    const times = await leaving(paceOf(PER_SECOND), [...groupOf(2, 'a'), ...groupOf(3, 'b')]);

    expect(times).toEqual([50, 50, 250, 250, 250]);
  });

  test('leave in parts where a second does not allow so many', async () => {
    const times = await leaving(paceOf(4), groupOf(6));

    expect(times).toEqual([750, 750, 750, 750, 2500, 2500]);
  });

  test('may be called as an earlier group was, once that one is gone', async () => {
    const stood = paceOf(PER_SECOND);
    await leaving(stood, groupOf(2));

    expect(await leaving(stood, groupOf(2))).toEqual([150, 150]);
  });

  test('wait for nothing where no rate is to be kept', async () => {
    const wait = (): Promise<never> => Promise.reject(new Error('waited'));
    const pace = new Pace(undefined, { nowMs: () => 0, wait });

    await expect(Promise.all(groupOf(100).map((one) => pace.slot(one)))).resolves.toHaveLength(100);
  });
});

for (const { where, before, behind } of [
  { where: 'behind many others', before: 20, behind: 0 },
  { where: 'before many others', before: 0, behind: 20 },
]) {
  test(`no second sees more requests than allowed where a group leaves ${where}`, async () => {
    await using service = await stand(served, {
      maxRequestsPerSecond: PER_SECOND,
    });
    const ask = (count: number, options: SendOptions = {}): Promise<unknown>[] =>
      Array.from({ length: count }, () => service.ask({ options }));

    const first = ask(before);
    await Promise.all([...first, ...ask(10, { together: { group: 'a', of: 10 } }), ...ask(behind)]);

    expect(service.gateway.summary().peakPerSecond).toBeLessThanOrEqual(PER_SECOND);
  });
}

test.describe('as many as a second allows', () => {
  /** When the fifth of these leaves, ms, at four a second. */
  const fifthOf = async (stood: Stood, answeredBehindMs?: number): Promise<number> => {
    const startedMs = stood.nowMs();
    for (let nth = 0; nth < 4; nth += 1) {
      const wasThere = await stood.pace.slot();
      if (answeredBehindMs !== undefined) {
        stood.pass(answeredBehindMs);
        wasThere();
      }
    }
    await stood.pace.slot();
    return stood.nowMs() - startedMs;
  };

  test('are followed by another one a second after the first of them was answered', async () => {
    expect(await fifthOf(paceOf(4), 7)).toBe(1007);
  });

  test('are followed by another one where the first was not answered, though it may have come late', async () => {
    expect(await fifthOf(paceOf(4))).toBe(1250);
  });

  test('are followed by another one no earlier where timers were late, and the next ones caught up', async () => {
    expect(await fifthOf(paceOf(4, [5, 0, 0, 0]), 0)).toBe(1000);
  });

  test('are followed by none together with others before there is room for all of them', async () => {
    const times = await leaving(paceOf(4), [undefined, ...groupOf(2), ...groupOf(4, 'b')]);

    // The first group has left at 500 and may have come 250 later.
    expect(times).toEqual([0, 500, 500, 1750, 1750, 1750, 1750]);
  });
});

test('a service sees no more in any second than allowed, though opening a connection takes its time', async () => {
  const arrivedMs: number[] = [];
  await using service = await stand(
    (_heard, response) => {
      arrivedMs.push(performance.now());
      // The first ones are slow, as where connections are opened.
      const answer = (): void => {
        json(response, 200, {});
      };
      setTimeout(answer, arrivedMs.length < 5 ? 40 : 0);
    },
    { maxRequestsPerSecond: PER_SECOND },
  );

  for (let nth = 0; nth < 2.5 * PER_SECOND; nth += 1) await service.ask();

  const inASecondFrom = (startMs: number): number =>
    arrivedMs.filter((atMs) => atMs >= startMs && atMs <= startMs + 1000).length;
  expect(Math.max(...arrivedMs.map(inASecondFrom))).toBeLessThanOrEqual(PER_SECOND);
  expect(service.gateway.summary().peakPerSecond).toBeLessThanOrEqual(PER_SECOND);
});

test.describe('what names a group', () => {
  for (const { name, together } of [
    { name: 'no object', together: 'a' },
    { name: 'nothing', together: null },
    { name: 'a list', together: ['a', 2] },
    { name: 'a group without a size', together: { group: 'a' } },
    { name: 'a size without a group', together: { of: 2 } },
    { name: 'a group of nobody', together: { group: 'a', of: 0 } },
    { name: 'a size in words', together: { group: 'a', of: '2' } },
    { name: 'a group without a name', together: { group: 7, of: 2 } },
  ]) {
    test(`is refused where it is ${name}, and nothing is sent`, async () => {
      await using service = await stand(served);

      // As a careless test would write it: its type forbids it.
      const { report } = await service.ask({ options: { together } as unknown as SendOptions });

      expect(report).toMatchObject({ outcome: 'rejected', error: { code: 'BAD_INSERTION' } });
      expect(service.heard).toEqual([]);
    });
  }

  test('goes no further than the gateway', async () => {
    await using service = await stand(served);

    const { status } = await service.ask({ options: { together: { group: 'a', of: 1 } } });

    expect(status).toBe(200);
    expect(service.heard.map(({ rawHeaders }) => rawHeaders.join(' ').includes('"group"'))).toEqual([false]);
  });
});
