import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, say, settle, test } from './fixtures.ts';

async function expectBothAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settle(page);
    await expectAccessible(page, colorScheme === 'light' ? 'all' : 'colors');
  }
}

test(
  'a thread with changed bank details warns before anything else',
  { tag: '@once' },
  async ({ founder: page }) => {
    await page.goto('/inbox/messages');
    await page
      .getByRole('list', { name: 'Conversations' })
      .getByRole('link', { name: 'Jingdezhen Kiln Nine' })
      .click();
    await expect(page.getByText('They say their bank details changed.')).toBeVisible();
    await page.getByRole('button', { name: 'See 4 warnings' }).click();
    const panel = page
      .getByLabel('What was agreed')
      .or(page.getByRole('dialog', { name: 'What was agreed' }));
    await expect(panel.getByText('Don’t pay to the new account.').first()).toBeVisible();
    await expect(panel.getByText('Dear friend, our bank details have changed').first()).toBeVisible();
    await expectBothAccessible(page);
  },
);

test('what was promised stands beside the thread, and a draft goes into the composer unsent', async ({
  founder: page,
}) => {
  await page.goto('/inbox/messages');
  await page.getByRole('list', { name: 'Conversations' }).getByRole('link', { name: 'Vela Norte' }).click();
  await page.getByRole('button', { name: 'What was agreed' }).click();
  await expect(page.getByText('USD 2.95 per piece at 600 pieces')).toBeVisible();
  await expect(page.getByText('144 pieces per fragrance')).toBeVisible();
  await page.getByRole('button', { name: 'Draft a reply' }).click();
  await page.getByRole('menuitem', { name: 'Decline politely' }).click();
  await page.keyboard.press('Escape');
  await expect(page.locator('textarea').filter({ hasText: 'We have decided not to go ahead' })).toHaveCount(
    1,
  );
  await expect(page.getByRole('log').getByText('We have decided not to go ahead')).toHaveCount(0);
});

test('the cards of a thread in the chat are accessible', { tag: '@once' }, async ({ founder: page }) => {
  test.slow();
  await page.goto('/homebase');
  await say(page, 'draft a follow up to Denizli Dokuma');
  await expect(page.getByRole('article', { name: 'Draft to Denizli Dokuma' })).toBeVisible();
  await say(page, 'what did Binh Duong Stoneware promise us');
  await expect(page.getByRole('article', { name: /^Promises in the conversation/ })).toBeVisible();
  await say(page, 'check the conversation with Jingdezhen Kiln Nine for fraud');
  await expect(page.getByRole('article', { name: /^Safety of the conversation/ })).toBeVisible();
  await expectBothAccessible(page);
});
