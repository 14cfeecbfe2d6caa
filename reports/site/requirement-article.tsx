/** @jsxRuntime automatic @jsxImportSource hono/jsx */
import type { FC } from 'hono/jsx';
import { plainBlock, plainText } from '#reports/statement/service-text.ts';
import type { Breach, RequirementOutcome, Statement, TestOutcome } from '#reports/statement/statement.ts';
import { firstBreach } from '#reports/statement/table.ts';
import { count } from '#reports/statement/verdict-sentence.ts';
import { basisInWords } from './basis.ts';
import { exchangeText } from './exchange-text.ts';
import { OwnText } from './own-text.tsx';
import type { Neighbours } from './page.tsx';
import { OutcomeMark } from './outcome-mark.tsx';
import { furtherOf, nameOf, placeOfCurl, placeOfFurther } from './places.ts';

interface Props {
  readonly row: RequirementOutcome;
  readonly evidence: Neighbours['evidence'];
  readonly target: Statement['target'];
}

/** One promise: its text, why it follows, its tests, and the first exchange that broke it. */
export const RequirementArticle: FC<Props> = ({ row, evidence, target }) => {
  const breach = firstBreach(row);
  return (
    <article class={`rule ${row.outcome}`} id={row.id} aria-labelledby={`title-${row.id}`}>
      <h3 id={`title-${row.id}`}>
        <span class="id">{row.id}</span> <OwnText text={row.text} />
      </h3>
      <p class="small">
        <OutcomeMark outcome={row.outcome} />{' '}
        <span class="soft">
          · {basisInWords(row.basis)} · {row.section}
          {row.level === 'nicety' ? ' · nicety: fails with STRICT only' : ''}
        </span>
      </p>
      {row.reason === undefined ? null : <p>{plainText(row.reason, 400)}</p>}
      {row.because === undefined ? null : (
        <p class="soft">
          Why it follows: <OwnText text={row.because} />
        </p>
      )}
      {breach === undefined ? null : (
        <div id={placeOfCurl(row)}>
          <BreachDetails breach={breach} target={target} />
        </div>
      )}
      <FurtherFindings row={row} />
      <Tests row={row} evidence={evidence} />
    </article>
  );
};

export const Comparison: FC<{ breach: Breach }> = ({ breach: { where, expected, actual } }) => (
  <dl class="compare">
    <dt>Where</dt>
    <dd>
      <bdi>{plainText(where, 300)}</bdi>
    </dd>
    <dt>Expected</dt>
    <dd>
      <bdi>{plainText(expected, 600)}</bdi>
    </dd>
    <dt>Seen</dt>
    <dd>
      <bdi>{plainText(actual, 600)}</bdi>
    </dd>
  </dl>
);

const BreachDetails: FC<{ breach: Breach; target: Statement['target'] }> = ({ breach, target }) => (
  <>
    <Comparison breach={breach} />
    {breach.curl === undefined ? null : (
      <>
        <RepeatHint curl={breach.curl} target={target} />
        <pre tabindex={0} aria-label="curl command">
          <code>{plainBlock(breach.curl)}</code>
        </pre>
      </>
    )}
    {breach.exchange === undefined ? null : (
      <details open>
        <summary>First failing exchange</summary>
        <pre tabindex={0} aria-label="First failing exchange">
          <code>{exchangeText(breach.exchange)}</code>
        </pre>
      </details>
    )}
  </>
);

/** What else was found, a line each: whole exchanges stand in Allure. */
const FurtherFindings: FC<{ row: RequirementOutcome }> = ({ row }) => {
  const { breaches, unlisted } = furtherOf(row);
  return breaches.length === 0 ? null : (
    <details>
      <summary class="small">{count(breaches.length + unlisted, 'further finding')}</summary>
      <ul id={placeOfFurther(row)} class="tests small">
        {breaches.map(({ where, expected, actual }) => (
          <li>
            <bdi>{plainText(where, 300)}</bdi>: expected <bdi>{plainText(expected, 300)}</bdi>; seen{' '}
            <bdi>{plainText(actual, 300)}</bdi>
          </li>
        ))}
        {unlisted === 0 ? null : <li>… and {unlisted} more that were counted only.</li>}
      </ul>
    </details>
  );
};

/** Which variables the line needs, since no report ever holds their values. */
const RepeatHint: FC<{ curl: string; target: Statement['target'] }> = ({ curl, target }) => {
  const names = new Set([...curl.matchAll(/\$\{?([A-Z][A-Z_0-9]*)/g)].map(([, name = '']) => name));
  return (
    <p class="small soft">
      Repeat it{names.size === 0 ? '' : `, with ${LIST.format([...names].sort())} set in your shell`}
      {names.has('TOKEN') ? ' (TOKEN: a fresh one from the token endpoint)' : ''}.
      {target.kind === 'mock' ? <MockIsGone target={target} /> : null}
    </p>
  );
};

/** What the run has started ends with it. */
const MockIsGone: FC<{ target: Statement['target'] }> = ({ target: { fault, dialects = [] } }) => {
  const options = [
    ...(fault === undefined ? [] : [`--fault ${plainText(fault)}`]),
    ...(dialects.length === 0 ? [] : [`--dialect ${plainText(dialects.join(','))}`]),
  ];
  const command = ['npm run mock', ...(options.length === 0 ? [] : ['--']), ...options].join(' ');
  return (
    <>
      {' '}
      The mock of this run has ended with it: <code>{command}</code> starts another and prints its address and
      credentials.
    </>
  );
};

const LIST = new Intl.ListFormat('en');

type TestProps = { readonly evidence: Neighbours['evidence'] };

/** The tests of a kept promise are folded away; whatever else they found is open. */
const Tests: FC<TestProps & { row: RequirementOutcome }> = ({ row: { outcome, tests }, evidence }) =>
  tests.length === 0 ? null : (
    <details open={outcome !== 'passed' && outcome !== 'inapplicable'}>
      <summary class="small">{count(tests.length, 'test')}</summary>
      <TestList tests={tests} evidence={evidence} />
    </details>
  );

const TestList: FC<TestProps & { tests: readonly TestOutcome[] }> = ({ tests, evidence }) => (
  <ul class="tests small">
    {tests.map((test) => (
      <li>
        <OutcomeMark outcome={test.outcome} /> <TestTitle test={test} evidence={evidence} />{' '}
        <span class="soft">{test.file}</span>
        {test.reason === undefined ? null : <span class="soft"> — {plainText(test.reason, 300)}</span>}
        {test.message !== undefined && test.breaches.length === 0 ? (
          <pre tabindex={0} aria-label="Message">
            <code>{plainBlock(test.message)}</code>
          </pre>
        ) : null}
      </li>
    ))}
  </ul>
);

/** Leads to the test's steps and exchanges in the Allure report, where there is one. */
const TestTitle: FC<TestProps & { test: TestOutcome }> = ({ test, evidence }) => {
  const address = evidence.get(nameOf(test));
  const title = plainText(test.title);
  return address === undefined ? <>{title}</> : <a href={address}>{title}</a>;
};
