import type { Statement } from '#reports/statement/statement.ts';
import { BREACH, VIOLATING } from './statements.ts';

/** Text that a hostile service would like to see come alive. */
export const HOSTILE_TEXT =
  '</script><script>alert(1)</script><img src=x onerror=alert(2)>\u001b[31mred\u001b]0;title\u0007\u202Egnihsif\r\n::error::forged "quoted" \'single\'';

export const HOSTILE: Statement = {
  ...VIOLATING,
  target: { ...VIOLATING.target, name: HOSTILE_TEXT, baseUrl: `javascript:alert(3)//${HOSTILE_TEXT}` },
  warnings: [{ id: 'N1', section: 'section 7', text: HOSTILE_TEXT }],
  openPoints: VIOLATING.openPoints.map((point) => ({ ...point, observed: HOSTILE_TEXT })),
  requirements: VIOLATING.requirements.map((requirement) =>
    requirement.id === 'P5'
      ? {
          ...requirement,
          tests: [
            {
              title: 'walking the pages meets every client once',
              file: 'pagination/walk.spec.ts',
              outcome: 'failed',
              message: HOSTILE_TEXT,
              breaches: [
                {
                  ...BREACH,
                  where: HOSTILE_TEXT,
                  actual: HOSTILE_TEXT,
                  curl: HOSTILE_TEXT,
                  exchange: { body: HOSTILE_TEXT },
                },
              ],
            },
          ],
        }
      : requirement,
  ),
};
