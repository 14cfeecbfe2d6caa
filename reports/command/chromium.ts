import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const COMMON = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** What to do where there is no browser. */
export const NO_CHROMIUM =
  'No Chromium: install it by `apt-get install chromium` or `npx playwright install chromium`.';

/** A Chromium of the system, or Playwright's own; `undefined` where there is none. */
export function installedChromium(): string | undefined {
  return [...COMMON, chromium.executablePath()].find((file) => existsSync(file));
}
