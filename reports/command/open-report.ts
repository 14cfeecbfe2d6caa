import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '#reports/statement/suite.ts';

const PAGE = path.join(ROOT, 'reports/out/site/index.html');

/** The system's way of opening a page, by `process.platform`. */
const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
  linux: ['xdg-open'],
};

/** `npm run report`: opens the site of the last run, or says where it is. */
async function openReport(): Promise<void> {
  if (!existsSync(PAGE)) {
    process.stderr.write('There is no report yet. Run `npm run conformance` first.\n');
    process.exitCode = 2;
    return;
  }
  process.stdout.write(`${PAGE}\n`);
  const isShown = process.platform !== 'linux' || hasDisplay();
  if (isShown && !(await isOpened())) process.stdout.write('Open this file in a browser.\n');
}

function hasDisplay(): boolean {
  return Boolean(process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY']);
}

async function isOpened(): Promise<boolean> {
  const [command, ...args] = OPENERS[process.platform] ?? ['xdg-open'];
  const child = spawn(command, [...args, PAGE], { stdio: 'ignore', detached: true });
  // Either the opener starts, or there is none; what it does afterwards is its own affair.
  const [started] = await Promise.allSettled([once(child, 'spawn')]);
  child.unref();
  return started.status === 'fulfilled';
}

await openReport();
