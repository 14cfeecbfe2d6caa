/** @jsxRuntime automatic @jsxImportSource hono/jsx */
import type { FC } from 'hono/jsx';
import type { ExercisedOperation } from '#fixtures/gateway/exercise.ts';
import { plainText } from '#reports/statement/service-text.ts';
import { TableHead } from './table-head.tsx';

/** What of each described operation the run has exercised; a count of none stands out. */
export const ExerciseTable: FC<{ exercised: readonly ExercisedOperation[] }> = ({ exercised }) =>
  exercised.length === 0 ? null : (
    <table class="stack exercise">
      <caption>By operation of the contract: how often the tests have used each part</caption>
      <TableHead columns={['Operation', 'Schemes', 'Request headers', 'Response members']} />
      <tbody>
        {exercised.map(({ operation, requests, schemes, headers, members }) => (
          <tr>
            <th scope="row" style="font-weight: 400">
              <code>{plainText(operation, 120)}</code>{' '}
              <span class="soft small">{requests === 0 ? 'not called' : `${requests} requests`}</span>
            </th>
            <td data-label="Schemes">
              <Counts counts={'Authorization' in headers ? inWords(schemes) : {}} otherwise="none needed" />
            </td>
            <td data-label="Request headers">
              <Counts counts={headers} of={requests} otherwise="none described" />
            </td>
            <td data-label="Response members">
              <Counts counts={members} otherwise="none described" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );

interface CountsProps {
  readonly counts: Readonly<Record<string, number>>;
  readonly of?: number;
  /** What is said where there is nothing to count. */
  readonly otherwise: string;
}

/** Each name with its count; where a total is given, also how often it was left out. */
const Counts: FC<CountsProps> = ({ counts, of: total, otherwise }) =>
  Object.keys(counts).length === 0 ? (
    <span class="soft small">{otherwise}</span>
  ) : (
    <ul class="counts">
      {Object.entries(counts).map(([name, count]) => (
        <li>
          <code>{plainText(name, 80)}</code>{' '}
          {count === 0 ? (
            <span class="mark is-untested">never</span>
          ) : (
            <span class="soft">
              {count}
              {total === undefined || total === count ? '' : `, without ${total - count}`}
            </span>
          )}
        </li>
      ))}
    </ul>
  );

function inWords({
  apiKey,
  bearer,
  neither,
}: ExercisedOperation['schemes']): Readonly<Record<string, number>> {
  return { 'API key': apiKey, bearer, neither };
}
