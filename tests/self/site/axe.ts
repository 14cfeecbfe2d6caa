import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** What axe holds for serious or critical in a page: `color-contrast (serious): .soft > a`. */
export async function axeFindings(page: Page): Promise<readonly string[]> {
  // The page's own policy lets no script in; evaluating does not ask it.
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate<axe.AxeResults>('axe.run()');
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, impact, nodes }) =>
      nodes.map(({ target }) => `${id} (${impact ?? ''}): ${target.join(' ')}`),
    );
}
