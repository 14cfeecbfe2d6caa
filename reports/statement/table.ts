import { join, relative } from 'node:path';
import { overdueOf } from './overdue.ts';
import { plainText } from './service-text.ts';
import type { Breach, RequirementOutcome, Statement } from './statement.ts';
import { targetInWords } from './target-in-words.ts';
import { untestedByReason } from './unconfirmed.ts';
import { asShown, cameInPlace } from './unproven.ts';
import {
  acceptedBreaches,
  byArea,
  OUTCOMES,
  tallyOf,
  VERDICT_WORD,
  verdictSentence,
} from './verdict-sentence.ts';

export interface TableOptions {
  readonly outDir: string;
  /** Where the site was made: its path closes the table. */
  readonly site?: boolean;
  readonly colour?: boolean;
  readonly github?: boolean;
}

/** Prints the end of a run: colours only on a terminal, annotations only on GitHub. */
export function printStatement(statement: Statement, options: Omit<TableOptions, 'colour' | 'github'>): void {
  const colour = process.stdout.isTTY && (process.env['NO_COLOR'] ?? '') === '';
  const github = process.env['GITHUB_ACTIONS'] === 'true';
  process.stdout.write(`${tableOf(statement, { ...options, colour, github })}\n`);
}

/** Table by area, each breach in two lines, the verdict, and where the report is. */
export function tableOf(given: Statement, options: TableOptions): string {
  const statement = asShown(given);
  const paint = painter(options.colour === true);
  const { verdict } = statement;
  const file = join(options.outDir, options.site === true ? 'site/index.html' : 'conformance.json');
  const blocks = [
    areaTable(statement, paint),
    inPlaceLines(statement, paint),
    brokenLines(statement, paint),
    untestedLines(statement, paint),
    unjudgedLines(statement, paint),
    [
      `${paint(VERDICT_COLOUR[verdict], VERDICT_WORD[verdict].toUpperCase())}  ${plainText(verdictSentence(statement), 400)}`,
      ...trafficLine(statement),
      ...judgedLine(statement),
      `Report: ${relative(process.cwd(), file) || file}`,
    ],
    options.github === true ? annotations(statement) : [],
  ];
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

/** What the run did to the service; a run that never began did nothing. */
function trafficLine({ traffic }: Statement): readonly string[] {
  if (traffic === undefined || traffic.requests === 0) return [];
  const { requests, retries, peakPerSecond, failedLoginsInARow } = traffic;
  const parts = [
    `${requests} requests (${retries} of them tried again)`,
    `at most ${peakPerSecond} within a second`,
    `at most ${failedLoginsInARow} wrong log-ins in a row`,
  ];
  return [`Traffic: ${parts.join(', ')}`];
}

/** What was judged, and what repeats the random choices; of a run that never began neither is known. */
function judgedLine({ target, run, traffic }: Statement): readonly string[] {
  if (traffic === undefined) return [];
  return [`Judged: ${targetInWords(target)}, seed ${plainText(run.seed, 80)}`];
}

type Paint = (colour: number, text: string) => string;

const VERDICT_COLOUR = { conforms: 32, partial: 33, violates: 31, 'not-judged': 35 } as const;
const OUTCOME_COLOUR = { failed: 31, error: 35, untested: 33, passed: 32, inapplicable: 90 } as const;

function painter(isOn: boolean): Paint {
  return (colour, text) => (isOn ? `\u001b[${colour}m${text}\u001b[0m` : text);
}

function areaTable({ requirements }: Statement, paint: Paint): readonly string[] {
  const areas = [...byArea(requirements)];
  const width = Math.max(4, ...areas.map(([area]) => area.length));
  const head = ['area'.padEnd(width), ...OUTCOMES.map((outcome) => outcome.padStart(14))].join('');
  const rows = areas.map(([area, list]) => {
    const tally = tallyOf({ requirements: list });
    const cells = OUTCOMES.map((outcome) => {
      const cell = String(tally[outcome] === 0 ? '·' : tally[outcome]).padStart(14);
      return tally[outcome] === 0 ? cell : paint(OUTCOME_COLOUR[outcome], cell);
    });
    return area.padEnd(width) + cells.join('');
  });
  return rows.length > 0 ? [head, ...rows] : [];
}

function brokenLines(statement: Statement, paint: Paint): readonly string[] {
  const shown = statement.requirements.filter(({ outcome }) => outcome === 'failed' || outcome === 'error');
  const drifts = statement.openPoints
    .filter(({ drifted }) => drifted)
    .map(
      ({ id, section, question, observed, pinned }) =>
        `${id} drifted, ${section}: ${plainText(question, 200)}\n    pinned ${plainText(pinned ?? '')}; seen ${plainText(observed ?? '')}`,
    );
  // The first reason stands in the sentence of the verdict.
  const others = statement.verdict === 'not-judged' ? statement.because.slice(1) : [];
  const reasons = others.map((why) => `  ${plainText(why, 400)}`);
  const overdue = overdueOf(statement).map(({ requirement, text }) => `${requirement}: ${text}`);
  return [
    ...shown.flatMap((row) => [brokenRequirement(row, paint), ...acceptance(row, statement)]),
    ...drifts,
    ...overdue,
    ...reasons,
  ];
}

function brokenRequirement(row: RequirementOutcome, paint: Paint): string {
  const head = `${paint(OUTCOME_COLOUR[row.outcome], row.id)} ${row.section}: ${plainText(row.text, 200)}`;
  const breach = firstBreach(row);
  if (breach !== undefined) {
    const hint =
      row.outcome === 'failed' && row.reason !== undefined ? `\n    ${plainText(row.reason, 300)}` : '';
    return `${head}\n    ${plainText(breach.where)}: expected ${plainText(breach.expected)}; seen ${plainText(breach.actual)}${hint}`;
  }
  const message = row.tests.find(({ outcome }) => outcome === row.outcome)?.message;
  return `${head}\n    ${row.outcome}: ${plainText(message ?? row.reason ?? 'no details', 300)}`;
}

/** Where nothing was opened: what came, in the colour of what is not judged. */
function inPlaceLines(statement: Statement, paint: Paint): readonly string[] {
  const rows = cameInPlace(statement);
  return rows.length === 0
    ? []
    : ['What came in place of the list:', ...rows.map((row) => brokenRequirement(row, paint))];
}

/** What is neither broken nor confirmed, a line for each reason. */
function untestedLines(statement: Statement, paint: Paint): readonly string[] {
  return [...untestedByReason(statement)].map(
    ([reason, ids]) =>
      `${paint(OUTCOME_COLOUR.untested, ids.join(', '))} untested: ${plainText(reason, 200)}`,
  );
}

/** What was judged in part, within tests that passed. */
function unjudgedLines({ requirements }: Statement, paint: Paint): readonly string[] {
  return requirements.flatMap(({ id, level, outcome, reason }) =>
    level === 'must' && outcome === 'passed' && reason !== undefined
      ? [`${paint(OUTCOME_COLOUR.passed, id)} passed: ${plainText(reason, 200)}`]
      : [],
  );
}

/** Who has accepted the breach, why, and until when. */
function acceptance({ id }: RequirementOutcome, statement: Statement): readonly string[] {
  if (!acceptedBreaches(statement).some((row) => row.id === id)) return [];
  return statement.deviations
    .filter(({ requirement }) => requirement === id)
    .map(
      ({ reason, owner, expires }) =>
        `    accepted until ${expires} by ${plainText(owner)}: ${plainText(reason, 240)}`,
    );
}

/** The first breach that a test of the requirement recorded. */
export function firstBreach(row: Pick<RequirementOutcome, 'tests'>): Breach | undefined {
  return row.tests.flatMap(({ breaches }) => breaches)[0];
}

/** Workflow commands made of our own words and ids: nothing from the service may reach them. */
function annotations(statement: Statement): readonly string[] {
  const accepted = new Set(acceptedBreaches(statement).map(({ id }) => id));
  const broken = statement.requirements
    .filter(({ outcome }) => outcome === 'failed' || outcome === 'error')
    .map(({ id, outcome, section, text }) =>
      annotation(accepted.has(id) ? 'warning' : 'error', `${id} ${outcome}`, `${text} (${section})`),
    );
  const drifted = statement.openPoints
    .filter((point) => point.drifted)
    .map(({ id, section, question }) => annotation('error', `${id} drifted`, `${question} (${section})`));
  const over = overdueOf(statement).map(({ requirement, ours }) =>
    annotation('error', `${requirement} deviation over`, ours),
  );
  return [...broken, ...drifted, ...over];
}

function annotation(level: 'warning' | 'error', title: string, text: string): string {
  return `::${level} title=${escaped(title)}::${escaped(text)}`;
}

function escaped(text: string): string {
  return text
    .replaceAll('%', '%25')
    .replace(/[\r\n]+/g, '%0A')
    .replaceAll(':', '%3A')
    .replaceAll(',', '%2C');
}
