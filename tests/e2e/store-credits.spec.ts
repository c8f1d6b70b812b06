import { expect, test } from './own-store.ts';
import { orderMugs, withMugs } from './warehouse.ts';

test('store credit is given to a customer, and pays for an order', async ({ buyer }) => {
  const { page, get } = buyer;
  await withMugs(buyer);
  const order = await orderMugs(buyer, 1, { paid: false });
  const { customerId } = (await get(`/web/orders/${order.id}`)) as { customerId: string };

  await page.goto(`/customers/${customerId}`);
  await page.getByRole('button', { name: 'Give store credit' }).click();
  const give = page.getByRole('dialog', { name: 'Give Maya Chen store credit' });
  await expect(give.getByRole('button', { name: 'Review store credit' })).toBeDisabled();
  await give.getByRole('textbox', { name: 'Amount' }).fill('20');
  await give.getByRole('textbox', { name: 'Reason' }).fill('A chipped mug');
  await give.getByRole('button', { name: 'Review store credit' }).click();
  await expect(give).toContainText('$20.00');
  await give.getByRole('button', { name: /^Give/ }).click();
  await expect(give).toBeHidden();
  const held = page.getByRole('region', { name: 'Store credit' });
  await expect(held).toContainText('$20.00');

  await page.goto(`/order-details/${order.orderNumber}`);
  await page.getByRole('button', { name: 'Use store credit' }).click();
  const use = page.getByRole('dialog', { name: 'Use store credit' });
  await expect(use).toContainText('$28.00 of order');
  await expect(use.getByRole('status')).toContainText('$20.00 left');
  await use.getByRole('textbox', { name: 'Amount' }).fill('nine');
  await expect(use.getByRole('button', { name: 'Use store credit' })).toBeDisabled();
  await use.getByRole('textbox', { name: 'Amount' }).fill('');
  await use.getByRole('button', { name: 'Use store credit' }).click();
  await expect(use).toBeHidden();
  const money = page.getByRole('region', { name: 'Money' });
  await expect(money).toContainText('Store credit');
  await expect(money).toContainText('$8.00');

  await page.goto('/store-credits');
  await page
    .getByRole('link', { name: /^SC-|^[A-Z\d-]{6,}$/ })
    .first()
    .click();
  await expect(page.getByRole('list', { name: 'What moved it' })).toContainText(
    `order #${order.orderNumber}`,
  );
  await expect(page.getByRole('main')).toContainText('A chipped mug');
});
