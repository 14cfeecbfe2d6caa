import type { Statement } from '#reports/statement/statement.ts';

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
  const name = statement === undefined ? 'Conformance' : `Conformance of ${statement.target.name}`;
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
    Target: `${target.name} (${target.kind})`,
    'Base address': target.baseUrl,
    Document: `${document.title} (${document.sha256.slice(0, 12)})`,
    Contract: [contract.sha256.slice(0, 12), ...contract.overlays].join(', '),
    Seed: run.seed,
    Selection: run.selection,
    Suite: `${suite.name} ${suite.version}`,
  };
}
