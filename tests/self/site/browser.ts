import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, test as base, type Browser, type Page } from '@playwright/test';
import { installedChromium, NO_CHROMIUM } from '#reports/command/chromium.ts';
import { finishRun } from '#reports/command/finish.ts';
import { ROOT } from '#reports/statement/suite.ts';
import { listening, type Loopback } from '#tests/self/gateway/loopback.ts';
import { countingGateway, playwright, prepare } from '#tests/self/reports/small-project.ts';
import { SMALL_RUNS, specOf, type SmallRun } from './runs.ts';

const INSTALLED = installedChromium();

/** Where a site is opened from. */
export interface Place {
  /** Address of a page: `index.html`, `allure/index.html#…`. */
  readonly address: (page: string) => string;
}

interface Sites {
  /** Output folder of a run; its site stands below `site/`. */
  folder(name: SmallRun['name']): string;
  fromFile(name: SmallRun['name']): Place;
  fromSubPath(name: SmallRun['name']): Place;
}

/** What a page did beside showing itself. */
export interface Watched {
  readonly page: Page;
  /** Addresses asked for that are not of the site itself. */
  readonly outside: readonly string[];
  /** Dialogs, uncaught errors, and what the page's own policy had to refuse. */
  readonly alarms: readonly string[];
}

/** Chromium, and the sites of four small runs made by the real reporter and the real finish. */
export const test = base.extend<
  { watched: Watched; browserOrSkip: undefined },
  { chrome: Browser; sites: Sites }
>({
  // Of each test, and before anything is made for it: a skip in a worker's fixture would count for the first alone.
  browserOrSkip: [
    async ({}, use) => {
      base.skip(INSTALLED === undefined, NO_CHROMIUM);
      await use(undefined);
    },
    { auto: true },
  ],
  chrome: [
    async ({}, use) => {
      const chrome = await chromium.launch({ executablePath: INSTALLED ?? '', args: ['--no-sandbox'] });
      await use(chrome);
      await chrome.close();
    },
    { scope: 'worker' },
  ],
  sites: [
    async ({}, use) => {
      mkdirSync(path.join(ROOT, 'reports/out'), { recursive: true });
      const home = mkdtempSync(path.join(ROOT, 'reports/out/sites-'));
      const folder = (name: string): string => path.join(home, name);
      await Promise.all(SMALL_RUNS.map((run) => build(run, folder(run.name))));
      const server = await serve(home);
      await use({
        folder,
        fromFile: (name) => ({ address: (page) => fileAddress(path.join(folder(name), 'site'), page) }),
        fromSubPath: (name) => ({ address: (page) => `${server.url}/some/path/${name}/site/${page}` }),
      });
      await server.close();
      rmSync(home, { recursive: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  watched: async ({ chrome }, use) => {
    const page = await chrome.newPage();
    await use(watch(page));
    await page.close();
  },
});

/** Notes what a page does from now on. */
export function watch(page: Page): Watched {
  const outside: string[] = [];
  const alarms: string[] = [];
  page.on('request', (request) => {
    if (!/^(file:|data:|blob:|http:\/\/127\.0\.0\.1:)/.test(request.url())) outside.push(request.url());
  });
  page.on('dialog', (dialog) => {
    alarms.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => alarms.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) alarms.push(message.text());
  });
  return { page, outside, alarms };
}

async function build(run: SmallRun, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const gateway = await countingGateway();
  const { baseUrl = 'https://staging.example.com/platform' } = run;
  prepare(folder, { gatewayUrl: gateway.url, specs: [specOf(run)], allure: true, baseUrl });
  await playwright(folder, []);
  await gateway.close();
  await finishRun({
    outDir: folder,
    allure: true,
    site: true,
    contractPage: run.name === 'failing',
    findSecrets: () => [],
  });
}

function fileAddress(site: string, page: string): string {
  const [file = '', anchor] = page.split('#');
  const address = pathToFileURL(path.join(site, file)).href;
  return anchor === undefined ? address : `${address}#${anchor}`;
}

/** A static server below a path of its own, as Pages has it. */
function serve(home: string): Promise<Loopback> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(home, pathname.replace(/^\/some\/path\//, ''));
    readFile(file).then(
      (bytes) => response.writeHead(200, { 'content-type': typeOf(file) }).end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  return listening(server);
}

function typeOf(file: string): string {
  return file.endsWith('.html') ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8';
}
