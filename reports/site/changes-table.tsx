/** @jsxRuntime automatic @jsxImportSource hono/jsx */
import type { FC } from 'hono/jsx';
import { plainText } from '#reports/statement/service-text.ts';
import type { Statement } from '#reports/statement/statement.ts';
import type { Change, ChangesSince } from './changes.ts';
import { OwnText } from './own-text.tsx';
import { TableHead } from './table-head.tsx';

interface Props {
  readonly statement: Statement;
  /** Absent where no previous statement was given. */
  readonly since: ChangesSince | undefined;
}

/** What changed since an earlier run, each change beside the promise or the question that it is about. */
export const ChangesTable: FC<Props> = ({ statement, since }) =>
  since === undefined ? null : (
    <section aria-labelledby="changes">
      <h2 id="changes">Since the previous run</h2>
      <p class="soft">
        The previous run began {since.startedAt.slice(0, 16).replace('T', ' ')} UTC.
        {since.changes.length === 0 ? ' Nothing changed.' : ''}
      </p>
      {since.changes.length === 0 ? null : (
        <table class="stack changes">
          <TableHead columns={['What', 'Before', 'Now']} />
          <tbody>
            {since.changes.map((change) => (
              <ChangeRow change={change} statement={statement} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );

const ChangeRow: FC<{ change: Change; statement: Statement }> = ({ change, statement }) => {
  const { id, before, after } = change;
  return (
    <tr>
      <th scope="row" style="font-weight: 400">
        <Subject id={id} statement={statement} />
      </th>
      <td data-label="Before">
        <bdi>{plainText(before, 300)}</bdi>
      </td>
      <td data-label="Now">
        <bdi>{plainText(after, 300)}</bdi>
      </td>
    </tr>
  );
};

const Subject: FC<{ id: string; statement: Statement }> = ({ id, statement }) => {
  const promise = statement.requirements.find((row) => row.id === id);
  const point = statement.openPoints.find((row) => row.id === id);
  const text = promise?.text ?? point?.question;
  if (text === undefined) return <>{id}</>;
  return (
    <>
      <a class="id" href={promise === undefined ? `open-points.html#${id}` : `#${id}`}>
        {id}
      </a>{' '}
      <OwnText text={text} />
    </>
  );
};
