/** @jsxRuntime automatic @jsxImportSource hono/jsx */
import type { FC } from 'hono/jsx';
import { plainText } from '#reports/statement/service-text.ts';
import type { OpenPointOutcome, Statement } from '#reports/statement/statement.ts';
import { OwnText } from './own-text.tsx';
import { Page } from './page.tsx';
import type { Neighbours } from './page.tsx';
import { TableHead } from './table-head.tsx';

/** What the document leaves open, and what the service does there. */
export const OpenPointsPage: FC<{ statement: Statement; neighbours: Neighbours }> = ({
  statement,
  neighbours,
}) => {
  const { openPoints } = statement;
  const told = openPoints.filter(({ observed }) => observed !== null);
  const untold = openPoints.filter(({ observed }) => observed === null);
  return (
    <Page name="open-points" title="Open points" statement={statement} neighbours={neighbours}>
      <h1>What the document leaves open</h1>
      <p class="lead">
        {told.length} of {openPoints.length} open points were observed. None of them can fail by itself: a
        value counts only once a team has pinned it for this target, and then a change is a drift.
      </p>
      <ObservedTable points={told} />
      {untold.length === 0 ? null : <UntoldTable points={untold} />}
    </Page>
  );
};

const ObservedTable: FC<{ points: readonly OpenPointOutcome[] }> = ({ points }) => (
  <table class="stack pins">
    <caption>Observed</caption>
    <TableHead columns={['Question', 'Observed', 'Pin', 'Section']} />
    <tbody>
      {points.map(({ id, question, observed, pinned, drifted, section }) => (
        <tr id={id} class={drifted ? 'row-failed' : undefined}>
          <th scope="row" style="font-weight: 400">
            <span class="id">{id}</span> <OwnText text={question} />
          </th>
          <td data-label="Observed">
            <bdi>{plainText(observed ?? '', 300)}</bdi>
          </td>
          <td data-label="Pin">
            <Pin pinned={pinned} drifted={drifted} />
          </td>
          <td data-label="From">{section}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Pin: FC<{ pinned: string | undefined; drifted: boolean }> = ({ pinned, drifted }) => {
  if (pinned === undefined) return <span class="soft">not pinned</span>;
  return drifted ? (
    <>
      <span class="mark is-failed">
        <span aria-hidden="true">✕</span> drifted
      </span>{' '}
      from <bdi>{plainText(pinned, 200)}</bdi>
    </>
  ) : (
    <span class="mark is-passed">
      <span aria-hidden="true">✓</span> holds
    </span>
  );
};

const UntoldTable: FC<{ points: readonly OpenPointOutcome[] }> = ({ points }) => (
  <table class="stack">
    <caption>Not told by this run</caption>
    <TableHead columns={['Question', 'Why', 'Section']} />
    <tbody>
      {points.map(({ id, question, reason, section }) => (
        <tr id={id}>
          <th scope="row" style="font-weight: 400">
            <span class="id">{id}</span> <OwnText text={question} />
          </th>
          <td data-label="Why">{plainText(reason ?? 'no reason was recorded', 300)}</td>
          <td data-label="From">{section}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
