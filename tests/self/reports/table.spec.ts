import { expect, test } from '@playwright/test';
import { plainBlock, plainText } from '#reports/statement/service-text.ts';
import { faultsOfStatement } from '#reports/statement/schema.ts';
import type { Statement } from '#reports/statement/statement.ts';
import { tableOf } from '#reports/statement/table.ts';
import { byArea, verdictSentence } from '#reports/statement/verdict-sentence.ts';
import { HOSTILE, HOSTILE_TEXT } from './data/hostile.ts';
import { CONFORMING, PARTIAL, UNREACHABLE, VIOLATING } from './data/statements.ts';

const OPTIONS = { outDir: 'reports/out' };
const CONTROL = /[\p{Cc}\p{Cf}]/u;

for (const [name, statement] of Object.entries({ CONFORMING, PARTIAL, VIOLATING, HOSTILE, UNREACHABLE })) {
  test(`the statement ${name} fits its schema`, () => {
    expect(faultsOfStatement(statement)).toEqual([]);
  });
}

test('the schema names the place of what does not fit', () => {
  const broken = { ...CONFORMING, run: { ...CONFORMING.run, requests: -1 } };

  expect(faultsOfStatement(broken)).toEqual(['/run/requests must be >= 0']);
});

test('the table of a conforming service ends with verdict and path', () => {
  const lines = tableOf(CONFORMING, OPTIONS).split('\n');

  expect(lines[0]).toMatch(/^area\s+failed\s+error\s+untested\s+passed\s+inapplicable$/);
  expect(lines.slice(-4)).toEqual([
    'CONFORMS  The service keeps all 10 promises that apply to it.',
    'Traffic: 412 requests (1 of them tried again), at most 96 within a second, at most 2 wrong log-ins in a row',
    'Judged: the embedded mock, seed 8c1f',
    'Report: reports/out/conformance.json',
  ]);
});

test('a service is named with its address', () => {
  const target = { name: 'staging', baseUrl: 'https://staging.example/api', kind: 'deployment' } as const;

  expect(tableOf({ ...CONFORMING, target }, OPTIONS)).toContain(
    '\nJudged: staging, https://staging.example/api, seed 8c1f\n',
  );
});

test('what the mock plays is named with it', () => {
  const playing = {
    ...CONFORMING.target,
    fault: 'page-zero-500',
    dialects: ['token-in-header', 'short-pages'],
  };

  expect(tableOf({ ...CONFORMING, target: playing }, OPTIONS)).toContain(
    '\nJudged: the embedded mock with the fault page-zero-500 in the dialects token-in-header and short-pages, seed 8c1f\n',
  );
  expect(faultsOfStatement({ ...CONFORMING, target: playing })).toEqual([]);
});

test('each breach takes two lines: promise, then expected and seen', () => {
  const lines = tableOf(VIOLATING, { ...OPTIONS, site: true }).split('\n');

  const at = lines.findIndex((line) => line.startsWith('P5 section 4:'));
  expect(lines[at + 1]).toBe(
    '    GET /api/v1/clients, page 3 of size 10, item 1: expected a client that no earlier page held; seen clientId (string, 36, #9f2c) stood on page 2 already',
  );
  expect(lines).toContain('OP-02 drifted, section 5: How long does a token live?');
  expect(lines.at(-1)).toBe('Report: reports/out/site/index.html');
});

test('what is untested takes a line for each reason', () => {
  const reason = 'API_USERNAME is not set';
  const requirements = PARTIAL.requirements.map((row) =>
    ['T4', 'T5'].includes(row.id) ? { ...row, outcome: 'untested' as const, reason } : row,
  );

  expect(tableOf({ ...PARTIAL, requirements }, OPTIONS)).toContain(`\nT4, T5 untested: ${reason}\n`);
  expect(tableOf(UNREACHABLE, OPTIONS)).not.toContain('untested:');
});

test('what a passed test has not judged is told', () => {
  const reason = 'not judged: PATCH /notes/{id} changes state by no value that was tried (409)';
  const requirements = CONFORMING.requirements.map((row) => (row.id === 'P5' ? { ...row, reason } : row));

  expect(tableOf({ ...CONFORMING, requirements }, OPTIONS)).toContain(`\nP5 passed: ${reason}\n`);
  expect(tableOf(CONFORMING, OPTIONS)).not.toContain('passed:');
});

test('what was not selected is no news', () => {
  const requirements = PARTIAL.requirements.map((row) => ({ ...row, tests: [] }));
  const statement = { ...PARTIAL, requirements, run: { ...PARTIAL.run, selection: 'filtered' as const } };

  expect(tableOf(statement, OPTIONS)).not.toContain('untested:');
});

test('a breach that somebody has accepted says so', () => {
  const deviations = [
    { requirement: 'P5', reason: 'is being mended', owner: 'team', expires: '2027-01-31', state: 'accepted' },
  ] as const;
  const table = tableOf(
    { ...VIOLATING, verdict: 'partial', because: ['P5: known deviation', 'T5'], deviations },
    { ...OPTIONS, github: true },
  );

  expect(table).toContain('\n    accepted until 2027-01-31 by team: is being mended\n');
  expect(table).toContain(
    'No breach was found beyond 1 known deviation, but 1 promise of 12 is not confirmed.',
  );
  expect(table).toContain('::warning title=P5 failed::');
  expect(tableOf(VIOLATING, OPTIONS)).not.toContain('accepted until');
});

test('a plain table holds no escape, a coloured one only colours', () => {
  const plain = tableOf(VIOLATING, OPTIONS);
  const coloured = tableOf(VIOLATING, { ...OPTIONS, colour: true });

  expect(plain.replaceAll('\n', '')).not.toMatch(CONTROL);
  expect(coloured.replace(/\u001b\[\d+m/g, '')).toBe(plain);
});

/** Of the row neither owner nor reason. */
const OVER = 'known deviation expired on 2026-10-31%3A mend it and remove its row%2C or agree on a later day';

test('hostile text reaches neither terminal nor workflow commands', () => {
  const table = tableOf(HOSTILE, { ...OPTIONS, github: true });

  expect(table.replaceAll('\n', '')).not.toMatch(CONTROL);
  expect(table.split('\n').filter((line) => line.startsWith('::'))).toEqual([
    '::error title=P5 failed::The pages walk the list%3A the same clients%2C none twice%2C none left out. (section 4)',
    '::error title=OP-02 drifted::How long does a token live? (section 5)',
    `::error title=A5 deviation over::${OVER}`,
  ]);
});

test('GitHub annotations are written on GitHub only', () => {
  expect(tableOf(VIOLATING, OPTIONS)).not.toContain('::error');
  expect(tableOf(VIOLATING, { ...OPTIONS, github: true })).toContain('::error title=P5 failed::');
});

test('a drifted pin is annotated by its question, without what was seen', () => {
  const lines = tableOf(VIOLATING, { ...OPTIONS, github: true }).split('\n');

  expect(lines.filter((line) => line.startsWith('::error title=OP-'))).toEqual([
    '::error title=OP-02 drifted::How long does a token live? (section 5)',
  ]);
});

test('an unreachable target is told with its reason', () => {
  const table = tableOf(UNREACHABLE, OPTIONS);

  expect(table).toContain('NOT JUDGED  Nothing can be said about the service: BASE_URL cannot');
});

test('a reason that is a sentence ends with one full stop', () => {
  const told = { ...UNREACHABLE, because: ['Run without --shard.'] };

  expect(verdictSentence(told)).toBe('Nothing can be said about the service: Run without --shard.');
});

test('promises before which an error came are counted in the verdict', () => {
  const told = (because: readonly string[]) =>
    verdictSentence({ ...CONFORMING, verdict: 'not-judged', because });

  expect(told(['A1'])).toBe(
    'Nothing can be said about the service: an error came between before 1 promise could be judged.',
  );
  expect(told(['A1', 'T5'])).toBe(
    'Nothing can be said about the service: an error came between before 2 promises could be judged.',
  );
});

test('deviations that are over are counted in the verdict', () => {
  const over = {
    requirement: 'A1',
    reason: 'x',
    owner: 'team',
    expires: '2026-01-31',
    state: 'expired',
  } as const;
  const told = (deviations: Statement['deviations']) =>
    verdictSentence({
      ...CONFORMING,
      verdict: 'violates',
      because: ['A1: known deviation expired'],
      deviations,
    });

  expect(told([over])).toBe('1 known deviation no longer holds.');
  expect(told([over, over])).toBe('2 known deviations no longer hold.');
});

test('a deviation that is over is told with what to do', () => {
  expect(tableOf(VIOLATING, OPTIONS)).toContain(
    '\nA5: known deviation expired on 2026-10-31: mend it and remove its row, or agree on a later day; platform team: tenant check is being rewritten\n',
  );
});

test('areas come in reading order, each with its niceties last', () => {
  const rows = [
    { id: 'N4', area: 'pagination', level: 'nicety' as const },
    { id: 'P1', area: 'pagination', level: 'must' as const },
    { id: 'X1', area: 'other', level: 'must' as const },
    { id: 'T1', area: 'token', level: 'must' as const },
  ];

  const order = [...byArea(rows)].map(([area, list]) => [area, list.map(({ id }) => id)]);

  expect(order).toEqual([
    ['token', ['T1']],
    ['pagination', ['P1', 'N4']],
    ['other', ['X1']],
  ]);
});

test('service text becomes one short line without escapes', () => {
  expect(plainText(HOSTILE_TEXT)).toBe(
    '</script><script>alert(1)</script><img src=x onerror=alert(2)>redgnihsif ::error::forged "quoted" \'single\'',
  );
  expect(plainText('x'.repeat(500), 20)).toBe(`${'x'.repeat(19)}…`);
  expect(plainText('a\u200B\u2066b\u009b31mc\u0000')).toBe('abc');
});

test('no line of service text is a command to a CI', () => {
  expect(plainText(' \u200b::error::x ::y')).toBe(': :error::x ::y');
  expect(plainText('x ##[error]y ##vso[z] ## w')).toBe('x # #[error]y # #vso[z] ## w');
  expect(plainBlock('a\n\t::b\r\n    ::c')).toBe('a\n: :b\n    : :c');
});
