import { chosenBy, optionsOf, orExit } from '#reports/command/options.ts';
import type { Mutant } from './mutant.ts';
import { MUTANTS } from './mutants.ts';
import { outcomeOf, survival } from './outcomes.ts';
import { ProjectCopy } from './project-copy.ts';

/**
 * `npm run mutants`: each listed mistake in the suite's own parts must make its named test fail.
 * `--only <regex>` runs some by id. Exit code 1 where one stays alive.
 */
const chosen = orExit(() => {
  const { values } = optionsOf({ options: { only: { type: 'string', default: '' } } });
  return chosenBy('only', values.only, new Map(MUTANTS.map((mutant) => [mutant.id, mutant])));
});
const width = Math.max(0, ...chosen.map(({ id }) => id.length));
const copy = new ProjectCopy();

/** Mutants whose text does not stand once in its file any more: the row is to be mended first. */
function stale(): readonly string[] {
  return chosen.filter((mutant) => !copy.isApplicable(mutant)).map(({ id, file }) => `${id}: ${file}`);
}

/** Titles of killers that do not pass while nothing is spoiled: their failing would show nothing. */
async function redBefore(): Promise<readonly string[]> {
  const outcomes = await copy.run(chosen.map(({ killer }) => killer));
  const red = chosen.filter(({ killer }) => outcomeOf(outcomes, killer)?.status !== 'passed');
  return red.map(({ id, killer }) => `${id}: ${killer.spec}, ${killer.title}`);
}

function row({ id, file, killer }: Mutant, reason: string | undefined): string {
  const word = reason === undefined ? 'killed' : 'ALIVE ';
  const note = reason === undefined ? '' : `  (${reason})`;
  return `${word}  ${id.padEnd(width)}  ${file.padEnd(36)}  ${killer.spec}: ${killer.title}${note}\n`;
}

async function killAll(): Promise<number> {
  let alive = 0;
  for (const mutant of chosen) {
    const reason = survival(await copy.killerOf(mutant), mutant.killer);
    if (reason !== undefined) alive += 1;
    process.stdout.write(row(mutant, reason));
  }
  process.stdout.write(`${chosen.length - alive} killed, ${alive} alive\n`);
  return alive;
}

/** Why nothing can be told; empty where each mutant can be put in place and each killer passes without it. */
async function obstacles(): Promise<readonly string[]> {
  const old = stale();
  if (old.length > 0) return ['The text of these mutants does not stand once in its file:', ...old];
  const red = await redBefore();
  return red.length > 0 ? ['These tests do not pass as they are:', ...red] : [];
}

try {
  const reasons = await obstacles();
  if (reasons.length > 0) process.stdout.write(`${reasons.join('\n')}\n`);
  process.exitCode = reasons.length > 0 || (await killAll()) > 0 ? 1 : 0;
} finally {
  copy.remove();
}
