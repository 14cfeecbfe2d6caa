import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** In the page: each transition and each animation with an end has ended, or was cancelled. */
const FADED_IN = `Promise.allSettled(
  document.getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    .map(({ finished }) => finished)
)`;

/** What axe holds for serious or critical in a page: `color-contrast (serious): .soft > a`. */
export async function axeFindings(page: Page): Promise<readonly string[]> {
  // A colour that is still fading in has less contrast than the page that is read.
  await page.evaluate(FADED_IN);
  // The page's own policy lets no script in; evaluating does not ask it.
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate<axe.AxeResults>('axe.run()');
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, impact, nodes }) =>
      nodes.map(({ target }) => `${id} (${impact ?? ''}): ${target.join(' ')}`),
    );
}
