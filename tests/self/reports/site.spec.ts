import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { changesSince } from '#reports/site/changes.ts';
import { exchangeText } from '#reports/site/exchange-text.ts';
import { renderSite } from '#reports/site/site.tsx';
import { summaryOf } from '#reports/site/summary.ts';
import type { SelfProof } from '#reports/statement/self-proof.ts';
import { HOSTILE } from './data/hostile.ts';
import { CONFORMING, PARTIAL, UNREACHABLE, VIOLATING } from './data/statements.ts';

const STATEMENTS = { CONFORMING, PARTIAL, VIOLATING, HOSTILE, UNREACHABLE };
const PROOF: SelfProof = {
  digest: 'ab'.repeat(32),
  measuredAt: '2026-11-20T20:00:00Z',
  services: 2,
  faults: [
    {
      id: 'walk-repeats',
      breaks: 'P5',
      hides: 'third page only',
      text: 'a page opens with the last client of the page before',
      dialects: [],
      failed: ['P5'],
      killed: true,
    },
  ],
  dialects: [
    { id: 'token-in-header', text: 'the token stands in a header', outcome: 'passed', untested: [] },
  ],
};

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

test('the proof page tells what was measured, or that nothing was', async ({}, info) => {
  const page = () => readFileSync(info.outputPath('site/proof.html'), 'utf8');

  await renderSite(CONFORMING, info.outputPath());
  expect(page()).toContain('Not measured for this version');
  await renderSite(CONFORMING, info.outputPath(), { proof: PROOF });
  expect(page()).toContain('1 of 1 planted faults were found');
  expect(page()).not.toContain('part of the matrix');

  await renderSite(CONFORMING, info.outputPath(), { proof: { ...PROOF, services: 300 } });
  expect(page()).toContain('2 of 300 services');
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
  expect(changesSince(CONFORMING, VIOLATING)).toEqual([
    { id: 'verdict', before: 'Conforms', after: 'Violates' },
    { id: 'P5', before: 'passed', after: 'failed' },
    { id: 'OP-02', before: '3 s', after: '60 s' },
  ]);
});

test('an exchange of unknown shape is shown as data', () => {
  expect(exchangeText({ odd: { deep: 1 } })).toBe('{\n  "odd": {\n    "deep": 1\n  }\n}');
});

function matches(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([, group]) => group ?? '');
}

function isThere(href: string, ids: ReadonlyMap<string, ReadonlySet<string>>, outDir: string): boolean {
  const [file = '', id] = href.split('#');
  if (file === 'data:,') return true;
  return id === undefined ? existsSync(join(outDir, 'site', file)) : (ids.get(file)?.has(id) ?? false);
}
