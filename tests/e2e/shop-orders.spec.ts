import { expect, test } from './own-store.ts';

test('orders of the test shop come in, and the shop is told of one that ships', async ({ buyer }) => {
  const { page } = buyer;
  await page.goto('/fulfillment-services/connect-shopify');
  const card = page.getByRole('article', { name: 'Orders from the shop' });
  await card.getByRole('button', { name: 'Bring in test orders' }).click();
  await expect(card).toContainText('New orders');
  const { orders } = (await buyer.get('/web/orders?tab=ALL&size=20')) as {
    orders: { orderNumber: number; fulfillmentStatus: string; cancelStatus: string }[];
  };
  const open = orders.find((one) => one.fulfillmentStatus === 'NONE' && one.cancelStatus === 'NONE');
  if (!open) throw new Error('The test shop has no order to ship.');
  await page.goto(`/order-details/${open.orderNumber}`);
  const shop = page.getByRole('region', { name: 'Shop', exact: true });
  await expect(shop).toContainText('The test shop');
  await page.getByRole('region', { name: 'Shipments' }).getByRole('button', { name: 'Ship' }).click();
  const dialog = page.getByRole('dialog', { name: `Ship order #${open.orderNumber}` });
  await dialog.getByRole('radio', { name: 'I have a tracking number' }).click();
  await dialog.getByRole('textbox', { name: 'Tracking number' }).fill('1Z999AA10123456784');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /shipped/ })
    .click();
  await expect(shop.getByRole('list', { name: 'Shipments reported to the shop' })).toContainText('Reported');
});
