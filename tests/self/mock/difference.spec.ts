import { expect, test } from '@playwright/test';
import { idsOf } from '#fixtures/mock/catalogue.ts';
import { startMock, type MockOptions } from '#fixtures/mock/mock.ts';
import { runBattery, runExpiry } from './battery.ts';
import { DESCRIPTION } from './described-resource.ts';
import { Recorder } from './exchange.ts';

const SIDE_BY_SIDE = 48;
/** What cannot be seen in an exchange but in the time it takes. */
const ONLY_IN_TIME = ['refusals-slow'];

test.setTimeout(300_000);

/** Times in tokens are whole seconds: of two, one is left for what is asked. */
const LIFETIME_S = 2;

/** Everything a mock shows to the battery, and in a life of its own what it shows as tokens expire. */
async function observe(options: Partial<MockOptions>): Promise<string> {
  const base = { clients: 57, seed: 'self', description: DESCRIPTION, ...options };
  const [calm, brief] = await Promise.all([
    startMock({ ...base, tokenLifetimeS: 600 }),
    startMock({ ...base, tokenLifetimeS: LIFETIME_S }),
  ]);
  const recorders = [new Recorder(calm), new Recorder(brief)] as const;
  const traces = await Promise.all([runBattery(recorders[0]), runExpiry(recorders[1], expiryPasses)]);
  for (const recorder of recorders) recorder.close();
  await Promise.all([calm.close(), brief.close()]);
  return traces.flat().join('\n');
}

/** A token that was issued by now has ended. */
async function expiryPasses(): Promise<void> {
  const untilMs = Date.now() + LIFETIME_S * 1000 + 50;
  await expect.poll(() => Date.now(), { intervals: [100] }).toBeGreaterThan(untilMs);
}

/** Ids under which a mock cannot be told from the plain one. */
async function unseen(kind: 'fault' | 'dialect', ids: readonly string[]): Promise<readonly string[]> {
  const plain = await observe({});
  const found: string[] = [];
  for (let start = 0; start < ids.length; start += SIDE_BY_SIDE) {
    const some = ids.slice(start, start + SIDE_BY_SIDE);
    const traces = await Promise.all(
      some.map((id) => observe(kind === 'fault' ? { fault: id } : { dialects: [id] })),
    );
    found.push(...some.filter((_, index) => traces[index] === plain));
  }
  return found;
}

test('two plain mocks of one seed cannot be told apart', async () => {
  const [one, other] = await Promise.all([observe({}), observe({})]);

  expect(one.split('\n')).toEqual(other.split('\n'));
});

test('every fault shows in some exchange', async () => {
  expect(await unseen('fault', await idsOf('fault'))).toEqual([]);
});

test('every dialect shows in some exchange or in its time', async () => {
  expect(await unseen('dialect', await idsOf('dialect'))).toEqual(ONLY_IN_TIME);
});
