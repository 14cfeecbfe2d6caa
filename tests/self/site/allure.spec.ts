import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { listening } from '#tests/self/gateway/loopback.ts';
import { axeFindings } from './axe.ts';
import { test } from './browser.ts';
import { SMALL_RUNS } from './runs.ts';

const FOUND = {
  passing: { title: 'Conforms: staging, test by test', status: 'Failed', times: 0 },
  failing: { title: 'Violates: staging, test by test', status: 'Failed', times: 1 },
  partial: { title: 'Partial: staging, test by test', status: 'Skipped', times: 1 },
  hostile: { title: 'Violates: staging, test by test', status: 'Failed', times: 1 },
} as const;

/** Pages that are made by other tools, and mended afterwards. */
const OF_OTHER_TOOLS = [
  { file: 'allure/index.html', shows: 'Passed' },
  { file: 'contract/index.html', shows: '/api/v1/clients' },
];

for (const { name } of SMALL_RUNS) {
  for (const from of ['fromFile', 'fromSubPath'] as const) {
    test(`Allure shows a ${name} run, ${from === 'fromFile' ? 'as a file' : 'below a sub-path'}`, async ({
      sites,
      watched,
    }) => {
      const { page, outside, alarms } = watched;
      await page.goto(sites[from](name).address('allure/index.html'));

      await expect(page.getByText('Passed').first()).toBeVisible();
      const { title, status, times } = FOUND[name];
      await expect(page).toHaveTitle(title);
      await expect(page.getByTestId('tab-' + status.toLowerCase())).toHaveCount(times);

      expect({ outside, alarms }).toEqual({ outside: [], alarms: [] });
    });
  }
}

test('Allure waits for its data where the page comes slowly', async ({ sites, watched: { page } }) => {
  const file = readFileSync(path.join(sites.folder('failing'), 'site/allure/index.html'), 'utf8');
  const dataAt = file.indexOf('window.allureReportDataReady');
  const slow = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(file.slice(0, dataAt));
    void sleep(2_000).then(() => response.end(file.slice(dataAt)));
  });
  await using server = await listening(slow);

  await page.goto(server.url);

  expect(dataAt).toBeGreaterThan(0);
  await expect(page.getByTestId('tab-failed')).toHaveCount(1);
});

test('the verdict page leads to the very test in Allure', async ({ sites, watched }) => {
  const { page, outside, alarms } = watched;
  await page.goto(sites.fromSubPath('hostile').address('index.html'));

  await page.getByRole('article', { name: /^P5 / }).getByRole('link', { name: 'P5 holds' }).click();

  await expect(page.getByText('<script>alert(1)</script>').first()).toBeVisible();
  await expect(page.getByText('P5 holds').first()).toBeVisible();
  expect({ outside, alarms }).toEqual({ outside: [], alarms: [] });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing serious in Allure and in the contract in ${colorScheme}`, async ({
    sites,
    chrome,
  }) => {
    const context = await chrome.newContext({ colorScheme });
    const page = await context.newPage();
    const { address } = sites.fromFile('failing');

    for (const { file, shows } of OF_OTHER_TOOLS) {
      await page.goto(address(file));
      await expect(page.getByText(shows).first()).toBeVisible();
      expect(await axeFindings(page), file).toEqual([]);
    }
    await page.goto(address('index.html'));
    await page.getByRole('article', { name: /^P5 / }).getByRole('link', { name: 'P5 holds' }).click();
    await expect(page.getByText('Test body').first()).toBeVisible();
    expect(await axeFindings(page), 'a test in Allure').toEqual([]);
    await context.close();
  });
}

test('Allure and the contract lead back to the verdict', async ({ sites, watched: { page } }) => {
  for (const { file } of OF_OTHER_TOOLS) {
    await page.goto(sites.fromSubPath('failing').address(file));
    await page.getByRole('link', { name: 'Back to the verdict' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('breaks 1 promise');
  }
});

test('the contract is a reference page that asks nobody', async ({ sites, watched }) => {
  const { page, outside, alarms } = watched;
  await page.goto(sites.fromFile('failing').address('contract/index.html'));

  await expect(page.getByText('/api/v1/clients').first()).toBeVisible();
  await expect(page.getByText('https://staging.example.com/platform').first()).toBeVisible();
  expect({ outside, alarms }).toEqual({ outside: [], alarms: [] });
});
