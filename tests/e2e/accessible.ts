import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

const standard = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** Waits in the page for what moves and ends. */
const settled = `Promise.allSettled(
  document.getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    .map(({ finished }) => finished),
).then(() => undefined)`;

/** Expects a screen as it is shown now to break no rule of WCAG 2.2 AA; with `colors` only its colors are looked at. */
export async function expectAccessible(page: Page, looksAt: 'all' | 'colors' = 'all'): Promise<void> {
  // Halfway into view colors are others. What goes round without end is not waited for.
  await page.evaluate(settled);
  // Nothing of other origins is framed, so no page of its own is opened to put results together, which takes a second.
  const builder = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const rules = looksAt === 'all' ? builder.withTags(standard) : builder.withRules(['color-contrast']);
  const { violations } = await rules.analyze();
  expect(
    violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ target, html }) => `${target.join(' ')} ${html}`).join(', ')}`,
    ),
  ).toEqual([]);
}
