import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { CatalogueError } from './catalogue-error.ts';

/**
 * Environment for every Redocly process that the suite starts: asks nobody anything, reports to nobody, and
 * holds no setting of a run. Telemetry can also be turned off in `redocly.yaml`, the update check only here.
 */
function redoclyEnvironment(): Record<string, string> {
  const own = {
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    REDOCLY_SUPPRESS_NOTIFICATIONS: 'true',
    NO_COLOR: '1',
  };
  const kept = ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR', 'HOME', 'USERPROFILE'];
  const inherited = kept.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(inherited), ...own };
}

export interface RedoclyOutput {
  readonly stdout: string;
  readonly stderr: string;
}

/** The command's file, to be run by Node. */
const redoclyCommand = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');

/** Whatever a description refers to, and by whatever keyword: no process of Redocly's asks the network. */
const WITHOUT_FETCH = [
  '--import',
  `data:text/javascript,${encodeURIComponent("globalThis.fetch = () => Promise.reject(new Error('nothing is fetched'));")}`,
];

/**
 * Runs Redocly in `folder`, whatever its exit code: problems stand in its output.
 * @throws CatalogueError where it could not be run at all
 */
export function runRedocly(folder: string, args: readonly string[]): Promise<RedoclyOutput> {
  const options = { cwd: folder, env: redoclyEnvironment(), timeout: 60_000, maxBuffer: 64 * 1024 * 1024 };
  return new Promise((done, failed) => {
    execFile(
      process.execPath,
      [...WITHOUT_FETCH, redoclyCommand, ...args],
      options,
      (error, stdout, stderr) => {
        if (error === null || typeof error.code === 'number') done({ stdout, stderr });
        else failed(notRun(error));
      },
    );
  });
}

function notRun(cause: Error): CatalogueError {
  const message = `Redocly could not be run (${cause.message}); run \`npm ci\` and try again.`;
  return new CatalogueError([{ file: 'redocly.yaml', line: 1, message }], { cause });
}
