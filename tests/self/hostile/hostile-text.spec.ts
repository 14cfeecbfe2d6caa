import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from '@playwright/test';
import { parse } from 'yaml';
import type { Statement } from '#reports/statement/statement.ts';
import { test, watch } from '#tests/self/site/browser.ts';
import { hostileTextService, obeyedIn } from './hostile-text.ts';
import { filesBelow, leaksIn } from './left-behind.ts';
import { statementIn, wholeRun } from './started.ts';

const PAGES = ['coverage', 'open-points', 'proof', 'traffic', 'allure/index', 'contract/index', 'index'];

test('hostile text comes alive in no output of a whole run', async ({ chrome }, info) => {
  await using service = await hostileTextService();
  const outDir = info.outputPath('out');
  const settings = { ...service.environment, SHOW_DATA: 'true', GITHUB_ACTIONS: 'true' };
  const half = service.environment['API_KEY']?.slice(0, 20) ?? '';
  const secrets = { ...service.environment, HALF_OF_API_KEY: half };
  const { page, outside, alarms } = watch(await chrome.newPage());
  const read = (file: string): string => readFileSync(path.join(outDir, file), 'utf8');

  const args = ['--trace=on', '--grep', '@(A1|A8|E2|T1|open)\\b'];
  const { code, output } = await wholeRun(outDir, args, settings).ended;

  expect(code, output).toBe(1);
  expect(output.match(/^::.*$/gm)).toEqual([
    expect.stringMatching(/^::error title=A8 failed::No answer repeats [^:]*$/),
    expect.stringMatching(/^::error title=E2 failed::Every item [^:]*$/),
  ]);
  expect(obeyedIn(output.replace(/^::error title=[AE]/gm, ''))).toEqual([]);
  expect(obeyedIn(read('junit.xml'))).toEqual([]);
  expect(obeyedIn(read('observed.overlay.yaml'))).toEqual([]);
  expect(obeyedIn(read('site/summary.md'))).toEqual([]);
  expect(leaksIn([Buffer.from(output), ...filesBelow(outDir)], secrets)).toEqual([]);
  expect(pinsIn(read('observed.overlay.yaml'))).toEqual(observedIn(statementIn(outDir)));
  expect(await page.evaluate<string>(`${FAULT_OF_XML}(${JSON.stringify(read('junit.xml'))})`)).toBe('');
  expect(output).not.toMatch(/L{500}/);
  for (const name of PAGES) {
    await page.goto(pathToFileURL(path.join(outDir, 'site', `${name}.html`)).href);
    await expect(page.locator('body')).toContainText(/\w{4}/);
    expect(await page.evaluate<number>(WIDER_THAN_SCREEN), `${name} is wider than the screen`).toBeLessThan(
      1,
    );
  }
  await expect(page.getByRole('article', { name: /^E2 / })).toContainText('<script>alert(1)</script><img');
  await page.getByRole('article', { name: /^A8 / }).getByRole('link', { name: 'no answer' }).first().click();
  await expect(page.getByText('<script>alert(1)').first()).toBeVisible();
  expect({ outside, alarms }).toEqual({ outside: [], alarms: [] });
});

/** What a browser has against a text as XML. */
const FAULT_OF_XML = `((text) => new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror')?.textContent ?? '')`;
const WIDER_THAN_SCREEN = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

/** The pins of an overlay that a run wrote. */
function pinsIn(overlay: string): unknown {
  // Written by our own reporter.
  const { actions } = parse(overlay) as { actions: { target: string; update: Record<string, unknown> }[] };
  return actions.find(({ target }) => target === '$')?.update['x-pins'];
}

function observedIn(statement: Statement | undefined): Readonly<Record<string, string>> {
  return Object.fromEntries(
    statement?.openPoints.flatMap(({ id, observed }) => (observed === null ? [] : [[id, observed]])) ?? [],
  );
}
