import { expect, test } from '@playwright/test';
import { loadRequirements } from '#spec/catalogue.ts';
import { idsOf, listFaults } from '#fixtures/mock/catalogue.ts';
import { startMock, type MockOptions } from '#fixtures/mock/mock.ts';
import { LONG } from '#tests/self/long.ts';
import { runBattery, runExpiry } from './battery.ts';
import { DESCRIPTION } from './described-resource.ts';
import { Recorder, ToldApart } from './exchange.ts';
import { HALVED_LIFETIME_S, runBeside, runHalfLife, SHARED_LIFETIME_S } from './half-life.ts';

const SIDE_BY_SIDE = 160;
/** What cannot be seen in an exchange but in the time it takes, which is a quarter of a second. */
const ONLY_IN_TIME = 'refusals-slow';
const LATE_MS = 250;

/** Times in tokens are whole seconds: of two, one is left for what is asked. */
const LIFETIME_S = 2;

interface Part {
  readonly tokenLifetimeS: number;
  readonly record: (recorder: Recorder) => Promise<readonly string[]>;
}

/** What a mock shows to the battery, and in a life of its own what it shows as tokens expire. */
const PARTS: readonly Part[] = [
  { tokenLifetimeS: 600, record: runBattery },
  { tokenLifetimeS: LIFETIME_S, record: (recorder) => runExpiry(recorder, expiryPasses) },
  { tokenLifetimeS: HALVED_LIFETIME_S, record: runHalfLife },
  { tokenLifetimeS: SHARED_LIFETIME_S, record: runBeside },
];

/** All that a mock shows in a part, or what it showed until it was told apart from `expected`. */
async function observe(
  { tokenLifetimeS, record }: Part,
  options: Partial<MockOptions>,
  expected?: readonly string[],
): Promise<readonly string[]> {
  const mock = await startMock({
    clients: 57,
    seed: 'self',
    description: DESCRIPTION,
    tokenLifetimeS,
    ...options,
  });
  const recorder = new Recorder(mock, expected);
  try {
    return await record(recorder);
  } catch (error) {
    if (error instanceof ToldApart) return recorder.trace;
    throw error;
  } finally {
    recorder.close();
    await mock.close();
  }
}

/** Whether a mock shows in each part what the plain one does. */
async function looksPlain(
  plain: readonly (readonly string[])[],
  options: Partial<MockOptions>,
): Promise<boolean> {
  for (const [index, part] of PARTS.entries()) {
    const seen = await observe(part, options, plain[index]);
    if (seen.join('\n') !== plain[index]?.join('\n')) return false;
  }
  return true;
}

/** A token that was issued by now has ended. */
async function expiryPasses(): Promise<void> {
  const untilMs = Date.now() + LIFETIME_S * 1000 + 50;
  await expect.poll(() => Date.now(), { intervals: [100] }).toBeGreaterThan(untilMs);
}

/** What the plain mock shows in each part. */
type Seen = readonly (readonly string[])[];
const PLAIN = new Map<number, Promise<Seen>>();

/** Looked at when it is needed, and then no more; a fault may need more clients than usual to show. */
function plainly(clients: number): Promise<Seen> {
  const plain = PLAIN.get(clients) ?? Promise.all(PARTS.map((part) => observe(part, { clients })));
  PLAIN.set(clients, plain);
  return plain;
}

const USUAL_CLIENTS = 57;

/** Ids under which a mock cannot be told from the plain one. */
async function unseen(kind: 'fault' | 'dialect', ids: readonly string[]): Promise<readonly string[]> {
  const needs = new Map((await listFaults()).map(({ id, settings }) => [id, settings?.clients]));
  const isPlain = async (id: string): Promise<boolean> => {
    const altered = kind === 'fault' ? { fault: id } : { dialects: [id] };
    for (const clients of new Set([USUAL_CLIENTS, (kind === 'fault' && needs.get(id)) || USUAL_CLIENTS]))
      if (!(await looksPlain(await plainly(clients), { clients, ...altered }))) return false;
    return true;
  };
  const found: string[] = [];
  for (let start = 0; start < ids.length; start += SIDE_BY_SIDE) {
    const some = ids.slice(start, start + SIDE_BY_SIDE);
    const arePlain = await Promise.all(some.map(isPlain));
    found.push(...some.filter((_, index) => arePlain[index]));
  }
  // Among so many, requests that leave at once may not arrive so: once more, with nothing beside them.
  const still: string[] = [];
  for (const id of found) if (await isPlain(id)) still.push(id);
  return still;
}

/** The area of each requirement. */
const AREAS = new Map(loadRequirements().map(({ id, area }) => [id, area]));

test('two plain mocks of one seed cannot be told apart', async () => {
  for (const part of PARTS) {
    const [one, other] = await Promise.all([observe(part, {}), observe(part, {})]);

    expect(one).toEqual(other);
  }
});

for (const area of new Set(AREAS.values())) {
  test(`every fault of ${area} shows in some exchange`, LONG, async () => {
    const faults = (await listFaults()).filter(({ breaks }) => AREAS.get(breaks[0] ?? '') === area);

    expect(faults).not.toEqual([]);
    expect(
      await unseen(
        'fault',
        faults.map(({ id }) => id),
      ),
    ).toEqual([]);
  });
}

test('every dialect shows in some exchange', async () => {
  const ids = idsOf('dialect').filter((id) => id !== ONLY_IN_TIME);

  expect(await unseen('dialect', ids)).toEqual([]);
});

/** How long a refusal of the mock takes, in ms. */
async function timeOfRefusal(dialect: string): Promise<number> {
  const mock = await startMock({ clients: 57, seed: 'self', tokenLifetimeS: 600, dialects: [dialect] });
  try {
    const sentMs = performance.now();
    await fetch(`${mock.baseUrl}/api/v1/clients`);
    return performance.now() - sentMs;
  } finally {
    await mock.close();
  }
}

test('slow refusals show in their time', async () => {
  // Timers may fire a millisecond early.
  expect(await timeOfRefusal(ONLY_IN_TIME)).toBeGreaterThan(LATE_MS - 2);
});
