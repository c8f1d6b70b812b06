import type { Page } from '@playwright/test';
import { answered, expect, say, test, thread } from './fixtures.ts';

const openPanel = async (page: Page) => {
  await page.getByRole('button', { name: 'Chats', exact: true }).click();
  // A column on a desktop, a sheet on a phone.
  return page.getByRole('complementary', { name: 'Chats' }).or(page.getByRole('dialog', { name: 'Partner' }));
};

test(
  'words are found in what was said, and the link opens at the message',
  { tag: '@once' },
  async ({ founder: page }) => {
    await page.goto('/homebase');
    const panel = await openPanel(page);
    await panel.getByRole('searchbox').fill('freight change');
    const found = panel.getByRole('link', { name: /Duty on ceramic mugs/ });
    await expect(found.getByText('freight', { exact: true })).toBeVisible();
    await found.click();
    await expect(page).toHaveURL(/message=/);
    await expect(thread(page)).toContainText('does freight change that?');
  },
);

test('chats are listed by day, and called after what they are about', async ({ founder: page, isMobile }, {
  retry,
}) => {
  await page.goto('/homebase');
  const day = `October ${(isMobile ? 10 : 3) + retry}`;
  await say(page, `Hi, can you show me the orders on hold from ${day} please?`);
  const panel = await openPanel(page);
  const today = panel.getByRole('region', { name: 'Today' });
  // On the tests' clock all chats are of one instant: this one may be on a later page of the list.
  await panel.getByRole('searchbox').fill(day);
  await expect(today.locator('[aria-current="page"]')).toHaveText(/^Orders on hold(?! please)/);
  await panel.getByRole('searchbox').fill('freight change');
  const before = panel.getByRole('region', { name: /^(?:Yesterday|Previous 7 days|November|October)$/ });
  await expect(before.getByRole('link', { name: /Duty on ceramic mugs/ })).toBeVisible();
});

test('an answer is judged with a reason, and the mark stays', { tag: '@once' }, async ({ founder: page }) => {
  await page.goto('/homebase');
  await say(page, 'Which countries can I source from?');
  await page.getByRole('button', { name: 'Not helpful' }).click();
  const form = page.getByRole('dialog', { name: 'What was wrong' });
  await form.getByRole('button', { name: 'Something is missing' }).click();
  await form.getByRole('textbox').fill('Peru is missing.');
  await form.getByRole('button', { name: 'Send' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Not helpful' })).toHaveAttribute('aria-pressed', 'true');
});

test(
  'a link is asked for in words, changed on its card, made, read by a stranger and revoked',
  { tag: '@once' },
  async ({ founder: page, browser }) => {
    await page.goto('/homebase');
    await say(page, 'How is order 1042 doing?');
    await say(page, 'share this chat without the prices');
    const waiting = () =>
      thread(page).getByRole('article', { name: 'Share conversation: Needs your approval' });
    await waiting().getByRole('button', { name: 'Edit' }).click();
    await waiting().getByRole('checkbox', { name: 'Customers' }).check();
    await waiting().getByRole('textbox', { name: 'Days' }).fill('7');
    await waiting().getByRole('button', { name: 'Use these values' }).click();
    await answered(page);
    await expect(thread(page).getByRole('article', { name: /Replaced, nothing was done/ })).toHaveCount(1);
    await waiting().getByRole('button', { name: 'Create link' }).click();
    await expect(thread(page).getByRole('button', { name: 'Copy link' })).toBeVisible();

    const panel = await openPanel(page);
    // The demo store is shared with the other worker: this conversation need not be the newest.
    const current = panel.getByRole('listitem').filter({ has: page.locator('[aria-current="page"]') });
    await current.hover();
    await current.getByRole('button', { name: /^More for/ }).click();
    await page.getByRole('menuitem', { name: 'Share' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share a read-only link' });
    await dialog.getByRole('button', { name: 'Create link' }).click();
    const address = await dialog.getByRole('textbox', { name: 'Address of the link' }).inputValue();

    const stranger = await (await browser.newContext()).newPage();
    const path = new URL(address).pathname;
    await stranger.goto(path);
    await expect(stranger.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(stranger.getByText('1042').first()).toBeVisible();
    await expect(stranger.locator('body')).not.toContainText('Maya');
    await expect(stranger.getByRole('textbox')).toHaveCount(0);

    const revokes = dialog.getByRole('button', { name: /^Revoke the link/ });
    await expect(revokes).toHaveCount(2);
    await revokes.first().click();
    await expect(revokes).toHaveCount(1);
    await revokes.click();
    await expect(dialog.getByText('No open links to this chat.')).toBeVisible();
    await stranger.goto(path);
    await expect(stranger.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  },
);

test(
  'a conversation that is deleted from within gives way to a new one',
  { tag: '@once' },
  async ({ founder: page }) => {
    await page.goto('/homebase');
    await say(page, 'Which countries can I source from?');
    await say(page, 'delete this conversation');
    await thread(page).getByRole('button', { name: 'Delete chat' }).click();
    await expect(page).toHaveURL(/\/homebase$/);
  },
);
