import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { ROOT } from '#reports/statement/suite.ts';

interface Proof {
  readonly file: string;
  /** A title, or its parts around what varies. */
  readonly parts: readonly string[];
}

/** The rows of all tables: `| promise | \`file\`: title; title; \`file\`: title |`. */
function rowsOf(text: string): readonly { readonly promise: string; readonly proofs: readonly Proof[] }[] {
  const lines = text.split('\n').filter((line) => /^\| (?!promise|-)/.test(line));
  return lines.map((line) => {
    const [, promise = '', proven = ''] = line.split('|').map((cell) => cell.trim());
    return { promise, proofs: proofsOf(proven) };
  });
}

function proofsOf(proven: string): readonly Proof[] {
  let file = '';
  return proven.split(';').map((piece) => {
    const [, named, title = ''] = /^\s*(?:`([^`]+)`:)?(.*)$/.exec(piece) ?? [];
    file = named ?? file;
    return { file, parts: partsOf(title) };
  });
}

function partsOf(title: string): readonly string[] {
  const bare = title.replace(/\([^)]*\)/, '');
  return bare.split('…').flatMap((part) => (part.trim().length > 1 ? [part.trim()] : []));
}

const ROWS = rowsOf(readFileSync(path.join(ROOT, 'SECURITY.md'), 'utf8'));

test('every promise of SECURITY.md names tests', () => {
  expect(ROWS.length).toBeGreaterThan(30);
  expect(ROWS.filter(({ proofs }) => proofs.every(({ file }) => file === ''))).toEqual([]);
});

test('every test that SECURITY.md names exists', () => {
  const missing = ROWS.flatMap(({ proofs }) => proofs).filter(({ file, parts }) => {
    const place = path.join(ROOT, 'tests/self', file);
    if (!existsSync(place)) return true;
    const text = readFileSync(place, 'utf8');
    return parts.length === 0 || !parts.every((part) => text.includes(part));
  });

  expect(missing).toEqual([]);
});
