import type { Page } from '@playwright/test';
import { answered, composer, expect, say, test, thread } from './fixtures.ts';

const options = (page: Page) =>
  thread(page).getByRole('list', { name: 'What do you mean?' }).getByRole('button');

test('what a message may mean is offered as at most three buttons, each named for what it does', async ({
  founder: page,
}) => {
  await page.goto('/homebase');
  await say(page, 'cancel');
  await expect(options(page)).toHaveCount(3);
  for (const option of await options(page).all())
    await expect(option).toHaveAccessibleName(/^Cancel an order #\d+, \S+/);
  const number = /#(\d+)/.exec(await options(page).nth(1).innerText())?.[1] ?? 'none';
  await options(page).nth(1).click();
  await expect(thread(page).getByRole('article', { name: /: Needs your approval$/ })).toContainText(number);
  await answered(page);
  await expect(options(page).first()).toBeDisabled();
});

test(
  'what a message may mean is chosen by keyboard alone, and done',
  { tag: '@once' },
  async ({ founder: page }) => {
    await page.goto('/homebase');
    await say(page, 'try adding a note to order 1062: call first');
    await expect(options(page)).toHaveCount(1);
    await expect(composer(page)).toBeFocused();
    const isThere = () =>
      options(page)
        .first()
        .evaluate((button) => button.matches(':focus'));
    for (let presses = 0; presses < 8 && !(await isThere()); presses++)
      await page.keyboard.press('Shift+Tab');
    await expect(options(page).first()).toBeFocused();
    await page.keyboard.press('Enter');
    await answered(page);
    await expect(thread(page).getByRole('button', { name: 'Undo' })).toHaveCount(1);
    await expect(thread(page)).toContainText('call first');
    await expect(options(page).first()).toHaveAttribute('aria-disabled', 'true');
    // The keyboard is where it was.
    await expect(options(page).first()).toBeFocused();
  },
);

test('a long answer opens at its question, not at its end', async ({ founder: page, isMobile }) => {
  if (!isMobile) await page.setViewportSize({ width: 1000, height: 600 });
  await page.goto('/homebase');
  await say(page, 'hello');
  await say(page, 'list my orders');
  const question = thread(page).getByText('list my orders', { exact: true });
  await expect(question).toBeInViewport();
  const newest = page.getByRole('button', { name: 'Jump to newest' });
  await expect(newest).toBeVisible();
  await newest.click();
  await expect(question).not.toBeInViewport();
  await expect(newest).toHaveCount(0);
  await page.reload();
  await expect(question).toBeInViewport();
});

test(
  'an answer that is whole in view offers no way to its end',
  { tag: '@once' },
  async ({ founder: page }) => {
    await page.goto('/homebase');
    await say(page, 'hello');
    await say(page, 'what can you do?');
    await expect(page.getByRole('button', { name: 'Jump to newest' })).toHaveCount(0);
  },
);

test(
  'after an answer at most three next steps are offered, and pressing one says it',
  { tag: '@once' },
  async ({ founder: page }) => {
    await page.goto('/homebase');
    await say(page, 'list my orders');
    const steps = thread(page).getByRole('list', { name: 'Next steps' }).getByRole('button');
    await expect(steps.first()).toBeVisible();
    expect(await steps.count()).toBeLessThanOrEqual(3);
    const first = (await steps.first().textContent()) ?? '';
    await steps.first().click();
    await answered(page);
    await expect(thread(page).getByText(first, { exact: true })).toBeInViewport();
    await expect(thread(page).getByRole('alert')).toHaveCount(0);
  },
);

test(
  'long work has a line in sight on every screen, and a notice at its end',
  { tag: '@once' },
  async ({ founder: page }) => {
    test.setTimeout(120_000);
    await page.goto('/homebase');
    await composer(page).fill('make me a brand kit for beeswax candles in glass jars');
    await composer(page).press('Enter');
    const work = page.getByRole('list', { name: 'Work in progress' });
    await expect(work).toBeVisible({ timeout: 30_000 });
    await expect(work.getByRole('progressbar').first()).toHaveAccessibleName(/\S/);
    await page.goto('/orders');
    await expect(work).toBeInViewport();
    await expect(work).toHaveCount(0, { timeout: 80_000 });
    const notice = page.getByRole('region', { name: 'Messages' });
    await expect(notice).toContainText('Your brand kit is ready.');
    await notice.getByRole('button', { name: 'Open' }).click();
    await expect(page).toHaveURL(/business-kits/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brand kits');
  },
);

test(
  'a picture is shown where it is attached, and with its message',
  { tag: '@once' },
  async ({ founder: page }) => {
    await page.goto('/homebase');
    const png = await page.screenshot({ clip: { x: 0, y: 0, width: 60, height: 60 } });
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'sketch.png', mimeType: 'image/png', buffer: png });
    const attached = page.getByRole('list', { name: 'Attached files' });
    await expect(attached).toContainText('sketch.png');
    await expect(attached.locator('img')).toBeVisible();
    await composer(page).fill('keep this picture');
    const send = page.getByRole('button', { name: 'Send', exact: true });
    await expect(send).toBeEnabled();
    await send.click();
    await answered(page);
    await expect(attached).toHaveCount(0);
    await expect(thread(page).getByRole('img', { name: 'sketch.png' })).toBeInViewport();
  },
);
