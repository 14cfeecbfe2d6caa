import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { ROOT } from '#reports/statement/suite.ts';
import { lastReport } from './last-report.ts';

/** The system's way of opening a page, by `process.platform`. */
const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
  linux: ['xdg-open'],
};

/** `npm run report`: opens the site of the last run that has made one, or says where it is. */
async function openReport(): Promise<void> {
  const { page, lines } = lastReport(path.join(ROOT, 'reports/out'));
  if (lines.length > 0) process.stderr.write(`${lines.join('\n')}\n`);
  if (page === undefined) {
    process.exitCode = 2;
    return;
  }
  process.stdout.write(`${page}\n`);
  const isShown = process.platform !== 'linux' || hasDisplay();
  if (isShown && !(await isOpened(page))) process.stdout.write('Open this file in a browser.\n');
}

function hasDisplay(): boolean {
  return Boolean(process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY']);
}

async function isOpened(page: string): Promise<boolean> {
  const [command, ...args] = OPENERS[process.platform] ?? ['xdg-open'];
  const child = spawn(command, [...args, page], { stdio: 'ignore', detached: true });
  // Either the opener starts, or there is none; what it does afterwards is its own affair.
  const [started] = await Promise.allSettled([once(child, 'spawn')]);
  child.unref();
  return started.status === 'fulfilled';
}

await openReport();
