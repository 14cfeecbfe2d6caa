import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { basisInWords } from '#reports/site/basis.ts';
import { changesSince } from '#reports/site/changes.ts';
import { exchangeText } from '#reports/site/exchange-text.ts';
import { renderSite } from '#reports/site/site.tsx';
import { summaryOf } from '#reports/site/summary.ts';
import type { Statement } from '#reports/statement/statement.ts';
import { HOSTILE } from './data/hostile.ts';
import { CONFORMING, PARTIAL, UNREACHABLE, VIOLATING } from './data/statements.ts';

const STATEMENTS = { CONFORMING, PARTIAL, VIOLATING, HOSTILE, UNREACHABLE };
const CONTRACT_OF_ANOTHER: Statement = {
  ...CONFORMING,
  contract: { sha256: 'b00c'.repeat(16), overlays: [] },
  target: { ...CONFORMING.target, name: 'staging' },
};

/** A statement whose first open point was observed so. */
function observing(observed: string): Statement {
  const openPoints = CONFORMING.openPoints.map((point) =>
    point.id === 'OP-01' ? { ...point, observed } : point,
  );
  return { ...CONFORMING, openPoints };
}

function pagesIn(outDir: string): readonly (readonly [string, string])[] {
  const site = join(outDir, 'site');
  const names = readdirSync(site).filter((name) => name.endsWith('.html'));
  return names.map((name) => [name, readFileSync(join(site, name), 'utf8')] as const);
}

for (const [name, statement] of Object.entries(STATEMENTS)) {
  test(`the site of ${name} loads nothing and links only to what is there`, async ({}, info) => {
    await renderSite(statement, info.outputPath(), { previous: CONFORMING });

    const pages = pagesIn(info.outputPath());
    const ids = new Map(pages.map(([page, text]) => [page, new Set(matches(text, /\sid="([^"]*)"/g))]));
    expect(pages.map(([page]) => page)).toEqual([
      'coverage.html',
      'index.html',
      'open-points.html',
      'proof.html',
      'traffic.html',
    ]);
    for (const [page, text] of pages) {
      expect(text, `${page} runs no script`).not.toMatch(/<script|\son\w+="|<img|javascript:[^<]*"/);
      const broken = matches(text, /href="([^"]*)"/g).filter(
        (href) => !isThere(href.startsWith('#') ? page + href : href, ids, info.outputPath()),
      );
      expect(broken, `${page}: links that lead nowhere`).toEqual([]);
    }
  });
}

test('the verdict page says what broke in the terms of the document', async ({}, info) => {
  await renderSite(VIOLATING, info.outputPath());

  const page = readFileSync(info.outputPath('site/index.html'), 'utf8');
  expect(page).toContain('The service breaks 1 promise of its document, 1 pinned choice changed');
  expect(page).toContain('<article class="rule failed" id="P5"');
  expect(page).toContain('a client that no earlier page held');
  expect(page).toContain('Authorization: Api-Key $API_KEY');
  expect(page).toContain('with API_KEY, BASE_URL, and ORGANIZATION_ID set in your shell');
  expect(page).toContain('GET /api/v1/clients\nAuthorization: Api-Key API_KEY\npageNo: 3');
});

test('files for machines stand beside the pages', async ({}, info) => {
  writeFileSync(info.outputPath('junit.xml'), '<testsuites/>');

  await renderSite(PARTIAL, info.outputPath());

  const read = (name: string) => readFileSync(info.outputPath('site', name), 'utf8');
  expect(JSON.parse(read('conformance.json'))).toEqual(PARTIAL);
  expect(JSON.parse(read('badge.json'))).toMatchObject({ message: 'partial', color: 'yellow' });
  expect(read('junit.xml')).toBe('<testsuites/>');
  expect(read('summary.md')).toContain('| token | 0 | 0 | 1 | 1 | 0 |');
});

test('hostile text is no Markdown in the summary', () => {
  const summary = summaryOf(HOSTILE);

  expect(summary).not.toMatch(/<script|<img|\u001b|\u202e/i);
  expect(summary.split('\n').filter((line) => line.startsWith('::'))).toEqual([]);
});

test('the coverage page tells what the traffic has used, and what never', async ({}, info) => {
  await renderSite(CONFORMING, info.outputPath());

  const page = readFileSync(info.outputPath('site/coverage.html'), 'utf8');
  expect(page).toContain('<code>API-KEY</code> <span class="soft">161, without 210</span>');
  expect(page).toContain('<code>message</code> <span class="mark is-untested">never</span>');
});

test('Allure and contract are linked where they were made', async ({}, info) => {
  for (const part of ['allure', 'contract']) {
    mkdirSync(info.outputPath('site', part), { recursive: true });
    writeFileSync(info.outputPath('site', part, 'index.html'), '');
  }

  await renderSite(CONFORMING, info.outputPath());

  const page = readFileSync(info.outputPath('site/index.html'), 'utf8');
  expect(page).toContain('href="contract/index.html"');
  expect(page).toContain('href="allure/index.html"');
});

test('changes name verdict, outcomes and observations', () => {
  expect(changesSince(CONFORMING, VIOLATING)).toEqual({
    startedAt: CONFORMING.run.startedAt,
    changes: [
      { id: 'verdict', before: 'Conforms', after: 'Violates' },
      { id: 'P5', before: 'passed', after: 'failed' },
      { id: 'OP-02', before: '3 s', after: '60 s' },
    ],
  });
});

test('another fault or dialect is a change of what was judged', () => {
  const target = { ...CONFORMING.target, fault: 'page-zero-500', dialects: ['short-pages'] };

  expect(changesSince(CONFORMING, { ...CONFORMING, target }).changes).toEqual([
    { id: 'fault', before: 'none', after: 'page-zero-500' },
    { id: 'dialects', before: 'none', after: 'short-pages' },
  ]);
});

test('changes of what was judged come before changes of the service', () => {
  const other = { ...CONTRACT_OF_ANOTHER, suite: { ...CONFORMING.suite, version: '0.2.0' } };

  expect(changesSince(CONFORMING, other).changes).toEqual([
    { id: 'target', before: 'mock', after: 'staging' },
    { id: 'contract', before: 'a3f1a3f1a3f1', after: 'b00cb00cb00c' },
    { id: 'suite', before: '0.1.0', after: '0.2.0' },
  ]);
});

const LISTS = [
  { was: '401: none; 403: none', is: '401: none; 403: text', before: '403: none', after: '403: text' },
  { was: '401: none', is: '200: none; 401: none', before: 'nothing more', after: '200: none' },
  { was: 'a; b', is: 'b; a', before: 'a; b', after: 'b; a' },
];

for (const { was, is, before, after } of LISTS) {
  test(`of ${was} and ${is} only what is different is shown`, () => {
    const { changes } = changesSince(observing(was), observing(is));

    expect(changes).toEqual([{ id: 'OP-01', before, after }]);
  });
}

test('a change stands beside its promise or its question', async ({}, info) => {
  await renderSite(VIOLATING, info.outputPath(), { previous: CONFORMING });

  const page = readFileSync(info.outputPath('site/index.html'), 'utf8');
  expect(page).toContain('The previous run began 2026-11-20 20:00 UTC.');
  expect(page).toContain('href="open-points.html#OP-02">OP-02</a> How long does a token live?');
  await renderSite(CONFORMING, info.outputPath(), { previous: CONFORMING });
  expect(readFileSync(info.outputPath('site/index.html'), 'utf8')).toContain('Nothing changed.');
});

test('what is not confirmed stands there with its reason, on the page and in the summary', async ({}, info) => {
  const reason = 'the token lives 3600 s, longer than MAX_EXPIRY_WAIT_S (60)';
  await renderSite(PARTIAL, info.outputPath());

  expect(readFileSync(info.outputPath('site/index.html'), 'utf8')).toMatch(
    new RegExp(`What is not confirmed.*href="#T5".*${reason.replace(/[()]/g, '.')}.*The promises, by area`),
  );
  expect(summaryOf(PARTIAL)).toContain('- **T5 untested**: the token lives 3600 s');
  await renderSite(UNREACHABLE, info.outputPath());
  expect(readFileSync(info.outputPath('site/index.html'), 'utf8')).not.toContain('What is not confirmed');
});

test('a drifted pin stands in the summary', () => {
  expect(summaryOf(VIOLATING)).toContain(
    '- **OP-02 drifted** (section 5) How long does a token live?\n  - pinned 3 s; seen 60 s',
  );
});

test('a basis reads as a reader of the document would say it', () => {
  expect(['stated', 'implied:document, rfc8259 §8.1', 'implied:rfc9110 §5.1'].map(basisInWords)).toEqual([
    'stated',
    'follows from the document, RFC\u00a08259 §8.1',
    'follows from RFC\u00a09110 §5.1',
  ]);
});

test('an exchange of unknown shape is shown as data', () => {
  expect(exchangeText({ odd: { deep: 1 } })).toBe('{\n  "odd": {\n    "deep": 1\n  }\n}');
});

test('a long header field leaves the body its room', () => {
  const headers = [{ name: 'X-Long', value: 'v'.repeat(9000) }];
  const shown = exchangeText({ response: { status: 200, headers, body: { value: '{"data":[]}' } } });

  expect(shown).toMatch(/\nX-Long: v{400,491}…\n\n\{"data":\[\]\}$/);
});

function matches(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([, group]) => group ?? '');
}

function isThere(href: string, ids: ReadonlyMap<string, ReadonlySet<string>>, outDir: string): boolean {
  const [file = '', id] = href.split('#');
  if (file === 'data:,') return true;
  return id === undefined ? existsSync(join(outDir, 'site', file)) : (ids.get(file)?.has(id) ?? false);
}
