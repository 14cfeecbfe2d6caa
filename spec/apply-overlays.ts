import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CatalogueMistake } from './catalogue-error.ts';
import { CatalogueError, refuse } from './catalogue-error.ts';
import { readOverlay } from './overlay-file.ts';
import type { OverlayAction } from './overlay-file.ts';
import { isPlainObject } from './plain-data.ts';
import { redoclyEnvironment } from './redocly-environment.ts';

/** Structure, not style: an overlaid description need not please the linter. */
const CONFIG = {
  telemetry: 'off',
  rules: {
    struct: 'error',
    'no-unresolved-refs': 'error',
    'operation-operationId-unique': 'error',
    'path-parameters-defined': 'error',
    'security-defined': 'error',
  },
};

/** Selects nothing in any description, so an action on it changes nothing. */
const NOWHERE = "$['x-conformance-nowhere']";
const OVERLAY_PROBLEM = /at #\/actions\/(\d+)(?:\/\w+)?\n\n([^\n]+)/g;
const MANY_NODES = /^The copy expression must select exactly one node, but it selected (\d+)\.$/;

/**
 * Applies overlays in order with Redocly and checks the result's structure.
 * @throws CatalogueError where an overlay is wrong, matches nothing or leaves an invalid description
 */
export async function applyOverlays(
  descriptionFile: string,
  overlayFiles: readonly string[],
): Promise<unknown> {
  const actions = overlayFiles.flatMap(readOverlay);
  const folder = await mkdtemp(join(tmpdir(), 'contract-'));
  try {
    await writeFile(join(folder, 'redocly.yaml'), JSON.stringify(CONFIG));
    await writeFile(join(folder, 'overlay.json'), JSON.stringify(probed(actions), null, 1));
    const bundle = [
      'bundle',
      descriptionFile,
      '--overlay',
      'overlay.json',
      '--force',
      '-o',
      'effective.json',
    ];
    const said = await redocly(folder, [...bundle, '--ext', 'json']);
    refuse(actionMistakes(said, actions));
    const text = await readFile(join(folder, 'effective.json'), 'utf8');
    const linted = await redocly(folder, ['lint', 'effective.json', '--format', 'json']);
    refuse(structureMistakes(linted, actions));
    return JSON.parse(text) as unknown;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Redocly passes over a target that matches nothing, but counts what a `copy` expression selects. So each
 * action is preceded by one that would copy its target to nowhere.
 */
function probed(actions: readonly OverlayAction[]) {
  return {
    overlay: '1.0.0',
    info: { title: 'Actions of all overlays, each with its probe', version: '1' },
    actions: actions.flatMap(({ target, remove, update }) => [
      { target: NOWHERE, copy: target },
      remove ? { target, remove } : { target, update },
    ]),
  };
}

function actionMistakes(said: string, actions: readonly OverlayAction[]): readonly CatalogueMistake[] {
  const mistakes = new Map<OverlayAction, string>();
  for (const [, position, problem = ''] of said.matchAll(OVERLAY_PROBLEM)) {
    const action = actions[Math.floor(Number(position) / 2)];
    const selected = MANY_NODES.exec(problem)?.[1];
    if (action === undefined || (selected !== undefined && selected !== '0') || mistakes.has(action))
      continue;
    mistakes.set(
      action,
      selected === '0'
        ? `\`${action.target}\` matches nothing in the description; check the path.`
        : `\`${action.target}\`: ${problem}`,
    );
  }
  return [...mistakes].map(([{ source, index }, message]) =>
    source.mistake(['actions', index, 'target'], message),
  );
}

function structureMistakes(said: string, actions: readonly OverlayAction[]): readonly CatalogueMistake[] {
  const report: unknown = JSON.parse(said.slice(said.indexOf('{'), said.lastIndexOf('}') + 1));
  const problems = isPlainObject(report) && Array.isArray(report['problems']) ? report['problems'] : [];
  return problems.filter(isPlainObject).map((problem) => {
    const [first] = Array.isArray(problem['location']) ? (problem['location'] as unknown[]) : [];
    const pointer = isPlainObject(first) ? String(first['pointer']) : '#/';
    const { source, index } = likelyCause(pointer, actions);
    const message = String(problem['message']).replaceAll('\n', ' ');
    return source.mistake(
      ['actions', index, 'target'],
      `leaves no valid OpenAPI 3.1 at ${pointer}: ${message} Mend the action.`,
    );
  });
}

/** The last action that holds the innermost member name of the place; otherwise the last of all. */
function likelyCause(pointer: string, actions: readonly OverlayAction[]): OverlayAction {
  const names = pointer
    .slice(2)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reverse();
  const candidates = names.map((name) => actions.findLast((action) => mentions(action, name)));
  const cause = candidates.find((action) => action !== undefined) ?? actions.at(-1);
  if (cause === undefined) throw new RangeError('a description without overlays is not checked here');
  return cause;
}

function mentions({ target, update }: OverlayAction, name: string): boolean {
  return (
    name !== '' && (target.includes(name) || (JSON.stringify(update) ?? '').includes(JSON.stringify(name)))
  );
}

const redoclyCommand = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');

/** Runs Redocly in `folder`; both outputs together, whatever its exit code: problems are read from the text. */
function redocly(folder: string, args: readonly string[]): Promise<string> {
  const options = { cwd: folder, env: redoclyEnvironment(), timeout: 60_000, maxBuffer: 64 * 1024 * 1024 };
  return new Promise((done, failed) => {
    execFile(process.execPath, [redoclyCommand, ...args], options, (error, stdout, stderr) => {
      if (error === null || typeof error.code === 'number')
        done(args[0] === 'lint' ? stdout : stdout + stderr);
      else
        failed(
          new CatalogueError(
            [{ file: 'redocly', line: 1, message: `could not be run (${error.message}); run \`npm ci\`.` }],
            { cause: error },
          ),
        );
    });
  });
}
