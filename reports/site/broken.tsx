/** @jsxRuntime automatic @jsxImportSource hono/jsx */
import type { FC } from 'hono/jsx';
import { overdueOf, type Overdue } from '#reports/statement/overdue.ts';
import { plainText } from '#reports/statement/service-text.ts';
import type { OpenPointOutcome, RequirementOutcome, Statement } from '#reports/statement/statement.ts';
import { firstBreach } from '#reports/statement/table.ts';
import { cameInPlace, mayBeSettings } from '#reports/statement/unproven.ts';
import { basisInWords } from './basis.ts';
import { OwnText } from './own-text.tsx';
import type { Neighbours } from './page.tsx';
import { evidenceOf, furtherOf, placeOfCurl, placeOfFurther } from './places.ts';
import { Comparison } from './requirement-article.tsx';

interface Props {
  readonly statement: Statement;
  readonly evidence: Neighbours['evidence'];
}

/** What broke the verdict, in the document's terms: promises first, then drifted pins and deviations that are over. */
export const Broken: FC<Props> = ({ statement, evidence }) => {
  const failed = statement.requirements.filter(({ outcome }) => outcome === 'failed');
  const drifted = statement.openPoints.filter((point) => point.drifted);
  const overdue = overdueOf(statement);
  return failed.length + drifted.length + overdue.length === 0 ? null : (
    <section aria-labelledby="broken">
      <h2 id="broken">{failed.length + drifted.length > 0 ? 'What is broken' : 'What is over'}</h2>
      <ul class="breaches">
        {failed.map((row) => (
          <Promised row={row} evidence={evidence} />
        ))}
        {drifted.map((point) => (
          <Drift point={point} />
        ))}
        {overdue.map((row) => (
          <Over row={row} />
        ))}
      </ul>
    </section>
  );
};

/** Where nothing was opened: what the service answered to right requests. */
export const CameInPlace: FC<Props> = ({ statement, evidence }) => {
  const rows = cameInPlace(statement);
  return rows.length === 0 ? null : (
    <section aria-labelledby="in-place">
      <h2 id="in-place">What came in place of the list</h2>
      {mayBeSettings(statement) ? (
        <p class="soft">
          Nothing was opened, so a wrong setting cannot be told from a wrong service: this accuses nobody.
        </p>
      ) : null}
      <ul class="breaches unproven">
        {rows.map((row) => (
          <Promised row={row} evidence={evidence} />
        ))}
      </ul>
    </section>
  );
};

const Promised: FC<{ row: RequirementOutcome; evidence: Neighbours['evidence'] }> = ({ row, evidence }) => {
  const breach = firstBreach(row);
  const message =
    row.tests.find(({ outcome }) => outcome === 'failed')?.message ?? 'no details were recorded';
  return (
    <li>
      <p>
        <a class="id" href={`#${row.id}`}>
          {row.id}
        </a>{' '}
        <strong>
          <OwnText text={row.text} />
        </strong>{' '}
        <span class="soft">
          Document, {row.section}; {basisInWords(row.basis)}.
        </span>
      </p>
      {breach === undefined ? <p>{plainText(message, 400)}</p> : <Comparison breach={breach} />}
      {row.outcome === 'failed' && row.reason !== undefined ? <p>{plainText(row.reason, 300)}.</p> : null}
      <Leads row={row} evidence={evidence} />
    </li>
  );
};

/** From the card to the exchange, to what else was found, and to the test. */
const Leads: FC<{ row: RequirementOutcome; evidence: Neighbours['evidence'] }> = ({ row, evidence }) => {
  const { breaches, unlisted } = furtherOf(row);
  const more = breaches.length + unlisted;
  const test = evidenceOf(row, evidence);
  const leads: readonly (readonly [string, string])[] = [
    ...(firstBreach(row) === undefined ? [] : ([[`#${placeOfCurl(row)}`, 'curl and exchange']] as const)),
    ...(more === 0 ? [] : ([[`#${placeOfFurther(row)}`, `and ${more} more`]] as const)),
    ...(test === undefined ? [] : ([[test, 'test in Allure']] as const)),
  ];
  return leads.length === 0 ? null : (
    <p class="leads small">
      {leads.map(([href, words]) => (
        <a href={href}>
          {words}
          <span class="skip"> of {row.id}</span>
        </a>
      ))}
    </p>
  );
};

const Drift: FC<{ point: OpenPointOutcome }> = ({ point: { id, question, observed, pinned } }) => (
  <li>
    <p>
      <a class="id" href={`open-points.html#${id}`}>
        {id}
      </a>{' '}
      <strong>
        <OwnText text={question} />
      </strong>
    </p>
    <Comparison
      breach={{
        requirement: id,
        where: 'pin of this target',
        expected: pinned ?? '',
        actual: observed ?? '',
      }}
    />
  </li>
);

const Over: FC<{ row: Overdue }> = ({ row: { requirement, text } }) => (
  <li>
    <p>
      <a class="id" href={`#${requirement}`}>
        {requirement}
      </a>{' '}
      {text}
    </p>
  </li>
);
