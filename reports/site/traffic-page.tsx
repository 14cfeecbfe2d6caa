/** @jsxRuntime automatic @jsxImportSource hono/jsx */
import type { FC } from 'hono/jsx';
import type { TrafficSummary } from '#fixtures/gateway/protocol.ts';
import { plainText } from '#reports/statement/service-text.ts';
import type { Statement } from '#reports/statement/statement.ts';
import { Page } from './page.tsx';
import type { Neighbours } from './page.tsx';
import { TableHead } from './table-head.tsx';
import { TimeRange } from './time-range.tsx';

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
      <Counted traffic={statement.traffic} shards={statement.run.shards} />
    )}
  </Page>
);

const Counted: FC<{ traffic: TrafficSummary; shards: number | undefined }> = ({ traffic, shards }) => {
  const { requests, retries, unreachable, peakPerSecond, operations, leftBehind } = traffic;
  return (
    <>
      <p class="lead">
        {requests} requests, at most {peakPerSecond} within a second; {retries} tried again, {unreachable}{' '}
        without an answer.
      </p>
      <OperationTable operations={operations} />
      <p class="soft small">
        A dot stands at the median, the bar ends where 95 % of the answers had come, the thin line at the
        longest; the scale is logarithmic and the same in every row.{' '}
        {shards === undefined ? '' : 'Over several shards, median and 95 % are means weighted by requests.'}
      </p>
      <h2>Left behind</h2>
      {leftBehind.length === 0 ? (
        <p>Nothing: this run created nothing, or removed again what it created.</p>
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

type Operations = TrafficSummary['operations'];

const OperationTable: FC<{ operations: Operations }> = ({ operations }) => {
  const longestMs = Math.max(0, ...operations.map(({ maxMs }) => maxMs));
  return (
    <table class="stack">
      <caption>By operation, with the times until the service had answered</caption>
      <TableHead
        columns={['Operation', 'Statuses', 'Requests', 'Median', '95 %', 'Longest', 'Times']}
        numbers={['Requests', 'Median', '95 %', 'Longest']}
      />
      <tbody>
        {describedFirst(operations).map((row) => (
          <OperationRow row={row} longestMs={longestMs} />
        ))}
      </tbody>
    </table>
  );
};

const OperationRow: FC<{ row: Operations[number]; longestMs: number }> = ({ row, longestMs }) => (
  <tr>
    <th scope="row" style="font-weight: 400">
      <code>{plainText(row.operation, 120)}</code>
    </th>
    <td data-label="Statuses">
      {Object.entries(row.statuses)
        .map(([status, times]) => `${status}\u00a0×\u00a0${times}`)
        .join(', ')}
    </td>
    <td class="number" data-label="Requests">
      {row.count}
    </td>
    <td class="number" data-label="Median">
      {milliseconds(row.medianMs)}
    </td>
    <td class="number" data-label="95 %">
      {milliseconds(row.p95Ms)}
    </td>
    <td class="number" data-label="Longest">
      {milliseconds(row.maxMs)}
    </td>
    <td>
      <TimeRange times={row} longestMs={longestMs} />
    </td>
  </tr>
);

/** What the contract describes comes before what was only knocked at. */
function describedFirst(operations: Operations): Operations {
  const isDescribed = ({ operation }: Operations[number]): boolean => !operation.endsWith('(not described)');
  return [...operations.filter(isDescribed), ...operations.filter((row) => !isDescribed(row))];
}

function milliseconds(ms: number): string {
  return `${ms.toFixed(1)}\u00a0ms`;
}
