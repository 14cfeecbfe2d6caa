import { expect, test } from '@playwright/test';
import { combined } from '#fixtures/judge/refusal-result.ts';
import { guardedReads } from '#fixtures/resources/access/guarded-reads.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { sceneOf, type Rule } from '../things.ts';

waitsPass();

const COUNT = 3;

/** A paged list that refuses nobody from this page on. */
const openFrom =
  (page: number): Rule =>
  ({ method, id, headers, isRight }, things) => {
    const [pageNo, pageSize] = [Number(headers['pageno']), Number(headers['pagesize'])];
    if (method !== 'GET' || id !== '' || (!isRight && pageNo < page)) return undefined;
    return { body: { data: [...things.values()].slice((pageNo - 1) * pageSize, pageNo * pageSize) } };
  };

for (const { page, breaches } of [
  { page: 9, breaches: false },
  { page: 2, breaches: true },
])
  test(`a described list that is open from page ${page} on ${breaches ? 'breaks G6' : 'is right'}`, async () => {
    const members = { name: { type: 'string' } };
    const { bench, things } = await sceneOf({ members, isPaged: true }, { rule: openFrom(page) }, 'G6');
    for (let count = 1; count <= COUNT; count += 1)
      things.set(`thing-${count}`, { id: `thing-${count}`, name: `Standing ${count}` });

    const { findings } = combined(await guardedReads(bench, 'apiKey'));

    expect(findings.length > 0).toBe(breaches);
  });

test('a list that lags is asked once it shows what was added for it', async () => {
  let looks = 0;
  const lags: Rule = ({ method, id, isRight }, things) => {
    if (method !== 'GET' || id !== '' || !isRight) return undefined;
    looks += 1;
    return { body: looks < 4 ? [] : [...things.values()] };
  };
  const { bench } = await sceneOf({ members: { name: { type: 'string' } } }, { rule: lags }, 'G6');

  expect(combined(await guardedReads(bench, 'apiKey'))).toEqual({ findings: [] });
});
