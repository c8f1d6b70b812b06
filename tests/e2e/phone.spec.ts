import { composer, expect, say, test } from './fixtures.ts';

test.skip(({ isMobile }) => !isMobile, 'for the phone');

test('the copilot works in one column', async ({ founder: page }) => {
  await page.goto('/homebase');
  await say(page, 'Which orders are on hold?');
  const width = await page.evaluate<number>('document.documentElement.scrollWidth');
  expect(width).toBeLessThanOrEqual(390);
  const box = await composer(page).boundingBox();
  expect(box && box.y + box.height).toBeLessThanOrEqual(844);
});

test('navigation is a sheet', async ({ founder: page }) => {
  await page.goto('/homebase');
  await page.getByRole('button', { name: 'Navigation' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Orders & Fulfillment' }).click();
  await expect(page).toHaveURL(/\/orders/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('conversations are a sheet', async ({ founder: page }) => {
  await page.goto('/homebase');
  await page.getByRole('button', { name: 'Conversations' }).click();
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeVisible();
});
