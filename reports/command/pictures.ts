import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { ROOT } from '#reports/statement/suite.ts';
import { installedChromium, NO_CHROMIUM } from './chromium.ts';
import { runConformance } from './run-conformance.ts';
import { ownEnvironment } from './step.ts';

/** A broken promise that a reader of the README understands at once. */
const FAULT = 'other-organization-opens-by-bearer';
const BROKEN = 'A5';
/** Of the tests that tell it, the one whose own promise it is. */
const TEST = 'credentials do not open another organization [bearer]';
const FOLDER = path.join(ROOT, '.github/pictures');
const TALL = { width: 1100, height: 1240 };
const WIDE = { width: 1100, height: 760 };

/** `npm run pictures`: makes the pictures of the README anew, of a run against the mock with one fault. */
async function takePictures(executablePath: string): Promise<void> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  const environment = { ...ownEnvironment(), FAULT, SEED: 'pictures' };
  await runConformance({ environment, directory: ROOT, outDir, reports: true, isQuiet: true });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const page = await browser.newPage({ viewport: TALL, colorScheme: 'light' });
  await page.goto(pathToFileURL(path.join(outDir, 'site/index.html')).href);
  await keep(page, 'verdict');
  await page.setViewportSize(WIDE);
  await page.locator(`#${BROKEN} .tests`).getByRole('link', { name: TEST }).click();
  await page.getByText('Test body').first().waitFor();
  await keep(page, 'allure');
  await browser.close();
  await rm(outDir, { recursive: true });
}

async function keep(page: Page, name: string): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const file = path.join(FOLDER, `${name}.png`);
  await page.screenshot({ path: file });
  process.stdout.write(`${path.relative(process.cwd(), file)}\n`);
}

const executablePath = installedChromium();
if (executablePath === undefined) {
  process.stderr.write(`${NO_CHROMIUM}\n`);
  process.exitCode = 2;
} else {
  await takePictures(executablePath);
}
