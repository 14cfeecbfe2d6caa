import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { renderSite } from '#reports/site/site.tsx';
import { summaryOf } from '#reports/site/summary.ts';
import type { Statement } from '#reports/statement/statement.ts';
import { BREACH, CONFORMING, VIOLATING } from './data/statements.ts';

/** Broken at P5, with so many recorded breaches, and whatever closes the message. */
function withBreaches(amount: number, closing: string): Statement {
  const breaches = Array.from({ length: amount }, () => BREACH);
  const requirements = VIOLATING.requirements.map((row) => {
    const [first, ...rest] = row.tests;
    if (row.id !== 'P5' || first === undefined) return row;
    return { ...row, tests: [{ ...first, message: `P5 (section 4): x${closing}`, breaches }, ...rest] };
  });
  return { ...VIOLATING, requirements, openPoints: CONFORMING.openPoints };
}

test('a card leads to its exchange, to what else was found, and to its test', async ({}, info) => {
  mkdirSync(info.outputPath('site/allure'), { recursive: true });
  mkdirSync(info.outputPath('allure-results'), { recursive: true });
  writeFileSync(info.outputPath('site/allure/index.html'), '');
  const result = {
    uuid: 'u',
    fullName: 'pagination/walk.spec.ts › walking the pages meets every client once',
  };
  writeFileSync(info.outputPath('allure-results/u-result.json'), JSON.stringify(result));
  await renderSite(withBreaches(5, '\n  … and 8 more'), info.outputPath());

  const page = readFileSync(info.outputPath('site/index.html'), 'utf8');
  const [, card = ''] = /<ul class="breaches">(.*?)<\/li>/s.exec(page) ?? [];
  expect([...card.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '#P5',
    '#P5-exchange',
    '#P5-further',
    expect.stringMatching(/^allure\/index\.html#\w+$/),
  ]);
  expect(card).toContain('and 12 more');
  expect(page).toContain('12 further findings');
  expect(page).toContain('… and 8 more that were counted only.');
});

test('a card with one finding says nothing of more', async ({}, info) => {
  await renderSite(withBreaches(1, ''), info.outputPath());

  expect(readFileSync(info.outputPath('site/index.html'), 'utf8')).not.toMatch(
    /and \d+ more|further finding/,
  );
});

test('a saved line against the mock says how to start another', async ({}, info) => {
  const target = {
    ...VIOLATING.target,
    fault: 'page-zero-500',
    dialects: ['token-in-header', 'short-pages'],
  };
  const page = () => readFileSync(info.outputPath('site/index.html'), 'utf8');

  await renderSite({ ...VIOLATING, target }, info.outputPath());
  expect(page()).toContain('npm run mock -- --fault page-zero-500 --dialect token-in-header,short-pages');
  expect(page()).toContain('the embedded mock with the fault page-zero-500 in the dialects');
  await renderSite(VIOLATING, info.outputPath());
  expect(page()).toContain('<code>npm run mock</code>');
  await renderSite({ ...VIOLATING, target: { ...target, kind: 'deployment' } }, info.outputPath());
  expect(page()).not.toContain('npm run mock');
});

test('where nothing was opened the page breaks nothing', async ({}, info) => {
  const because = ['settings unproven: no token was issued and no list was served'];
  await renderSite(
    { ...withBreaches(1, ''), verdict: 'not-judged', because, deviations: [] },
    info.outputPath(),
  );

  const page = readFileSync(info.outputPath('site/index.html'), 'utf8');
  expect(page).toContain('What came in place of the list');
  expect(page).toContain('<article class="rule untested" id="P5"');
  expect(page).not.toMatch(/What is broken|class="[^"]*(?:is|row)-failed/);
  expect(JSON.parse(readFileSync(info.outputPath('site/conformance.json'), 'utf8'))).toMatchObject({
    requirements: expect.arrayContaining([expect.objectContaining({ id: 'P5', outcome: 'failed' })]),
  });
});

for (const { reason, isSettings } of [
  { reason: 'settings unproven: no token was issued and no list was served', isSettings: true },
  { reason: 'not available (GET /api/v1/clients → status 503): try again later', isSettings: false },
]) {
  test(`the settings are ${isSettings ? '' : 'not '}doubted where it was ${reason}`, async ({}, info) => {
    const statement: Statement = { ...withBreaches(1, ''), verdict: 'not-judged', because: [reason] };
    await renderSite(statement, info.outputPath());

    const page = readFileSync(info.outputPath('site/index.html'), 'utf8');
    expect(page).toContain('What came in place of the list');
    expect(page.includes('a wrong setting cannot be told from a wrong service')).toBe(isSettings);
  });
}

test('a deviation that is over stands with what is broken, on the page and in the summary', async ({}, info) => {
  const text = 'known deviation expired on 2026-10-31: mend it and remove its row, or agree on a later day';
  await renderSite(VIOLATING, info.outputPath());

  expect(readFileSync(info.outputPath('site/index.html'), 'utf8')).toMatch(
    new RegExp(`What is broken.*href="#A5".*${text}.*The promises, by area`, 's'),
  );
  expect(summaryOf(VIOLATING)).toContain(`- **A5**: ${text}`);
  expect(summaryOf(VIOLATING)).toContain('\nJudged: the embedded mock, seed 8c1f\n');
});
