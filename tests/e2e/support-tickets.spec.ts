import { expect, test } from './own-store.ts';
import { orderMugs, shipped, withMugs } from './warehouse.ts';

test('a ticket is opened from its order, answered, found in the inbox and closed', async ({ buyer }) => {
  const { page } = buyer;
  await withMugs(buyer);
  const order = await orderMugs(buyer, 2);
  await shipped(buyer, order);
  await page.goto(`/order-details/${order.orderNumber}`);
  const help = page.getByRole('region', { name: 'Help' });
  await help.getByRole('button', { name: 'Get help' }).click();
  const dialog = page.getByRole('dialog', { name: `Get help with order #${order.orderNumber}` });
  await dialog.getByRole('combobox', { name: 'About' }).click();
  await page.getByRole('option', { name: 'Carrier Issues' }).click();
  await dialog.getByRole('textbox', { name: 'What happened' }).fill('No scan for nine days.');
  await dialog.getByRole('button', { name: 'Open the ticket' }).click();
  await expect(dialog).toBeHidden();
  await help.getByRole('link', { name: /ST-1001/ }).click();
  await expect(page).toHaveURL(/\/support-tickets\//);
  const lines = page.getByRole('list', { name: 'Messages' });
  await expect(lines).toContainText('No scan for nine days.');

  await page.getByRole('button', { name: 'Record their answer' }).click();
  const answer = page.getByRole('dialog', { name: 'Record support’s answer' });
  await answer.getByRole('textbox', { name: 'Their answer' }).fill('We opened a trace with UPS.');
  await answer.getByRole('button', { name: 'Record the answer' }).click();
  await expect(lines).toContainText('We opened a trace with UPS.');

  await page.goto('/inbox/messages');
  await page
    .getByRole('link', { name: /ST-1001/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/support-tickets\//);
  await page.getByRole('button', { name: 'Close the ticket' }).click();
  await expect(page.getByText('This ticket is closed. Replying reopens it.')).toBeVisible();
});
