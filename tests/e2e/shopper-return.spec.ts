import { expect, test } from './own-store.ts';
import { orderMugs, shipped, withMugs } from './warehouse.ts';

test('a shopper asks for a return by order number and email, without an account', async ({
  buyer,
  browser,
  baseURL,
}) => {
  await withMugs(buyer);
  const order = await orderMugs(buyer, 2);
  await shipped(buyer, order);
  // Of their own browser, which knows nobody.
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const page = await context.newPage();
  const { shopperPage } = (await buyer.get('/web/return-settings')) as { shopperPage: string };
  // The installation’s public address isn’t that of the tests.
  await page.goto(`/return-order${new URL(shopperPage).search}`);
  await page.getByRole('textbox', { name: 'Order number' }).fill(`#${order.orderNumber}`);
  await page.getByRole('textbox', { name: 'Email' }).fill('someone@else.example');
  await page.getByRole('button', { name: 'Find my order' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill('maya@example.com');
  await page.getByRole('button', { name: 'Find my order' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Return order #${order.orderNumber}`);
  await expect(page.getByRole('button', { name: 'Submit return' })).toBeDisabled();
  await page.getByRole('combobox', { name: 'Ceramic mug' }).selectOption('1 of 2');
  await page.getByRole('combobox', { name: 'Reason' }).selectOption({ index: 1 });
  await expect(page.getByRole('region', { name: 'Refund' })).toContainText('$28.00');
  await page.getByRole('button', { name: 'Submit return' }).click();
  await expect(page.getByRole('status')).toContainText(`Your return ${order.orderNumber}-R1 was submitted`);
  await context.close();

  await buyer.page.goto('/return-orders');
  await expect(buyer.page.getByRole('main')).toContainText(`${order.orderNumber}-R1`);
});
