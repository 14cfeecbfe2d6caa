import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, expect, test } from '@playwright/test';
import { changesSince } from '#reports/site/changes.ts';
import { exchangeText } from '#reports/site/exchange-text.ts';
import { renderSite } from '#reports/site/site.tsx';
import { summaryOf } from '#reports/site/summary.ts';
import type { SelfProof } from '#reports/statement/self-proof.ts';
import { HOSTILE } from './data/hostile.ts';
import { CONFORMING, PARTIAL, UNREACHABLE, VIOLATING } from './data/statements.ts';

const STATEMENTS = { CONFORMING, PARTIAL, VIOLATING, HOSTILE, UNREACHABLE };
const BROWSER = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((file) =>
  existsSync(file),
);

const PROOF: SelfProof = {
  digest: 'ab'.repeat(32),
  measuredAt: '2026-11-20T20:00:00Z',
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

test('the proof page tells what was measured, or that nothing was', async ({}, info) => {
  const page = () => readFileSync(info.outputPath('site/proof.html'), 'utf8');

  await renderSite(CONFORMING, info.outputPath());
  expect(page()).toContain('Not measured for this version');
  await renderSite(CONFORMING, info.outputPath(), { proof: PROOF });
  expect(page()).toContain('1 of 1 planted faults were found');
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

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the pages fit a phone, run offline and keep contrast in ${colorScheme}`, async ({}, info) => {
    test.skip(BROWSER === undefined, 'no Chromium is installed');
    await renderSite(HOSTILE, info.outputPath(), { proof: PROOF });
    const browser = await chromium.launch({ executablePath: BROWSER ?? '', args: ['--no-sandbox'] });
    const viewport = { width: 375, height: 800 };
    const context = await browser.newContext({
      offline: true,
      javaScriptEnabled: true,
      colorScheme,
      viewport,
    });
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url().split(':')[0] ?? ''));

    for (const name of ['index', 'open-points', 'coverage', 'proof', 'traffic']) {
      await page.goto(pathToFileURL(info.outputPath('site', `${name}.html`)).href);
      const width = await page.evaluate<number>('document.documentElement.scrollWidth');
      expect(width, `${name} is as wide as the screen`).toBeLessThanOrEqual(viewport.width);
      expect(await page.evaluate<string[]>(POOR_CONTRAST), `${name}: contrast under 4.5`).toEqual([]);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
    }

    expect(new Set(asked)).toEqual(new Set(['file']));
    await browser.close();
  });
}

/** Texts whose colour stands out too little from their ground (WCAG 2.2, 1.4.3); runs in the page. */
const POOR_CONTRAST = `(() => {
  const parse = (colour) => colour.match(/[\\d.]+/g).map(Number);
  const luminance = (rgb) => {
    const [r, g, b] = rgb.map((v) => v / 255).map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const groundOf = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const colour = parse(getComputedStyle(at).backgroundColor);
      if (colour.length === 3 || colour[3] === 1) return colour.slice(0, 3);
    }
    return [255, 255, 255];
  };
  return [...document.querySelectorAll('body *')]
    .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== ''))
    .filter((element) => {
      const [a, b] = [luminance(parse(getComputedStyle(element).color).slice(0, 3)), luminance(groundOf(element))];
      return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) < 4.5;
    })
    .map((element) => element.className + ': ' + element.textContent.slice(0, 40));
})()`;

function matches(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([, group]) => group ?? '');
}

function isThere(href: string, ids: ReadonlyMap<string, ReadonlySet<string>>, outDir: string): boolean {
  const [file = '', id] = href.split('#');
  if (file === 'data:,') return true;
  return id === undefined ? existsSync(join(outDir, 'site', file)) : (ids.get(file)?.has(id) ?? false);
}
