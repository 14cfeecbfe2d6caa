import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { SelfProof } from '#reports/statement/self-proof.ts';
import { ROOT } from '#reports/statement/suite.ts';
import { installedChromium, NO_CHROMIUM } from './chromium.ts';
import { countRun, failuresIn } from './junit-count.ts';
import { runConformance } from './run-conformance.ts';
import { runStaticSteps } from './static-steps.ts';
import { ownEnvironment, runNode, runStep, tool, type Step, type StepResult } from './step.ts';

const OUT = path.join(ROOT, 'reports/out');
const SELF_JUNIT = path.join(OUT, 'self-junit.xml');
const PROOF_COMMAND = path.join(ROOT, 'reports/command/proof.ts');
const PROOF_FILE = path.join(OUT, 'proof-part.json');
/** A fixed part, which holds a fault of every requirement; `npm run proof` runs them all. */
const PROOF_PART = '1/32';
/** Beside the own tests they mostly wait. */
const PROOF_WORKERS = '6';

const ownTests: Step = {
  name: 'own tests',
  run: async () => {
    rmSync(SELF_JUNIT, { force: true });
    const args = [tool('@playwright/test', 'cli.js'), 'test', '-c', 'playwright.self.config.ts'];
    const { exitCode } = await runNode(args, { isShown: true });
    return { ...countRun(SELF_JUNIT, exitCode), output: failuresIn(SELF_JUNIT) };
  },
};

/** The embedded mock whatever `.env` says: this command never speaks to a real service. */
const conformanceOnMock: Step = {
  name: 'conformance on the mock',
  run: async () => {
    const { exitCode } = await runConformance({
      environment: ownEnvironment(),
      directory: ROOT,
      outDir: OUT,
      reports: true,
      isQuiet: false,
    });
    return countRun(path.join(OUT, 'junit.xml'), exitCode);
  },
};

/** Faults must be caught, dialects must stay green: a fixed part of the proof. */
const faultsAndDialects: Step = {
  name: 'faults and dialects',
  run: async () => {
    const startedAtMs = Date.now();
    const args = [
      '--import',
      'tsx',
      PROOF_COMMAND,
      '--part',
      PROOF_PART,
      '--workers',
      PROOF_WORKERS,
      '--out',
      PROOF_FILE,
    ];
    const { exitCode, output } = await runNode(args);
    process.stdout.write(output);
    const proof = existsSync(PROOF_FILE) ? readProof() : undefined;
    if (proof === undefined || Date.parse(proof.measuredAt) < startedAtMs) return { passed: 0, failed: 1 };
    const results = [
      ...proof.faults.map(({ killed }) => killed),
      ...proof.dialects.map(({ outcome }) => outcome === 'passed'),
    ];
    const passed = results.filter(Boolean).length;
    const failed = results.length - passed;
    return { passed, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
  },
};

function readProof(): SelfProof {
  // Written by our own proof command.
  return JSON.parse(readFileSync(PROOF_FILE, 'utf8')) as SelfProof;
}

/** `npm test`: everything, from types to faults; two things at a time, so that one computes while the other waits. */
const results: StepResult[] = [
  ...(await Promise.all([runStaticSteps(), runStep(conformanceOnMock).then((result) => [result])])).flat(),
  ...(await Promise.all([runStep(ownTests), runStep(faultsAndDialects)])),
];

const sum = (pick: (result: StepResult) => number): number =>
  results.reduce((total, result) => total + pick(result), 0);
const rows = results.map(
  ({ name, seconds, passed, failed, skipped = 0 }) =>
    `${name.padEnd(24)} ${seconds.toFixed(1).padStart(6)} s  ${passed} passed, ${failed} failed` +
    (skipped > 0 ? `, ${skipped} skipped` : ''),
);
const failed = sum((result) => result.failed);
const total = `${sum((result) => result.passed)} passed, ${failed} failed`;
const unseen = installedChromium() === undefined ? `Skipped: the pages in a browser. ${NO_CHROMIUM}\n` : '';
process.stdout.write(`\n${rows.join('\n')}\n${total}\n${unseen}`);
process.exitCode = failed === 0 ? 0 : 1;
