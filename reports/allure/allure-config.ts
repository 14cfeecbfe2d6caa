import type { Statement } from '#reports/statement/statement.ts';
import { nameOfTarget } from '#reports/statement/target-in-words.ts';
import { VERDICT_WORD } from '#reports/statement/verdict-sentence.ts';

/** Failures by what they mean; the first that matches takes a test. */
const CATEGORIES = [
  {
    name: 'Suite error',
    messageRegex: '^(HarnessError|TypeError|ReferenceError|SyntaxError|RangeError)[\\s\\S]*',
  },
  { name: 'Set-up', messageRegex: '^SetupError[\\s\\S]*' },
  { name: 'Suite error', matchedStatuses: ['broken'] },
  {
    name: 'Drift from a pin',
    matchedStatuses: ['failed'],
    messageRegex: '[\\s\\S]*\\bdrift(ed)?\\b[\\s\\S]*',
  },
  { name: 'Breach of the document', matchedStatuses: ['failed'] },
  { name: 'Inapplicable', matchedStatuses: ['skipped'], messageRegex: '[\\s\\S]*inapplicable:[\\s\\S]*' },
  { name: 'Untested', matchedStatuses: ['skipped'] },
];

export interface AllureLayout {
  readonly resultsDir: string;
  readonly output: string;
  readonly historyPath: string;
}

/** Configuration of one single-file report: the multi-file one is blank under `file://`. */
export function allureConfig(layout: AllureLayout, statement: Statement | undefined): object {
  const name = statement === undefined ? 'Conformance' : titleOf(statement);
  return {
    name,
    ...layout,
    appendHistory: true,
    historyLimit: 20,
    categories: CATEGORIES,
    ...(statement === undefined ? {} : { variables: variablesOf(statement) }),
    plugins: {
      awesome: {
        options: { singleFile: true, reportName: name, theme: 'auto', groupBy: ['epic', 'feature'] },
      },
    },
  };
}

/** Allure shows a rate of passed tests, which is no verdict: the title names the one that counts. */
function titleOf({ verdict, target }: Statement): string {
  return `${VERDICT_WORD[verdict]}: ${target.name}, test by test`;
}

/** The environment block: what was judged, by what, against what. */
function variablesOf({
  target,
  run,
  document,
  contract,
  suite,
  verdict,
}: Statement): Readonly<Record<string, string>> {
  return {
    Verdict: verdict,
    Target: target.kind === 'mock' ? nameOfTarget(target) : `${target.name} (${target.kind})`,
    'Base address': target.baseUrl,
    Document: `${document.title} (${document.sha256.slice(0, 12)})`,
    Contract: [contract.sha256.slice(0, 12), ...contract.overlays].join(', '),
    Seed: run.seed,
    Selection: run.selection,
    Suite: `${suite.name} ${suite.version}`,
  };
}
