/** @jsxRuntime automatic @jsxImportSource hono/jsx */
import type { FC } from 'hono/jsx';
import type { Outcome, Verdict } from '#reports/statement/statement.ts';

/** Shapes differ as much as colours do, and the word stands beside them. */
export const SHAPE: Readonly<Record<Outcome, string>> = {
  failed: '✕',
  error: '▲',
  untested: '○',
  passed: '✓',
  inapplicable: '–',
};

export const VERDICT_SHAPE: Readonly<Record<Verdict, string>> = {
  conforms: '✓',
  partial: '○',
  violates: '✕',
  'not-judged': '▲',
};

export const OutcomeMark: FC<{ outcome: Outcome }> = ({ outcome }) => (
  <span class={`mark is-${outcome}`}>
    <span class="shape" aria-hidden="true">
      {SHAPE[outcome]}
    </span>{' '}
    {outcome}
  </span>
);
