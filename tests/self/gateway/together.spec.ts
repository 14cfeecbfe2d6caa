import { expect, test } from '@playwright/test';
import { Pace, type Together } from '#fixtures/gateway/pace.ts';
import type { SendOptions } from '#fixtures/gateway/protocol.ts';
import { json, stand, type Service } from './stand.ts';

const served: Service = (_heard, response) => {
  json(response, 200, {});
};

/** Between two requests, ms; how much too early a timer may be. */
const INTERVAL_MS = 50;
const BLUR_MS = 25;
const PER_SECOND = 1000 / INTERVAL_MS;

/** When the pace let each of these go, ms from now on; all of them asked at once. */
function leaving(pace: Pace, asked: readonly (Together | undefined)[]): Promise<readonly number[]> {
  const startedMs = performance.now();
  return Promise.all(
    asked.map(async (together) => {
      await pace.slot(together);
      return performance.now() - startedMs;
    }),
  );
}

const groupOf = (of: number, group = 'a'): readonly Together[] =>
  Array.from({ length: of }, () => ({ group, of }));

const spread = (times: readonly number[]): number => Math.max(...times) - Math.min(...times);

test.describe('requests that are to leave together', () => {
  test('leave at the same moment, behind a gap as long as their group', async () => {
    const pace = new Pace(PER_SECOND);

    const [before = NaN, ...group] = await leaving(pace, [undefined, ...groupOf(4)]);

    expect(spread(group)).toBeLessThan(INTERVAL_MS);
    expect(Math.min(...group) - before).toBeGreaterThan(4 * INTERVAL_MS - BLUR_MS);
  });

  test('make the next one wait as long as they waited', async () => {
    const times = await leaving(new Pace(PER_SECOND), [...groupOf(3), undefined]);

    const [next = NaN] = times.slice(-1);
    expect(next - Math.max(...times.slice(0, -1))).toBeGreaterThan(3 * INTERVAL_MS - BLUR_MS);
  });

  test('are kept apart from another group', async () => {
    const times = await leaving(new Pace(PER_SECOND), [...groupOf(2, 'a'), ...groupOf(3, 'b')]);

    const [one, other] = [times.slice(0, 2), times.slice(2)];
    expect(Math.max(spread(one), spread(other))).toBeLessThan(INTERVAL_MS);
    expect(Math.min(...other) - Math.max(...one)).toBeGreaterThan(3 * INTERVAL_MS - BLUR_MS);
  });

  test('leave in parts where a second does not allow so many', async () => {
    const times = await leaving(new Pace(4), groupOf(6));

    const [first, second] = [times.slice(0, 4), times.slice(4)];
    expect(Math.min(...second) - Math.max(...first)).toBeGreaterThan(1000 - BLUR_MS);
  });

  test('may be called as an earlier group was, once that one is gone', async () => {
    const pace = new Pace(PER_SECOND);
    await leaving(pace, groupOf(2));

    expect(Math.min(...(await leaving(pace, groupOf(2))))).toBeGreaterThan(2 * INTERVAL_MS - BLUR_MS);
  });

  test('wait for nothing where no rate is to be kept', async () => {
    const times = await leaving(new Pace(undefined), groupOf(100));

    expect(Math.max(...times)).toBeLessThan(BLUR_MS);
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

    // One more than allowed: a second that begins and ends with a request.
    expect(service.gateway.summary().peakPerSecond).toBeLessThanOrEqual(PER_SECOND + 1);
  });
}

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
