import { expect, test } from '@playwright/test';
import type { Exchange } from '#fixtures/client/exchange.ts';
import type { Finding } from '#fixtures/judge/finding.ts';
import { notWordedAsRefusals } from '#fixtures/judge/refusals/worded-as-refusals.ts';
import { answer, envelope } from '#tests/self/checks/answers.ts';
import { knownService } from '../known-service.ts';

const ENVELOPE = envelope([]);

/** An answer whose `data` holds something else than clients. */
function withData(data: unknown, status = 200): Exchange {
  return answer({ status, body: { ...ENVELOPE, data } });
}

/** What is left of a page of this wording where wrong credentials are refused in that one, and how often was asked. */
async function left(
  pages: readonly Exchange[],
  refusal: Exchange,
): Promise<{ readonly left: readonly Exchange[]; readonly asked: number }> {
  let asked = 0;
  const service = await knownService((request) => {
    asked += 1;
    return Promise.resolve({ ...refusal, request });
  });
  const findings = pages.map((exchange): Finding => ({ exchange, expected: 'an array', actual: 'none' }));
  const place = { scheme: 'apiKey', page: { pageNo: 1, pageSize: 10 } } as const;
  const kept = await notWordedAsRefusals(service, findings, place);
  return { left: kept.map(({ exchange }) => exchange), asked };
}

test('a page that is worded as refusals are is one', async () => {
  const page = withData({ error: 'no such page' });

  expect(await left([page], withData({ error: 'no organization' }))).toEqual({ left: [], asked: 1 });
});

test('a page that shows a client is none, whatever its wording', async () => {
  const page = withData({ clientId: 'c-1', name: 'One' });

  expect((await left([page], withData({ error: 'no organization' }))).left).toEqual([page]);
});

for (const { how, refusal } of [
  { how: 'with another status', refusal: withData({ error: 'who are you?' }, 403) },
  { how: 'with other members', refusal: answer({ body: { error: 'who are you?' } }) },
  { how: 'with an empty page', refusal: withData([]) },
  { how: 'with an item of another type', refusal: withData([null]) },
]) {
  test(`a page is held against its service where others are refused ${how}`, async () => {
    const pages = [withData({ error: 'no such page' }), withData(['none'])];

    expect((await left(pages, refusal)).left).toEqual(pages);
  });
}

test('where nothing was found nobody is asked', async () => {
  expect(await left([], withData([]))).toEqual({ left: [], asked: 0 });
});
