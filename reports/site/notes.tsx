/** @jsxRuntime automatic @jsxImportSource hono/jsx */
import type { FC } from 'hono/jsx';
import { plainText } from '#reports/statement/service-text.ts';
import type { Statement } from '#reports/statement/statement.ts';

/** Those that hold; what is over stands with what is broken. */
export const Deviations: FC<{ statement: Statement }> = ({ statement }) => {
  const deviations = statement.deviations.filter(({ state }) => state === 'accepted');
  return deviations.length === 0 ? null : (
    <section aria-labelledby="deviations">
      <h2 id="deviations">Known deviations</h2>
      <ul>
        {deviations.map(({ requirement, reason, owner, expires, state }) => (
          <li>
            <a class="id" href={`#${requirement}`}>
              {requirement}
            </a>{' '}
            {state}: {reason} ({owner}, until {expires})
          </li>
        ))}
      </ul>
    </section>
  );
};

export const Warnings: FC<{ statement: Statement }> = ({ statement: { warnings } }) =>
  warnings.length === 0 ? null : (
    <section aria-labelledby="warnings">
      <h2 id="warnings">Warnings</h2>
      <p class="soft">Niceties of the standards. They let nobody in and break no client of this document.</p>
      <ul>
        {warnings.map(({ id, text }) => (
          <li>
            <span class="id">{id}</span> <bdi>{plainText(text, 300)}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
