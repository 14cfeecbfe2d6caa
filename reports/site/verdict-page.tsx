/** @jsxRuntime automatic @jsxImportSource hono/jsx */
import type { FC } from 'hono/jsx';
import { plainText } from '#reports/statement/service-text.ts';
import type { Statement } from '#reports/statement/statement.ts';
import { nameOfTarget, targetInWords } from '#reports/statement/target-in-words.ts';
import { byArea, VERDICT_WORD, verdictSentence } from '#reports/statement/verdict-sentence.ts';
import { Broken, CameInPlace } from './broken.tsx';
import type { ChangesSince } from './changes.ts';
import { ChangesTable } from './changes-table.tsx';
import { Deviations, Warnings } from './notes.tsx';
import { VERDICT_SHAPE } from './outcome-mark.tsx';
import { Page } from './page.tsx';
import type { Neighbours } from './page.tsx';
import { RequirementArticle } from './requirement-article.tsx';
import { PromiseTables, PromiseTiles } from './requirement-matrix.tsx';
import { Unconfirmed } from './unconfirmed.tsx';

interface Props {
  readonly statement: Statement;
  readonly neighbours: Neighbours;
  /** Absent where no previous statement was given. */
  readonly since?: ChangesSince | undefined;
}

/** The verdict in one sentence, what broke it, and every promise. */
export const VerdictPage: FC<Props> = ({ statement, neighbours, since }) => (
  <Page name="index" title={VERDICT_WORD[statement.verdict]} statement={statement} neighbours={neighbours}>
    <section class={`verdict tone-${statement.verdict}`} aria-labelledby="verdict">
      <p class="word">
        <span aria-hidden="true">{VERDICT_SHAPE[statement.verdict]}</span> {VERDICT_WORD[statement.verdict]}
      </p>
      <Sentence text={plainText(verdictSentence(statement), 500)} />
      <Because statement={statement} />
      <p class="judged">
        <bdi>{targetInWords(statement.target)}</bdi>, {startOf(statement.run)}
      </p>
    </section>
    <CameInPlace statement={statement} evidence={neighbours.evidence} />
    <Broken statement={statement} evidence={neighbours.evidence} />
    <Unconfirmed statement={statement} />
    <PromiseTiles requirements={statement.requirements} />
    <Deviations statement={statement} />
    <Warnings statement={statement} />
    <Facts statement={statement} />
    <ChangesTable statement={statement} since={since} />
    <PromiseTables requirements={statement.requirements} />
    <section aria-labelledby="rules">
      <h2 id="rules">Each promise and its tests</h2>
      <div class="rules">
        {[...byArea(statement.requirements).values()].flat().map((row) => (
          <RequirementArticle row={row} evidence={neighbours.evidence} target={statement.target} />
        ))}
      </div>
    </section>
  </Page>
);

/** Characters beyond which a sentence is no headline any more. */
const LONG = 140;

const Sentence: FC<{ text: string }> = ({ text }) => (
  <h1 id="verdict" class={text.length > LONG ? 'long' : undefined}>
    {text}
  </h1>
);

/** Ids lead to their promise. A first reason that is none stands in the sentence of a run that was not judged. */
const Because: FC<{ statement: Statement }> = ({ statement }) => {
  const ids = new Set(statement.requirements.map(({ id }) => id));
  const isTold = statement.verdict === 'not-judged' && !ids.has(statement.because[0] ?? '');
  const reasons = isTold ? statement.because.slice(1) : statement.because;
  return reasons.length === 0 ? null : (
    <p class="lead">
      {isTold ? 'Also: ' : 'Because of '}
      {reasons.map((reason, index) => (
        <>
          {index > 0 ? ', ' : ''}
          {ids.has(reason) ? <a href={`#${reason}`}>{reason}</a> : plainText(reason, 300).replace(/\.$/, '')}
        </>
      ))}
      .
    </p>
  );
};

const Facts: FC<{ statement: Statement }> = ({ statement: { target, run, contract, document, suite } }) => {
  const facts: readonly (readonly [string, string])[] = [
    ['Target', nameOfTarget(target)],
    ['Base address', plainText(target.baseUrl, 200) || 'not known'],
    ['Run', `${startOf(run)}, ${lengthOf(run)}`],
    ['Tests', `${run.selection === 'full' ? 'all' : 'only some were selected'}, seed ${run.seed || 'none'}`],
    ['Document', `${document.title} (${document.sha256.slice(0, 12)})`],
    ['Contract', [contract.sha256.slice(0, 12), ...contract.overlays].join(', ') || 'not known'],
    ['Suite', [suite.version, ...(suite.commit === undefined ? [] : [suite.commit.slice(0, 12)])].join(', ')],
  ];
  return (
    <section aria-labelledby="judged">
      <h2 id="judged">What was judged</h2>
      <dl class="facts">
        {facts.map(([name, value]) => (
          <div class={name === 'Document' ? 'wide' : undefined}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

function startOf({ startedAt }: Statement['run']): string {
  return `${startedAt.slice(0, 16).replace('T', ' ')} UTC`;
}

function lengthOf({ durationS, shards }: Statement['run']): string {
  return shards === undefined ? `${durationS}\u00a0s` : `${durationS}\u00a0s in ${shards}\u00a0shards`;
}
