/** @jsxRuntime automatic @jsxImportSource hono/jsx */
import type { FC } from 'hono/jsx';
import { summarizeProof } from '#reports/statement/self-proof.ts';
import type { ProvenDialect, ProvenFault, SelfProof } from '#reports/statement/self-proof.ts';
import type { Statement } from '#reports/statement/statement.ts';
import { count } from '#reports/statement/verdict-sentence.ts';
import { OutcomeMark } from './outcome-mark.tsx';
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
    {proof === undefined ? null : <Measured proof={proof} digest={statement.selfProof?.digest} />}
  </Page>
);

const Measured: FC<{ proof: SelfProof; digest: string | undefined }> = ({ proof, digest }) => {
  const counts = summarizeProof(proof);
  const measured = counts.faults + counts.dialects;
  return (
    <>
      <p class="lead">
        {counts.killed} of {counts.faults} planted faults were found; {counts.passed} of {counts.dialects}{' '}
        conforming dialects were left in peace.
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
          : `; what each row rests on is the same in this version, ${digest.slice(0, 12)}.`}
      </p>
      <FaultTable faults={proof.faults} />
      <DialectTable dialects={proof.dialects} />
    </>
  );
};

function days({ begunAt, measuredAt }: SelfProof): string {
  const [first, last] = [begunAt, measuredAt].map((time) => time.slice(0, 10));
  return first === last ? `${last}` : `from ${first} to ${last}`;
}

const FaultTable: FC<{ faults: readonly ProvenFault[] }> = ({ faults }) => (
  <table class="stack">
    <caption>Faults: the mock breaks one promise, mostly under a condition</caption>
    <TableHead columns={['Fault', 'Breaks', 'Hides', 'Turned red', 'Result']} />
    <tbody>
      {faults.map(({ id, text, breaks, hides, failed, killed, dialects }) => (
        <tr class={killed ? undefined : 'row-failed'}>
          <th scope="row" style="font-weight: 400">
            <span class="id">{id}</span> {text}
            {dialects.length > 0 ? <span class="soft small"> with {dialects.join(', ')}</span> : null}
          </th>
          <td data-label="Breaks">
            <a href={`index.html#${breaks}`}>{breaks}</a>
          </td>
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
