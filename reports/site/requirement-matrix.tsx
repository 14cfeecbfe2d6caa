/** @jsxRuntime automatic @jsxImportSource hono/jsx */
import type { FC } from 'hono/jsx';
import type { RequirementOutcome } from '#reports/statement/statement.ts';
import { byArea, OUTCOMES, tallyOf } from '#reports/statement/verdict-sentence.ts';
import { basisInWords } from './basis.ts';
import { OutcomeMark, SHAPE } from './outcome-mark.tsx';
import { OwnText } from './own-text.tsx';
import { TableHead } from './table-head.tsx';

interface Props {
  readonly requirements: readonly RequirementOutcome[];
}

/** All promises at one glance: a tile each, by area. */
export const PromiseTiles: FC<Props> = ({ requirements }) => (
  <section aria-labelledby="matrix">
    <h2 id="matrix">The promises, by area</h2>
    <Legend requirements={requirements} />
    <ul class="tiles">
      {[...byArea(requirements)].map(([area, rows]) => (
        <li>
          <strong class="area">{area}</strong>
          <ul>
            {rows.map(({ id, outcome, text }) => (
              <li>
                <a class={`tile is-${outcome}`} href={`#${id}`} title={text}>
                  <span aria-hidden="true">{SHAPE[outcome]}</span> {id}
                  <span class="skip"> {outcome}</span>
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  </section>
);

/** A row for each promise, a table for each area. */
export const PromiseTables: FC<Props> = ({ requirements }) => (
  <section aria-labelledby="outcomes">
    <h2 id="outcomes">Outcome, basis and section of each</h2>
    {[...byArea(requirements)].map(([area, rows]) => (
      <AreaTable area={area} rows={rows} />
    ))}
  </section>
);

const Legend: FC<Props> = ({ requirements }) => {
  const tally = tallyOf({ requirements });
  return (
    <ul class="legend">
      {OUTCOMES.filter((outcome) => tally[outcome] > 0).map((outcome) => (
        <li>
          {tally[outcome]} <OutcomeMark outcome={outcome} />
        </li>
      ))}
    </ul>
  );
};

const AreaTable: FC<{ area: string; rows: readonly RequirementOutcome[] }> = ({ area, rows }) => (
  <table class="stack matrix">
    <caption class="area">{area}</caption>
    <TableHead columns={['Outcome', 'Promise', 'Basis', 'Section']} />
    <tbody>
      {rows.map(({ id, outcome, text, basis, level, section, reason }) => (
        <tr class={`row-${outcome}`}>
          <td>
            <OutcomeMark outcome={outcome} />
          </td>
          <th scope="row" style="font-weight: 400">
            <a class="id" href={`#${id}`}>
              {id}
            </a>{' '}
            <OwnText text={text} />
            {reason !== undefined && (outcome !== 'passed' || level === 'must') ? (
              <span class="soft small"> — {reason}</span>
            ) : null}
          </th>
          <td data-label="Basis">
            {basisInWords(basis)}
            {level === 'nicety' ? <span class="soft small"> (nicety: fails with STRICT only)</span> : null}
          </td>
          <td data-label="From">{section}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
