import { expect } from '@playwright/test';
import { test } from './browser.ts';
import { SMALL_RUNS } from './runs.ts';

const FOUND = {
  passing: { status: 'Failed', times: 0 },
  failing: { status: 'Failed', times: 1 },
  partial: { status: 'Skipped', times: 1 },
  hostile: { status: 'Failed', times: 1 },
} as const;

for (const { name } of SMALL_RUNS) {
  for (const from of ['fromFile', 'fromSubPath'] as const) {
    test(`Allure shows a ${name} run, ${from === 'fromFile' ? 'as a file' : 'below a sub-path'}`, async ({
      sites,
      watched,
    }) => {
      const { page, outside, alarms } = watched;
      await page.goto(sites[from](name).address('allure/index.html'));

      await expect(page.getByText('Passed').first()).toBeVisible();
      const { status, times } = FOUND[name];
      await expect(page.getByTestId('tab-' + status.toLowerCase())).toHaveCount(times);

      expect({ outside, alarms }).toEqual({ outside: [], alarms: [] });
    });
  }
}

test('the verdict page leads to the very test in Allure', async ({ sites, watched }) => {
  const { page, outside, alarms } = watched;
  await page.goto(sites.fromSubPath('hostile').address('index.html'));

  await page.getByRole('article', { name: /^P5 / }).getByRole('link', { name: 'P5 holds' }).click();

  await expect(page.getByText('<script>alert(1)</script>').first()).toBeVisible();
  await expect(page.getByText('P5 holds').first()).toBeVisible();
  expect({ outside, alarms }).toEqual({ outside: [], alarms: [] });
});

test('the contract is a reference page that asks nobody', async ({ sites, watched }) => {
  const { page, outside, alarms } = watched;
  await page.goto(sites.fromFile('failing').address('contract/index.html'));

  await expect(page.getByText('/api/v1/clients').first()).toBeVisible();
  await expect(page.getByText('https://staging.example.com/platform').first()).toBeVisible();
  expect({ outside, alarms }).toEqual({ outside: [], alarms: [] });
});
