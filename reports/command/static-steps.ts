import path from 'node:path';
import { runRedocly } from '#spec/redocly.ts';
import { ROOT } from '#reports/statement/suite.ts';
import { lintWorkflows } from './lint-workflows.ts';
import { runNode, runStep, tool, type Step, type StepResult } from './step.ts';

const TYPE_CACHE = 'node_modules/.cache/typescript/check.tsbuildinfo';

/** Everything that can be said without running the suite, the slowest first. */
const STATIC_STEPS: readonly Step[] = [
  command('lint (ESLint)', {
    args: [tool('eslint', 'bin/eslint.js'), '--max-warnings=0', '.'],
  }),
  command('types (TypeScript)', {
    args: [tool('typescript', 'bin/tsc'), '-p', '.', '--incremental', '--tsBuildInfoFile', TYPE_CACHE],
  }),
  command('format (Prettier)', {
    args: [tool('prettier', 'bin/prettier.cjs'), '--check', '--log-level=warn', '.'],
    advice: 'npm run format',
  }),
  command('unused code (knip)', { args: [tool('knip', 'bin/knip.js'), '--no-progress'] }),
  { name: 'description (Redocly)', run: lintDescription },
  { name: 'workflows (actionlint)', run: lintActions },
];

/** Runs the static steps, two at a time: more would only take turns on two cores. */
export async function runStaticSteps(): Promise<readonly StepResult[]> {
  const waiting = [...STATIC_STEPS];
  const results: StepResult[] = [];
  const takeTurns = async (): Promise<void> => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      results.push(await runStep(step));
    }
  };
  await Promise.all([takeTurns(), takeTurns()]);
  return results;
}

function command(
  name: string,
  { args, advice }: { readonly args: readonly string[]; readonly advice?: string },
): Step {
  return {
    name,
    ...(advice === undefined ? {} : { advice }),
    run: async () => {
      const { exitCode, output } = await runNode(args);
      return { ...verdictOf(exitCode === 0), output };
    },
  };
}

async function lintDescription(): ReturnType<Step['run']> {
  const { stdout, stderr } = await runRedocly(ROOT, ['lint', '--format=json']);
  // Redocly's own JSON report.
  const report = JSON.parse(stdout) as {
    readonly totals: { readonly errors: number; readonly warnings: number };
  };
  const { errors, warnings } = report.totals;
  return { ...verdictOf(errors + warnings === 0), output: `${stdout}${stderr}` };
}

async function lintActions(): ReturnType<Step['run']> {
  const mistakes = await lintWorkflows(path.join(ROOT, '.github/workflows'));
  return { ...verdictOf(mistakes.length === 0), output: mistakes.join('\n') };
}

function verdictOf(isClean: boolean): { readonly passed: number; readonly failed: number } {
  return isClean ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
