import { expect } from '@playwright/test';
import { axeFindings } from './axe.ts';
import { test, watch } from './browser.ts';
import { SMALL_RUNS } from './runs.ts';

const PAGES = [
  { file: 'index.html', says: 'Each promise and its tests' },
  { file: 'open-points.html', says: 'What the document leaves open' },
  { file: 'coverage.html', says: 'What was looked at' },
  { file: 'proof.html', says: 'Does this suite find what it should?' },
  { file: 'traffic.html', says: 'What this run asked of the service' },
] as const;

const PHONE = { width: 375, height: 800 };

for (const { name, heading } of SMALL_RUNS) {
  test(`the site of a ${name} run says what it found, opened as a file`, async ({ sites, watched }) => {
    const { page, outside, alarms } = watched;
    const { address } = sites.fromFile(name);

    for (const { file, says } of PAGES) {
      await page.goto(address(file));
      await expect(page.getByRole('heading', { name: says })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.locator('script')).toHaveCount(0);
    }
    await page.goto(address('index.html'));

    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    expect({ outside, alarms }).toEqual({ outside: [], alarms: [] });
  });

  test(`each link of a ${name} run leads somewhere below a sub-path`, async ({ sites, watched }) => {
    const { page, outside, alarms } = watched;
    const { address } = sites.fromSubPath(name);
    const missing: string[] = [];

    for (const { file } of PAGES) {
      await page.goto(address(file));
      const links = await page.evaluate<string[]>(LINKS);
      for (const link of new Set(links.map((href) => href.split('#')[0] ?? ''))) {
        const answer = await page.request.get(link);
        missing.push(...(answer.ok() ? [] : [`${file}: ${link}`]));
      }
      missing.push(...(await page.evaluate<string[]>(DEAD_ANCHORS)).map((anchor) => `${file}${anchor}`));
    }

    expect(missing).toEqual([]);
    expect({ outside, alarms }).toEqual({ outside: [], alarms: [] });
  });

  test(`axe finds nothing serious in a ${name} run`, async ({ sites, watched: { page } }) => {
    for (const { file } of PAGES.slice(0, 2)) {
      await page.goto(sites.fromFile(name).address(file));
      expect(await axeFindings(page), file).toEqual([]);
    }
  });

  test(`a ${name} run is read on a phone and without JavaScript`, async ({ sites, chrome }) => {
    const context = await chrome.newContext({ javaScriptEnabled: false, offline: true, viewport: PHONE });
    const { page, outside } = watch(await context.newPage());

    for (const { file, says } of PAGES) {
      await page.goto(sites.fromFile(name).address(file));
      await expect(page.getByRole('heading', { name: says })).toBeVisible();
      const width = await page.evaluate<number>('document.documentElement.scrollWidth');
      expect(width, `${file} is as wide as the screen`).toBeLessThanOrEqual(PHONE.width);
    }
    await page.goto(sites.fromFile(name).address('index.html'));

    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    expect(outside).toEqual([]);
    await context.close();
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing serious in any page in ${colorScheme}`, async ({ sites, chrome }) => {
    const context = await chrome.newContext({ colorScheme });
    const page = await context.newPage();

    for (const { file } of PAGES) {
      await page.goto(sites.fromFile('failing').address(file));
      expect(await axeFindings(page), file).toEqual([]);
    }
    await context.close();
  });
}

test('what would be wrong in a page is noticed', async ({ sites, watched }) => {
  const { page, outside, alarms } = watched;
  await page.goto(sites.fromFile('passing').address('index.html'));
  await page.evaluate(`document.querySelector('main').insertAdjacentHTML('beforeend', '<a href="#x"></a>')`);
  expect(await axeFindings(page)).toEqual([expect.stringMatching(/^link-name \(serious\): /)]);
  expect(await page.evaluate<string[]>(DEAD_ANCHORS)).toEqual(['#x']);

  await page.setContent('<script>alert(1)</script><img src="http://outside.invalid/x.png" alt="">');

  expect(alarms.join()).toMatch(/Content Security Policy|dialog: 1/);
  expect(outside.join() + alarms.join()).toContain('outside.invalid');
});

test('the keyboard reaches content and navigation first', async ({ sites, watched: { page } }) => {
  await page.goto(sites.fromFile('failing').address('index.html'));

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('main')).toBeFocused();
});

test('the tests of a kept promise are folded away and opened by the keyboard', async ({
  sites,
  watched: { page },
}) => {
  await page.goto(sites.fromFile('failing').address('index.html#A1'));
  const kept = page.getByRole('article', { name: /^A1 / });
  const test = kept.getByRole('link', { name: 'A1 holds' });

  await expect(test).toBeHidden();
  await kept.getByText('1 test').focus();
  await page.keyboard.press('Enter');
  await expect(test).toBeVisible();
  await page.keyboard.press('Tab');

  await expect(test).toBeFocused();
});

test('a failed promise is found by its tile and shows how to repeat it', async ({
  sites,
  watched: { page },
}) => {
  await page.goto(sites.fromFile('failing').address('index.html'));

  await page.getByRole('link', { name: 'P5 failed' }).click();
  const article = page.getByRole('article', { name: /^P5 / });

  await expect(article).toBeInViewport();
  await expect(article).toContainText('a client that no earlier page held');
  await expect(article.getByLabel('curl command')).toContainText('$API_KEY');
  await expect(article.getByLabel('First failing exchange')).toContainText('pageNo: 3');
});

test('text of the service stays text', async ({ sites, watched }) => {
  const { page, alarms } = watched;
  await page.goto(sites.fromFile('hostile').address('index.html'));

  const article = page.getByRole('article', { name: /^P5 / });

  await expect(article).toContainText('<script>alert(1)</script>');
  await expect(page.locator('img, iframe, object, [onerror]')).toHaveCount(0);
  const links = await page.evaluate<string[]>(LINKS);
  expect(links.filter((href) => !href.startsWith('file:'))).toEqual([]);
  expect(alarms).toEqual([]);
});

/** Addresses of all links; runs in the page. */
const LINKS = `[...document.querySelectorAll('a[href]')].map((link) => link.href)`;

/** Links to a place within the page that is not there; runs in the page. */
const DEAD_ANCHORS = `[...document.querySelectorAll('a[href^="#"]')]
  .map((link) => link.getAttribute('href'))
  .filter((href) => document.getElementById(href.slice(1)) === null)`;
