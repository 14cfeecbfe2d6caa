import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CatalogueMistake } from './catalogue-error.ts';
import { refuse } from './catalogue-error.ts';
import { overlayMistakes, readOverlay } from './overlay-file.ts';
import type { OverlayAction } from './overlay-file.ts';
import { asOpenApi31 } from './of-openapi-30.ts';
import { patternMistakes } from './pattern-mistakes.ts';
import { pinMistakes } from './pin-mistakes.ts';
import { runRedocly } from './redocly.ts';
import { structureMistakes } from './structure-mistakes.ts';

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

/** The file of the description with all overlays. */
const EFFECTIVE = 'effective.json';
/** Selects nothing in any description, so an action on it changes nothing. */
const NOWHERE = "$['x-conformance-nowhere']";
const PROBLEM = /at #\/actions\/(\d+)(?:\/\w+)?\n\n([^\n]+)/g;
const SELECTED = /^The copy expression must select exactly one node, but it selected (\d+)\.$/;

/**
 * Applies overlays in order with Redocly and checks the result's structure.
 * @throws CatalogueError where an overlay is wrong, matches nothing, pins what is no open point, holds a
 * pattern that is none or leaves an invalid description
 */
export async function applyOverlays(
  descriptionFile: string,
  overlayFiles: readonly string[],
): Promise<unknown> {
  refuse(overlayMistakes(overlayFiles));
  const actions = overlayFiles.flatMap(readOverlay);
  refuse([...pinMistakes(actions), ...patternMistakes(actions)]);
  const folder = await mkdtemp(join(tmpdir(), 'contract-'));
  try {
    await writeFile(join(folder, 'redocly.yaml'), JSON.stringify(CONFIG));
    await writeFile(join(folder, 'overlay.json'), JSON.stringify(probed(actions), null, 1));
    const description = asOpenApi31(JSON.parse(await bundled(folder, descriptionFile, actions)));
    await writeFile(join(folder, EFFECTIVE), JSON.stringify(description));
    const report = await runRedocly(folder, ['lint', EFFECTIVE, '--format', 'json']);
    refuse(structureMistakes(report.stdout, { actions, description }));
    return description;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function bundled(folder: string, descriptionFile: string, actions: readonly OverlayAction[]) {
  const result = join(folder, EFFECTIVE);
  const overlay = ['--overlay', 'overlay.json', '--force'];
  const { stdout, stderr } = await runRedocly(folder, [
    ...['bundle', descriptionFile, ...overlay],
    ...['--output', result, '--ext', 'json'],
  ]);
  refuse(actionMistakes(`${stdout}\n${stderr}`, actions));
  const last = actions.at(-1);
  if (last !== undefined && !existsSync(result))
    refuse([last.source.mistake([], `cannot be applied; Redocly says: ${lastLine(stderr)}`)]);
  return readFile(result, 'utf8');
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
  const messages = new Map<OverlayAction, string>();
  for (const [, position, problem = ''] of said.matchAll(PROBLEM)) {
    const action = actions[Math.floor(Number(position) / 2)];
    const message = mistakeIn(problem);
    if (action !== undefined && message !== undefined && !messages.has(action)) messages.set(action, message);
  }
  return [...messages].map(([{ source, index, target }, message]) =>
    source.mistake(['actions', index, 'target'], `\`${target}\` ${message}`),
  );
}

/** What a line of Redocly's means for an action; several nodes are no mistake. */
function mistakeIn(problem: string): string | undefined {
  const selected = SELECTED.exec(problem)?.[1];
  if (selected === undefined) return `cannot be applied: ${problem}`;
  return selected === '0' ? 'matches nothing in the description; check the path.' : undefined;
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? '';
}
