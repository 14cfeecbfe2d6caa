import { expect, test } from '@playwright/test';
import { pagingProblems } from '#fixtures/resources/reading/paging.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { centersOf, CENTERS, reworded, type Rule } from '../cost-centers.ts';
import { notesOfEachTest, pageAsked, paged, type AskedPage } from '../scripted-list.ts';

waitsPass();
notesOfEachTest();

/** The list in pages, which `asShown` may ask for otherwise. */
const inPages =
  (asShown: (asked: AskedPage) => AskedPage = (asked) => asked): Rule =>
  ({ method, path, headers = {} }, kept) => {
    if (method !== 'GET' || path !== CENTERS) return undefined;
    return paged([...kept.values()], asShown(pageAsked({ method, path, headers })));
  };

const ROWS = JSON.stringify({ type: 'array', items: { $ref: '#/components/schemas/CostCenter' } });
const described = reworded([ROWS, `{"type":"object","properties":{"data":${ROWS}}}`]);

test('a list of what PUT adds is filled until it can be cut into pages (G1)', async () => {
  const { bench, kept } = await centersOf({ described, rule: inPages() }, 'G1');

  expect(await pagingProblems(bench)).toEqual([]);
  expect(kept.size).toBe(3);
  // Alike in what the list may be sorted by.
  expect(new Set([...kept.values()].map(({ budget }) => budget)).size).toBe(1);
});

test('a list of what PUT adds whose pages are all the first one is a breach (G1)', async () => {
  const { bench } = await centersOf({ described, rule: inPages((asked) => ({ ...asked, pageNo: 1 })) }, 'G1');

  const findings = await pagingProblems(bench);

  expect(findings.map(({ expected }) => expected)).toContain('each item once in a walk through the pages');
});

test('a list to which PUT adds nothing tells nothing of its pages (G1)', async () => {
  const adding: Rule = (asked, kept) =>
    asked.method === 'PUT' ? { status: 404, body: {} } : inPages()(asked, kept);
  const { bench } = await centersOf({ described, rule: adding }, 'G1');

  await expect(pagingProblems(bench)).rejects.toThrow('PUT adds nothing at a key that is free');
});
