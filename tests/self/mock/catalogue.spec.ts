import { expect, test } from '@playwright/test';
import { idsOf, loadDialect, loadFault } from '#fixtures/mock/catalogue.ts';
import { listDialects, listFaults, startMock } from '#fixtures/mock/mock.ts';
import { loadRequirements } from '#spec/catalogue.ts';

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const REQUIREMENTS = loadRequirements().flatMap(({ id, level }) => (level === 'must' ? [id] : []));
const START = { clients: 57, tokenLifetimeS: 60, seed: 'self' };

test('every fault has the name of its file and tells what it breaks', async () => {
  const ids = idsOf('fault');

  const faults = await Promise.all(ids.map(loadFault));

  expect(faults.map(({ id }) => id)).toEqual(ids);
  expect(ids.filter((id) => !NAME.test(id))).toEqual([]);
  expect(faults.filter(({ breaks }) => breaks.some((id) => !REQUIREMENTS.includes(id)))).toEqual([]);
  expect(faults.filter(({ text, hides, breaks }) => !text || !hides || breaks.length === 0)).toEqual([]);
});

test('every dialect has the name of its file and names its open points', async () => {
  const ids = idsOf('dialect');

  const dialects = await Promise.all(ids.map(loadDialect));

  expect(dialects.map(({ id }) => id)).toEqual(ids);
  expect(ids.filter((id) => !NAME.test(id))).toEqual([]);
  expect(dialects.filter(({ text, openPoints }) => !text || openPoints.length === 0)).toEqual([]);
});

for (const requirement of REQUIREMENTS) {
  test(`at least three faults break ${requirement}`, async () => {
    const breaking = (await listFaults()).filter(({ breaks }) => breaks.includes(requirement));

    expect(breaking.length).toBeGreaterThanOrEqual(3);
  });
}

test('no two faults, and no two dialects, are described alike', async () => {
  const texts = [...(await listFaults()), ...(await listDialects())].map(({ text }) => text);

  expect(new Set(texts).size).toBe(texts.length);
});

test('a fault is laid over dialects, in the order they are named', async () => {
  const mock = await startMock({
    ...START,
    fault: 'total-count-missing',
    dialects: ['clients-three', 'total-count-of-page', 'list-answer-206'],
  });
  const { apiKey, organizationId } = mock.credentials;

  const answer = await fetch(`${mock.baseUrl}/api/v1/clients`, {
    headers: { Authorization: `Api-Key ${apiKey}`, 'Organization-ID': organizationId },
  });

  expect(answer.status).toBe(206);
  expect(Object.keys((await answer.json()) as object)).toEqual(['data', 'filteredCount', 'message']);
  await mock.close();
});
