import { composer, expect, say, test, halfAMillion } from './fixtures.ts';

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
  await page.getByRole('button', { name: 'Chats' }).click();
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeVisible();
  // It lay over the thread: one who comes back later comes to the thread.
  await page.reload();
  await expect(composer(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a milestone leaves the feed in sight', async ({ founder: page }) => {
  await page.route('**/stores/me/sales-stats/celebrations', (route) =>
    route.fulfill({ json: { milestone: halfAMillion, isFirst: true } }),
  );
  await page.route(/\/stores\/me\/sales-stats(\?|$)/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...((await answer.json()) as object), toCelebrate: halfAMillion } });
  });
  await page.goto('/homebase');
  await expect(page.getByRole('status', { name: 'Milestone' })).toContainText('$500,000 sold');
  await expect(page.getByRole('heading', { name: /orders are late/ })).toBeInViewport({ ratio: 1 });
});
