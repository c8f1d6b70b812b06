import { answered, composer, expect, say, test, thread } from './fixtures.ts';

test.skip(({ isMobile }) => isMobile, 'changes records: once is enough');

test('what a message may mean is chosen by keyboard, and done', async ({ founder: page }) => {
  await page.goto('/homebase');
  await say(page, 'try adding a note to order 1062: call first');
  const choice = thread(page).getByRole('list', { name: 'What do you mean?' }).getByRole('button');
  await expect(choice).toHaveCount(1);
  await choice.first().focus();
  await page.keyboard.press('Enter');
  await answered(page);
  await expect(thread(page).getByRole('button', { name: 'Undo' })).toHaveCount(1);
  await expect(thread(page)).toContainText('call first');
  await expect(choice.first()).toHaveAttribute('aria-disabled', 'true');
});

test('a long answer opens at its question, not at its end', async ({ founder: page }) => {
  await page.setViewportSize({ width: 1000, height: 600 });
  await page.goto('/homebase');
  await say(page, 'hello');
  await say(page, 'list my orders');
  const question = thread(page).getByText('list my orders', { exact: true });
  await expect(question).toBeInViewport();
  const newest = page.getByRole('button', { name: 'Newest' });
  await expect(newest).toBeVisible();
  await newest.click();
  await expect(question).not.toBeInViewport();
  await expect(newest).toHaveCount(0);
});

test('an answer that is whole in view offers no way to its end', async ({ founder: page }) => {
  await page.goto('/homebase');
  await say(page, 'hello');
  await say(page, 'what can you do?');
  await expect(page.getByRole('button', { name: 'Newest' })).toHaveCount(0);
});

test('long work has a line in sight on every screen, and a notice at its end', async ({ founder: page }) => {
  test.setTimeout(90_000);
  await page.goto('/homebase');
  await composer(page).fill('make me a brand kit for beeswax candles in glass jars');
  await composer(page).press('Enter');
  const work = page.getByRole('list', { name: 'Work in progress' });
  await expect(work).toBeVisible({ timeout: 30_000 });
  await page.goto('/orders');
  await expect(work).toBeVisible();
  await expect(work).toHaveCount(0, { timeout: 60_000 });
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(/brand kit|True|ready|done/i);
});

test('a picture that goes with a message is shown with it', async ({ founder: page }) => {
  await page.goto('/homebase');
  const png = await page.screenshot({ clip: { x: 0, y: 0, width: 60, height: 60 } });
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'sketch.png', mimeType: 'image/png', buffer: png });
  await expect(page.getByRole('list', { name: 'Attached files' })).toContainText('sketch.png');
  await composer(page).fill('keep this picture');
  const send = page.getByRole('button', { name: 'Send', exact: true });
  await expect(send).toBeEnabled();
  await send.click();
  await answered(page);
  await expect(thread(page).locator('img').first()).toBeVisible();
});
