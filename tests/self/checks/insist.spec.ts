import { test, expect } from '@playwright/test';
import type { Exchange } from '#fixtures/client/exchange.ts';
import { insist } from '#fixtures/client/insist.ts';
import type { Transport } from '#fixtures/client/transport.ts';
import { PageReader } from '#fixtures/pages/page-reader.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { answer, clients, envelope, noAnswer } from './answers.ts';

waitsPass();

const REQUEST = { method: 'GET', path: '/api/v1/clients' };
const CRASHED = answer({ status: 500, text: 'first' });
const CRASHED_AGAIN = answer({ status: 500, text: 'second' });
const CRASHED_AT_LAST = answer({ status: 500, text: 'third' });
const SERVED = answer({ body: envelope(clients(1, 3)) });
const UNAVAILABLE = answer({ status: 503 });
const UNREACHABLE = { ...noAnswer(), status: 500 };

/** Answers one after the other. */
function answering(answers: readonly Exchange[]): {
  readonly send: Transport;
  readonly asked: unknown[];
  readonly sentAtMs: number[];
} {
  const asked: unknown[] = [];
  const sentAtMs: number[] = [];
  const send: Transport = (request) => {
    asked.push(request);
    sentAtMs.push(performance.now());
    return Promise.resolve(answers[asked.length - 1] ?? noAnswer());
  };
  return { send, asked, sentAtMs };
}

for (const { name, answers, told, times } of [
  { name: 'a right request answered with 500 is asked again', answers: [CRASHED, SERVED], told: 1, times: 2 },
  {
    name: 'a right request answered with 500 twice is asked once more',
    answers: [CRASHED, CRASHED_AGAIN, SERVED],
    told: 2,
    times: 3,
  },
  {
    name: 'the third 500 stands',
    answers: [CRASHED, CRASHED_AGAIN, CRASHED_AT_LAST, SERVED],
    told: 2,
    times: 3,
  },
  { name: 'a status of 503 stands', answers: [UNAVAILABLE, SERVED], told: 0, times: 1 },
  { name: 'a served page stands', answers: [SERVED, CRASHED], told: 0, times: 1 },
  { name: 'no answer at all stands, whatever its status', answers: [UNREACHABLE, SERVED], told: 0, times: 1 },
]) {
  test(name, async () => {
    const { send, asked } = answering(answers);

    expect(await insist(send, REQUEST)).toBe(answers[told]);
    expect(asked).toEqual(Array.from({ length: times }, () => REQUEST));
  });
}

test('a 500 that lasts is waited for once', async () => {
  const { send, asked, sentAtMs } = answering(Array.from({ length: 5 }, () => CRASHED));

  await insist(send, REQUEST);
  await insist(send, REQUEST);

  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0] = sentAtMs;
  expect(asked).toHaveLength(5);
  expect(second - first).toBeGreaterThan(600);
  expect(third - second).toBeGreaterThan(1200);
  expect(fifth - fourth).toBeLessThan((second - first) / 2);
});

test('where three requests crash for good, nothing is waited for any more', async () => {
  const { send, sentAtMs } = answering(Array.from({ length: 11 }, () => CRASHED));
  const pages = [1, 2, 3, 4].map((page) => ({ ...REQUEST, path: `/page/${page}` }));

  await Promise.all(pages.slice(0, 3).map((request) => insist(send, request)));
  await insist(send, pages[3] ?? REQUEST);

  expect(sentAtMs).toHaveLength(11);
  expect((sentAtMs[10] ?? 0) - (sentAtMs[9] ?? 0)).toBeLessThan(350);
});

test('where a crash has passed at last, the next is waited for again', async () => {
  const answers = [CRASHED, CRASHED, CRASHED, CRASHED, SERVED, CRASHED, CRASHED_AGAIN, SERVED];
  const { send } = answering(answers);

  await insist(send, REQUEST);
  await insist(send, REQUEST);

  expect(await insist(send, REQUEST)).toBe(answers[7]);
});

test('a page that is answered with 500 once is read all the same', async () => {
  const { send, asked } = answering([CRASHED, SERVED]);
  const pages = new PageReader(send, { knownIds: [], knownNames: [] }, () => undefined);

  const page = await pages.read(
    { name: 'API key', scheme: 'apiKey', insert: [] },
    { pageNo: 1, pageSize: 3 },
  );

  expect(page).toMatchObject({ service: 'served', ids: ['client-1', 'client-2', 'client-3'] });
  expect(asked).toHaveLength(2);
});
