/** @jsxRuntime automatic @jsxImportSource hono/jsx */
import type { FC } from 'hono/jsx';
import { summarizeProof } from '#reports/statement/self-proof.ts';
import type { ProvenDialect, ProvenFault, SelfProof } from '#reports/statement/self-proof.ts';
import type { RequirementOutcome, Statement } from '#reports/statement/statement.ts';
import { byArea, count } from '#reports/statement/verdict-sentence.ts';
import { OutcomeMark } from './outcome-mark.tsx';
import { OwnText } from './own-text.tsx';
import { Page } from './page.tsx';
import type { Neighbours } from './page.tsx';
import { TableHead } from './table-head.tsx';

interface Props {
  readonly statement: Statement;
  readonly neighbours: Neighbours;
  readonly proof?: SelfProof | undefined;
}

/** Whether this suite finds what it should and accuses nobody else: the kill matrix. */
export const ProofPage: FC<Props> = ({ statement, neighbours, proof }) => (
  <Page name="proof" title="Proof" statement={statement} neighbours={neighbours}>
    <h1>Does this suite find what it should?</h1>
    {proof !== undefined && statement.selfProof !== undefined ? null : (
      <p class="lead">
        Not measured for this version. <code>npm run proof</code> plants every fault into the mock, one by
        one, and speaks every dialect.{proof === undefined ? null : ' An earlier version was measured:'}
      </p>
    )}
    {proof === undefined ? null : <Measured proof={proof} statement={statement} />}
  </Page>
);

const Measured: FC<{ proof: SelfProof; statement: Statement }> = ({ proof, statement }) => {
  const digest = statement.selfProof?.digest;
  const counts = summarizeProof(proof);
  const measured = counts.faults + counts.dialects;
  return (
    <>
      <p class="lead">
        Planted: {count(new Set(proof.faults.map(({ id }) => id)).size, 'fault')} in{' '}
        {count(counts.faults, 'service')}, of which {counts.killed} were found out. {counts.passed} of{' '}
        {counts.dialects} conforming dialects were left in peace.
      </p>
      {measured < proof.services ? (
        <p>
          This is a part of the matrix: {measured} of {proof.services} services, with faults of{' '}
          {count(new Set(proof.faults.map(({ breaks }) => breaks)).size, 'promise')}.{' '}
          <code>npm run proof</code> measures the whole.
        </p>
      ) : null}
      <p class="soft small">
        Measured {days(proof)}
        {digest === undefined
          ? '.'
          : `; what each row rests on is the same in this version (digest of these inputs: ${digest.slice(0, 12)}).`}
      </p>
      <Faults faults={proof.faults} requirements={statement.requirements} />
      <DialectTable dialects={proof.dialects} />
    </>
  );
};

function days({ begunAt, measuredAt }: SelfProof): string {
  const [first, last] = [begunAt, measuredAt].map((time) => time.slice(0, 10));
  return first === last ? `${last}` : `from ${first} to ${last}`;
}

/** By the promise that they break, in the order of the verdict page; what was missed is open. */
const Faults: FC<{
  faults: readonly ProvenFault[];
  requirements: readonly RequirementOutcome[];
}> = ({ faults, requirements }) => {
  const known = [...byArea(requirements).values()].flat().map(({ id }) => id);
  const ids = [...new Set([...known, ...faults.map(({ breaks }) => breaks)])];
  const groups = ids.map((id) => [id, faults.filter(({ breaks }) => breaks === id)] as const);
  return (
    <section aria-labelledby="faults">
      <h2 id="faults">Faults: the mock breaks one promise, mostly under a condition</h2>
      {groups
        .filter(([, rows]) => rows.length > 0)
        .map(([id, rows]) => (
          <FaultsOf promise={requirements.find((row) => row.id === id)} id={id} rows={rows} />
        ))}
    </section>
  );
};

interface FaultsOfProps {
  readonly id: string;
  /** Absent where an earlier version had it. */
  readonly promise: RequirementOutcome | undefined;
  readonly rows: readonly ProvenFault[];
}

const FaultsOf: FC<FaultsOfProps> = ({ id, promise, rows }) => {
  const missed = rows.filter(({ killed }) => !killed).length;
  return (
    <details id={id} open={missed > 0}>
      <summary>
        <span class="id">{id}</span> {promise === undefined ? null : <OwnText text={promise.text} />}{' '}
        <span class="soft small">
          {count(rows.length, 'service')}, {missed === 0 ? 'all found' : `${missed} missed`}
        </span>
      </summary>
      <FaultTable id={id} faults={[...rows].sort((one, other) => one.id.localeCompare(other.id, 'en'))} />
    </details>
  );
};

const FaultTable: FC<{ id: string; faults: readonly ProvenFault[] }> = ({ id, faults }) => (
  <table class="stack">
    <caption>
      Faults that break <a href={`index.html#${id}`}>{id}</a>
    </caption>
    <TableHead columns={['Fault', 'Hides', 'Turned red', 'Result']} />
    <tbody>
      {faults.map(({ id: fault, text, hides, failed, killed, dialects }) => (
        <tr class={killed ? undefined : 'row-failed'}>
          <th scope="row" style="font-weight: 400">
            <span class="id">{fault}</span> {text}
            {dialects.length > 0 ? <span class="soft small"> with {dialects.join(', ')}</span> : null}
          </th>
          <td data-label="Hides">{hides}</td>
          <td data-label="Turned red">{failed.join(', ') || 'nothing'}</td>
          <td>
            <span class={`mark is-${killed ? 'passed' : 'failed'}`}>
              <span aria-hidden="true">{killed ? '✓' : '✕'}</span> {killed ? 'found' : 'missed'}
            </span>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const DialectTable: FC<{ dialects: readonly ProvenDialect[] }> = ({ dialects }) => (
  <table class="stack">
    <caption>Dialects: the mock makes another conforming choice where the document is open</caption>
    <TableHead columns={['Dialect', 'Outcome', 'Untested there']} />
    <tbody>
      {dialects.map(({ id, text, outcome, untested }) => (
        <tr class={`row-${outcome}`}>
          <th scope="row" style="font-weight: 400">
            <span class="id">{id}</span> {text}
          </th>
          <td>
            <OutcomeMark outcome={outcome} />
          </td>
          <td data-label="Untested there">{untested.join(', ') || 'nothing'}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
