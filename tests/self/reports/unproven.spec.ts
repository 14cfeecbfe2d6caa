import { expect, test } from '@playwright/test';
import { summaryOf } from '#reports/site/summary.ts';
import { assembleStatement, type RunFacts } from '#reports/statement/assemble.ts';
import { judgedAgainst } from '#reports/statement/judged-against.ts';
import type { RanTest } from '#reports/statement/ran-test.ts';
import type { Statement } from '#reports/statement/statement.ts';
import { tableOf } from '#reports/statement/table.ts';
import { asShown } from '#reports/statement/unproven.ts';
import { exitCodeOf } from '#reports/statement/verdict.ts';
import { verdictSentence } from '#reports/statement/verdict-sentence.ts';
import { FACTS } from './data/parts.ts';
import { BREACH, CONFORMING } from './data/statements.ts';

const LIST = 'GET /api/v1/clients → status';
const LOGIN = 'POST /api/v1/auth/token/bearer → status';

const shut = (seen: string) => ({ declared: true, opens: false, seen });

/** What a run knows whose right requests were answered so. */
function facts(apiKey: string, bearer: string, tokenSeen = false): RunFacts {
  return { ...FACTS, ground: { tokenSeen, schemes: { apiKey: shut(apiKey), bearer: shut(bearer) } } };
}

/** A test that has told a breach of a promise. */
const broken = (id: string): RanTest => ({
  ...{ title: `${id} holds`, file: 'access/opens.spec.ts', requirements: [id], outcome: 'failed' },
  breaches: [{ ...BREACH, requirement: id, expected: 'the client list', actual: 'status 401' }],
  ...{ observations: [], warnings: [] },
});

function statementOf(run: RunFacts, ...ids: readonly string[]): Statement {
  const { suite, run: course } = CONFORMING;
  return assembleStatement(
    judgedAgainst({
      ...{ suite, run, tests: ids.map(broken), troubles: [], selection: 'full', interrupted: false },
      ...{ startedAt: new Date(course.startedAt), durationS: 1 },
    }),
  );
}

const HTML = facts(`${LIST} 200 with text/html, no JSON`, `${LOGIN} 200 with text/html, no JSON`);
const AWAY = facts(`${LIST} 503`, `${LOGIN} 503, 0 tokens in the answer`);

test('where nothing was opened the verdict says what came and what to check', () => {
  expect(verdictSentence(statementOf(HTML))).toBe(
    'Nothing can be said about the service: settings unproven: no token was issued and no list was served ' +
      `(${LIST} 200 with text/html, no JSON; ${LOGIN} 200 with text/html, no JSON); ` +
      'check BASE_URL and its path prefix, then ORGANIZATION_ID, API_KEY, and the log-in.',
  );
});

test('settings that are not declared are not to be checked, nor are those of the mock', () => {
  const { schemes } = HTML.ground;
  const keyOnly = {
    ...HTML,
    ground: { tokenSeen: false, schemes: { ...schemes, bearer: { declared: false, opens: false } } },
  };
  const mock = { ...HTML, settings: { ...HTML.settings, kind: 'mock' as const } };

  expect(verdictSentence(statementOf(keyOnly))).toMatch(/then ORGANIZATION_ID and API_KEY\.$/);
  expect(verdictSentence(statementOf(mock))).toMatch(/no JSON\)\.$/);
});

test('a service that is not available is no question of settings', () => {
  expect(verdictSentence(statementOf(AWAY))).toBe(
    `Nothing can be said about the service: not available (${LIST} 503; ${LOGIN} 503, 0 tokens in the answer): try again later.`,
  );
  expect(verdictSentence(statementOf(facts(`${LIST} 503`, `${LOGIN} 404`)))).toContain('check BASE_URL');
});

for (const run of [HTML, AWAY])
  test(`what failed where nothing was opened accuses nobody: ${run === HTML ? 'HTML' : '503'}`, () => {
    const statement = statementOf(run, 'A1');
    const table = tableOf(statement, { outDir: 'out', github: true });
    const summary = summaryOf(statement);

    expect(table).toContain('What came in place of the list:\nA1 section 5:');
    expect(table).toMatch(/^access +· +· +11 /m);
    expect(table).not.toContain('::error');
    expect(summary).toContain('What came in place of the list:\n\n- **A1 untested**');
    expect(summary).toContain('| access | 0 | 0 | 11 | 0 | 0 |');
  });

test('the data of a run in which nothing was opened stays as it was', () => {
  const statement = statementOf(HTML, 'A1');

  expect(statement.requirements.find(({ id }) => id === 'A1')?.outcome).toBe('failed');
  expect(exitCodeOf(statement.verdict, { certify: false, interrupted: false })).toBe(2);
  expect(asShown(statement).requirements.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
});

test('what an earlier version called unproven is shown alike', () => {
  const earlier = [
    'settings unproven: no token was issued and no list was served, so a wrong setting cannot',
  ];

  const { requirements } = asShown({ ...statementOf(HTML, 'A1'), because: earlier });

  expect(requirements.find(({ id }) => id === 'A1')?.outcome).toBe('untested');
});

const hintsOf = (run: RunFacts, ...ids: readonly string[]): readonly unknown[] =>
  ids.map((id) => statementOf(run, ...ids).requirements.find((row) => row.id === id)?.reason);

const KEY = 'refused from the first request on (status 401): check ORGANIZATION_ID and API_KEY first';
const LOGIN_HINT =
  'refused from the first request on (status 401): check API_USERNAME and API_PASSWORD first';

test('where right requests were refused from the first, the settings are to be checked first', () => {
  const issued = facts(`${LIST} 401`, `${LOGIN} 200, 1 tokens in the answer`, true);
  const { schemes } = issued.ground;
  const opened = {
    tokenSeen: false,
    schemes: { apiKey: { declared: true, opens: true }, bearer: shut(`${LOGIN} 401, 0 tokens`) },
  };

  expect(hintsOf(issued, 'A1', 'A2')).toEqual([KEY, KEY]);
  expect(hintsOf({ ...issued, ground: opened }, 'T1')).toEqual([LOGIN_HINT]);
  expect(tableOf(statementOf(issued, 'A1'), { outDir: 'out' })).toContain(`; seen status 401\n    ${KEY}\n`);
  expect(summaryOf(statementOf(issued, 'A1'))).toContain('check ORGANIZATION\\_ID and API\\_KEY first');
  expect(schemes.apiKey.opens).toBe(false);
});

test('a key that opens the list is right, and so are the credentials of the mock', () => {
  const issued = facts(`${LIST} 401`, `${LIST} 401`, true);
  const opens = { ...issued.ground.schemes, apiKey: { declared: true, opens: true } };
  const mock = { ...issued, settings: { ...issued.settings, kind: 'mock' as const } };

  expect(hintsOf({ ...issued, ground: { tokenSeen: true, schemes: opens } }, 'A2')).toEqual([undefined]);
  expect(hintsOf(mock, 'A1', 'A2')).toEqual([undefined, undefined]);
  expect(hintsOf(facts(`${LIST} 404`, `${LIST} 500`, true), 'A1', 'A2')).toEqual([undefined, undefined]);
});
