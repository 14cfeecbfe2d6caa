import { plainText } from '#reports/statement/service-text.ts';
import type { RequirementOutcome, Statement, Verdict } from '#reports/statement/statement.ts';
import { overdueOf } from '#reports/statement/overdue.ts';
import { firstBreach } from '#reports/statement/table.ts';
import { nameOfTarget } from '#reports/statement/target-in-words.ts';
import { untestedByReason } from '#reports/statement/unconfirmed.ts';
import { asShown, cameInPlace } from '#reports/statement/unproven.ts';
import {
  byArea,
  OUTCOMES,
  tallyOf,
  VERDICT_WORD,
  verdictSentence,
} from '#reports/statement/verdict-sentence.ts';

/** The statement as Markdown, for a job summary or a pull request. */
export function summaryOf(given: Statement): string {
  const statement = asShown(given);
  const { verdict, requirements, target, run } = statement;
  const failed = requirements.filter(({ outcome }) => outcome === 'failed' || outcome === 'error');
  const lines = [
    `## ${VERDICT_WORD[verdict]}: ${markdown(target.name, 60)}`,
    '',
    markdown(verdictSentence(statement), 500),
    '',
    `Judged: ${markdown(nameOfTarget(target), 300)}, seed ${markdown(run.seed || 'none', 80)}`,
    '',
    `| area | ${OUTCOMES.join(' | ')} |`,
    `| --- | ${OUTCOMES.map(() => '---:').join(' | ')} |`,
    ...[...byArea(requirements)].map(([area, rows]) => areaRow(area, rows)),
    '',
    ...inPlaceRows(statement),
    ...failed.map(brokenRow),
    ...driftRows(statement),
    ...overdueOf(statement).map(({ requirement, text }) => `- **${requirement}**: ${markdown(text, 600)}`),
    ...[...untestedByReason(statement)].map(untestedRow),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}

/** A shields.io endpoint badge. */
export function badgeOf({ verdict }: Pick<Statement, 'verdict'>): object {
  return {
    schemaVersion: 1,
    label: 'conformance',
    message: VERDICT_WORD[verdict].toLowerCase(),
    color: COLOUR[verdict],
  };
}

const COLOUR: Readonly<Record<Verdict, string>> = {
  conforms: 'brightgreen',
  partial: 'yellow',
  violates: 'red',
  'not-judged': 'lightgrey',
};

function areaRow(area: string, rows: readonly RequirementOutcome[]): string {
  const tally = tallyOf({ requirements: rows });
  return `| ${area} | ${OUTCOMES.map((outcome) => tally[outcome]).join(' | ')} |`;
}

function brokenRow(row: RequirementOutcome): string {
  const head = `- **${row.id} ${row.outcome}** (${row.section}) ${markdown(row.text, 300)}`;
  const breach = firstBreach(row);
  if (breach === undefined) return head;
  const [where, expected, actual] = [breach.where, breach.expected, breach.actual].map((text) =>
    markdown(text, 300),
  );
  const hint =
    row.outcome === 'failed' && row.reason !== undefined ? `\n  - ${markdown(row.reason, 300)}` : '';
  return `${head}\n  - ${where ?? ''}: expected ${expected ?? ''}; seen ${actual ?? ''}${hint}`;
}

function inPlaceRows(statement: Statement): readonly string[] {
  const rows = cameInPlace(statement);
  return rows.length === 0 ? [] : ['What came in place of the list:', '', ...rows.map(brokenRow)];
}

function driftRows({ openPoints }: Statement): readonly string[] {
  return openPoints
    .filter(({ drifted }) => drifted)
    .map(({ id, section, question, pinned, observed }) => {
      const [was, is] = [pinned, observed].map((value) => markdown(value ?? 'nothing', 300));
      return `- **${id} drifted** (${section}) ${markdown(question, 300)}\n  - pinned ${was ?? ''}; seen ${is ?? ''}`;
    });
}

function untestedRow([reason, ids]: readonly [string, readonly string[]]): string {
  return `- **${ids.join(', ')} untested**: ${markdown(reason, 300)}`;
}

/** Plain text in which nothing is Markdown, HTML, a mention or a link any more. */
function markdown(text: string, longest: number): string {
  return plainText(text, longest)
    .replace(/[\\`*_{}[\]()#+!|~]/g, '\\$&')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('@', '@\u2060')
    .replaceAll('://', ':\u2060//');
}
