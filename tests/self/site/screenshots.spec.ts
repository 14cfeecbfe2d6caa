import { statSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { ROOT } from '#reports/statement/suite.ts';
import { test } from './browser.ts';
import { SMALL_RUNS } from './runs.ts';

const FOLDER = path.join(ROOT, 'reports/out/screenshots');
const LOOKS = [
  { look: 'light', options: { colorScheme: 'light', viewport: { width: 1280, height: 900 } } },
  { look: 'dark', options: { colorScheme: 'dark', viewport: { width: 1280, height: 900 } } },
  { look: 'phone', options: { colorScheme: 'light', viewport: { width: 390, height: 844 } } },
] as const;
/** Pages beside the verdict page are alike in every run, so one run shows them. */
const OTHERS = ['open-points', 'coverage', 'proof', 'traffic', 'contract/index', 'allure/index'];
const SHOTS = [
  ...SMALL_RUNS.map(({ name }) => ({ name, file: 'index' })),
  ...OTHERS.map((file) => ({ name: 'failing' as const, file })),
];

for (const { look, options } of LOOKS) {
  test(`each main page is kept as a picture, ${look}`, async ({ sites, chrome }) => {
    const context = await chrome.newContext(options);
    const page = await context.newPage();

    for (const { name, file } of SHOTS) {
      await page.goto(sites.fromFile(name).address(`${file}.html`));
      await expect(page.getByText(/Verdict|Passed|Log-in for a bearer token/).first()).toBeVisible();
      const picture = path.join(FOLDER, `${name}-${file.replace('/index', '')}-${look}.png`);
      await page.screenshot({ path: picture, fullPage: !file.includes('/') });
      expect(statSync(picture).size).toBeGreaterThan(5000);
    }
    await context.close();
  });
}
