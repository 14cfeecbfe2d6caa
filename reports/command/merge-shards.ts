import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SetupError } from '#fixtures/errors.ts';
import { SINGLE_SESSION } from '#fixtures/shard.ts';
import { ReportError } from '#reports/allure/report-error.ts';
import { assembleStatement, type RunFacts } from '#reports/statement/assemble.ts';
import { findingsOfFailedSetUp } from '#reports/statement/failed-set-up.ts';
import { judgedAgainst } from '#reports/statement/judged-against.ts';
import { mergeJunit } from '#reports/statement/merge-junit.ts';
import { mergeParts } from '#reports/statement/merge-parts.ts';
import { writeObserved } from '#reports/statement/observed-overlay.ts';
import { readShardPart, type ShardPart } from '#reports/statement/shard-part.ts';
import type { Statement } from '#reports/statement/statement.ts';
import { writeStatement } from '#reports/statement/write-statement.ts';
import { bareStatement } from './bare-statement.ts';
import { finishRun } from './finish.ts';
import { EARLIER, OUTPUTS, removeEarlier, removeOutputs } from './outputs.ts';

export interface MergeOptions {
  /** Output folders of the shards. */
  readonly folders: readonly string[];
  /** What these have written, in the same order. */
  readonly parts: readonly ShardPart[];
  readonly outDir: string;
  /** Allure, site and contract page. */
  readonly reports: boolean;
  /** An earlier run, to tell what changed. */
  readonly previous?: Statement | undefined;
}

/** @throws SetupError `WRONG_OPTION` where the merge would remove what a shard has written */
export function requireElsewhere(folders: readonly string[], outDir: string): void {
  const isTouched = (folder: string): boolean => {
    const [first = ''] = path.relative(outDir, folder).split(path.sep);
    return ['', EARLIER, ...OUTPUTS].includes(first);
  };
  if (folders.some(isTouched))
    throw new SetupError(
      'WRONG_OPTION',
      `${outDir} is where the merged reports go: let each shard write elsewhere, by --out.`,
    );
}

/** @throws ReportError where a folder holds no part, or the parts are not of one run */
export function readParts(folders: readonly string[]): readonly ShardPart[] {
  const parts = folders.map(readShardPart);
  requireOneRun(parts);
  return parts;
}

/**
 * Makes one statement and one set of reports of what the shards of a run have written. No service is asked and
 * no credential is needed: every shard has searched its own outputs for secrets.
 */
export async function mergeShards(options: MergeOptions): Promise<Statement> {
  const { folders, parts, outDir, reports, previous } = options;
  await Promise.all([removeOutputs(outDir), removeEarlier(outDir)]);
  const statement = assembleStatement(judgedAgainst(findingsOf(parts)));
  if (statement.redaction.hits.length > 0) return withheld(statement, outDir);
  writeStatement(statement, outDir);
  writeObserved(statement, outDir);
  gather(folders, outDir);
  const contractPage = reports && isKnown(statement);
  return finishRun({ outDir, allure: reports, site: reports, contractPage, previous });
}

/** Where shards have ended each other's tokens, nothing that they found counts. */
function findingsOf(parts: readonly ShardPart[]): ReturnType<typeof mergeParts> {
  const merged = mergeParts(parts);
  const isSingle = parts.some(({ troubles }) => troubles.some((one) => one.includes(SINGLE_SESSION)));
  return isSingle ? findingsOfFailedSetUp(SINGLE_SESSION, { startedAt: merged.startedAt }) : merged;
}

function requireOneRun(parts: readonly ShardPart[]): void {
  if (parts.length === 0) throw new ReportError('Name the output folder of each shard.');
  const facts = parts.flatMap(({ run }) => run ?? []);
  const traits: Readonly<Record<string, readonly unknown[]>> = {
    'numbers of shards': parts.map(({ shard }) => shard.total),
    'versions of the suite': parts.map(({ suite }) => `${suite.version} ${suite.commit ?? ''}`),
    contracts: facts.map(({ contract }) => contract.sha256),
    targets: facts.map(({ settings }) => settings.target),
    'faults or dialects': facts.map(({ settings }) => playedIn(settings)),
  };
  const different = Object.keys(traits).filter((name) => new Set(traits[name]).size > 1);
  const numbers = parts.map(({ shard }) => shard.current);
  const isTwice = new Set(numbers).size < numbers.length;
  const mistakes = [
    ...different.map((name) => `different ${name}`),
    ...(isTwice ? ['a shard that stands there twice'] : []),
  ];
  if (mistakes.length > 0)
    throw new ReportError(`These are not the parts of one run: ${mistakes.join(', ')}.`);
}

/** What the mock of a shard plays; empty where it plays nothing, or a service is judged. */
function playedIn({ mock: { fault = '', dialects } = { dialects: [] } }: RunFacts['settings']): string {
  return [fault, ...[...dialects].sort()].join(' ');
}

function withheld(statement: Statement, outDir: string): Statement {
  const bare = bareStatement(statement, statement.redaction);
  writeStatement(bare, outDir);
  return bare;
}

/** No shard began: then no contract is known, either. */
function isKnown({ contract }: Statement): boolean {
  return contract.sha256 !== '';
}

/** The results of the tests, as if one run had written them. */
function gather(folders: readonly string[], outDir: string): void {
  mkdirSync(outDir, { recursive: true });
  for (const folder of folders) {
    const results = path.join(folder, 'allure-results');
    if (existsSync(results)) cpSync(results, path.join(outDir, 'allure-results'), { recursive: true });
  }
  const junit = folders.map((folder) => path.join(folder, 'junit.xml')).filter((file) => existsSync(file));
  const texts = junit.map((file) => readFileSync(file, 'utf8'));
  writeFileSync(path.join(outDir, 'junit.xml'), mergeJunit(texts));
}
