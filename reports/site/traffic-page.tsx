/** @jsxImportSource hono/jsx */
import type { FC } from 'hono/jsx';
import type { TrafficSummary } from '#fixtures/gateway/protocol.ts';
import { plainText } from '#reports/statement/service-text.ts';
import type { Statement } from '#reports/statement/statement.ts';
import { Page } from './page.tsx';
import type { Neighbours } from './page.tsx';
import { TableHead } from './table-head.tsx';

/** What the run asked of the service, how it answered, and what was left behind. */
export const TrafficPage: FC<{ statement: Statement; neighbours: Neighbours }> = ({
  statement,
  neighbours,
}) => (
  <Page name="traffic" title="Traffic" statement={statement} neighbours={neighbours}>
    <h1>What this run asked of the service</h1>
    {statement.traffic === undefined ? (
      <p class="lead">Nothing was counted in this run.</p>
    ) : (
      <Counted traffic={statement.traffic} />
    )}
  </Page>
);

const Counted: FC<{ traffic: TrafficSummary }> = ({ traffic }) => {
  const { requests, retries, unreachable, peakPerSecond, operations, leftBehind } = traffic;
  return (
    <>
      <p class="lead">
        {requests} requests, at most {peakPerSecond} within a second; {retries} tried again, {unreachable}{' '}
        without an answer.
      </p>
      <OperationTable operations={operations} />
      <h2>Left behind</h2>
      {leftBehind.length === 0 ? (
        <p>Nothing: whatever was created was removed again.</p>
      ) : (
        <>
          <p>These were created and could not be removed:</p>
          <ul>
            {leftBehind.map((line) => (
              <li>
                <code>{plainText(line, 200)}</code>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
};

const OperationTable: FC<{ operations: TrafficSummary['operations'] }> = ({ operations }) => (
  <table class="stack">
    <caption>By operation; times at the service, in milliseconds</caption>
    <TableHead
      columns={['Operation', 'Statuses', 'Requests', 'Median', '95 %', 'Longest']}
      numbers={['Requests', 'Median', '95 %', 'Longest']}
    />
    <tbody>
      {operations.map(({ operation, statuses, count, medianMs, p95Ms, maxMs }) => (
        <tr>
          <th scope="row">
            <code>{plainText(operation, 120)}</code>
          </th>
          <td data-label="Statuses">
            {Object.entries(statuses)
              .map(([status, times]) => `${status} × ${times}`)
              .join(', ')}
          </td>
          <td class="number" data-label="Requests">
            {count}
          </td>
          <td class="number" data-label="Median (ms)">
            {medianMs.toFixed(1)}
          </td>
          <td class="number" data-label="95 % (ms)">
            {p95Ms.toFixed(1)}
          </td>
          <td class="number" data-label="Longest (ms)">
            {maxMs.toFixed(1)}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
