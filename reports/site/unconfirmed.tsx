/** @jsxRuntime automatic @jsxImportSource hono/jsx */
import type { FC } from 'hono/jsx';
import { plainText } from '#reports/statement/service-text.ts';
import type { Statement } from '#reports/statement/statement.ts';
import { unconfirmed } from '#reports/statement/unconfirmed.ts';
import { OutcomeMark } from './outcome-mark.tsx';
import { OwnText } from './own-text.tsx';
import { TableHead } from './table-head.tsx';

/** What this run could not tell, and why: neither a breach nor a confirmation. */
export const Unconfirmed: FC<{ statement: Statement }> = ({ statement }) => {
  const rows = unconfirmed(statement);
  return rows.length === 0 ? null : (
    <section aria-labelledby="unconfirmed">
      <h2 id="unconfirmed">What is not confirmed</h2>
      <p class="soft">This run found neither a breach of these promises nor that they are kept.</p>
      <table class="stack">
        <TableHead columns={['Promise', 'Outcome', 'Why']} />
        <tbody>
          {rows.map(({ id, text, outcome, reason }) => (
            <tr>
              <th scope="row" style="font-weight: 400">
                <a class="id" href={`#${id}`}>
                  {id}
                </a>{' '}
                <OwnText text={text} />
              </th>
              <td>
                <OutcomeMark outcome={outcome} />
              </td>
              <td data-label="Why">{plainText(reason, 400)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
