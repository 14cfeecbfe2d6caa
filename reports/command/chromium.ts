import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const COMMON = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** What to do where there is no browser. */
export const NO_CHROMIUM =
  'No Chromium: install it by `apt-get install chromium` or `npx playwright install chromium`, or name it in CHROMIUM.';

/** What `CHROMIUM` names, else one of the system or Playwright's own; `undefined` where there is none. */
export function installedChromium(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const named = environment['CHROMIUM'] ?? '';
  return (named === '' ? [...COMMON, chromium.executablePath()] : [named]).find((file) => existsSync(file));
}
