import type { Page } from '@playwright/test';
import { expect, test } from './own-store.ts';

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });

test('what happens rings the bell by itself, and opening it leads there and marks it read', async ({
  buyer: { page, post },
}) => {
  await page.goto('/notifications');
  await expect(page.getByText('No notifications yet')).toBeVisible();
  await post('/web/account/api-tokens', { name: 'Zapier', generation: 2, days: 30 });
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread notification');
  await expect(page.getByRole('main').getByText('A new API token was created: Zapier')).toBeVisible();
  await bell(page).click();
  await page
    .getByRole('dialog', { name: 'Notifications' })
    .getByRole('link', { name: /Zapier/ })
    .click();
  await expect(page).toHaveURL(/tab=api/);
  await expect(bell(page)).toHaveAccessibleName('Notifications');
});

test('each way of each kind is a choice that stays, and a number needs its country code', async ({
  buyer: { page },
}) => {
  await page.goto('/account-info?tab=notifications');
  const late = page.getByRole('switch', { name: 'Late orders by email' });
  await late.click();
  await expect(late).not.toBeChecked();
  await page.getByRole('radio', { name: 'Daily digest' }).click();
  await page.reload();
  await expect(late).not.toBeChecked();
  await expect(page.getByRole('radio', { name: 'Daily digest' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Security by email' })).toBeDisabled();
  await page.getByLabel('Phone number').fill('503 555 0123');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('Write the number with +')).toBeVisible();
});
