/** @jsxRuntime automatic @jsxImportSource hono/jsx */
import type { FC } from 'hono/jsx';
import { plainText } from '#reports/statement/service-text.ts';
import type { OpenPointOutcome, RequirementOutcome, Statement } from '#reports/statement/statement.ts';
import { firstBreach } from '#reports/statement/table.ts';
import { basisInWords } from './basis.ts';
import { OwnText } from './own-text.tsx';
import { Comparison } from './requirement-article.tsx';

/** What broke the verdict, in the document's terms: promises first, then drifted pins. */
export const Broken: FC<{ statement: Statement }> = ({ statement: { requirements, openPoints } }) => {
  const failed = requirements.filter(({ outcome }) => outcome === 'failed');
  const drifted = openPoints.filter((point) => point.drifted);
  return failed.length + drifted.length === 0 ? null : (
    <section aria-labelledby="broken">
      <h2 id="broken">What is broken</h2>
      <ul class="breaches">
        {failed.map((row) => (
          <BrokenPromise row={row} />
        ))}
        {drifted.map((point) => (
          <Drift point={point} />
        ))}
      </ul>
    </section>
  );
};

const BrokenPromise: FC<{ row: RequirementOutcome }> = ({ row }) => {
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
    </li>
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
