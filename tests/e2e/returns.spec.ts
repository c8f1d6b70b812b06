import { expect, test } from './own-store.ts';
import { orderMugs, shipped, withMugs } from './warehouse.ts';

test('a mug comes back: from its order to a return, received and refunded', async ({ buyer }) => {
  const { page } = buyer;
  await withMugs(buyer);
  const order = await orderMugs(buyer, 2);
  await shipped(buyer, order);
  await page.goto(`/order-details/${order.orderNumber}`);
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByRole('menuitem', { name: 'Return items' }).click();
  const create = page.getByRole('dialog', { name: `Return for order #${order.orderNumber}` });
  await expect(create.getByRole('button', { name: 'Create return' })).toBeDisabled();
  await create.getByRole('combobox', { name: 'Ceramic mug' }).selectOption('1 of 2');
  await create.getByRole('combobox', { name: 'Reason' }).selectOption({ index: 1 });
  await expect(create).toContainText('$28.00');
  await create.getByRole('button', { name: 'Create return' }).click();
  await expect(page).toHaveURL(/\/return-orders\/[\da-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Return ${order.orderNumber}-R1`);

  await page.getByRole('button', { name: 'Receive', exact: true }).click();
  const receive = page.getByRole('dialog', { name: /^Receive return/ });
  await receive.getByRole('button', { name: 'Receive', exact: true }).click();
  await expect(receive).toBeHidden();
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const refund = page.getByRole('dialog', { name: /^Refund return/ });
  await refund.getByRole('button', { name: 'Review refund' }).click();
  await expect(refund).toContainText('$28.00');
  await refund.getByRole('button', { name: /^Refund \$/ }).click();
  await expect(refund).toBeHidden();
  await expect(page.getByRole('heading', { name: 'What was refunded' })).toBeVisible();
  await page.goto(`/order-details/${order.orderNumber}`);
  await expect(page.getByRole('region', { name: 'Returns' })).toContainText(`${order.orderNumber}-R1`);
});
