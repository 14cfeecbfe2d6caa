import type { Figure } from './figure.ts';

const HEAD = ['part', 'figure', 'median', 'spread', 'unit', 'runs'] as const;
/** Columns of numbers stand to the right. */
const NUMBERS = new Set([2, 3, 5]);

/** The figures as lines of one table, in their order. */
export function tableOf(figures: readonly Figure[]): readonly string[] {
  const rows = [HEAD, ...figures.map(cellsOf)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const [head = '', ...lines] = rows.map((row) => aligned(row, widths));
  return [head, widths.map((width) => '-'.repeat(width)).join('  '), ...lines];
}

function cellsOf({ part, name, median, spread, unit, runs }: Figure): readonly string[] {
  const [lowest, highest] = spread.map(rounded);
  return [part, name, rounded(median), `${lowest ?? ''} – ${highest ?? ''}`, unit, String(runs)];
}

function aligned(cells: readonly string[], widths: readonly number[]): string {
  const padded = cells.map((cell, column) => {
    const width = widths[column] ?? 0;
    return NUMBERS.has(column) ? cell.padStart(width) : cell.padEnd(width);
  });
  return padded.join('  ').trimEnd();
}

/** Three digits that count, and whole numbers from 100 on. */
export function rounded(value: number): string {
  return Math.abs(value) >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));
}
