import { expect, test } from './own-store.ts';
import { berlin, orderMugs, withMugs, withOrigin } from './warehouse.ts';

test('several orders are labeled at once, in one file', async ({ buyer, request }) => {
  const { page } = buyer;
  await withMugs(buyer);
  await withOrigin(buyer);
  const orders = [await orderMugs(buyer), await orderMugs(buyer, 2)];
  const abroad = await orderMugs(buyer, 1, berlin);
  await page.goto('/fulfillment-services');
  await page.getByRole('button', { name: 'Label outstanding orders' }).click();
  const dialog = page.getByRole('dialog', { name: 'Buy shipping labels' });
  for (const { orderNumber } of orders) await expect(dialog).toContainText(`#${orderNumber} Maya Chen`);
  await expect(dialog).toContainText(`#${abroad.orderNumber} (Customs needs the tariff number`);
  await dialog.getByRole('button', { name: /^Buy for \$/ }).click();
  const bought = page.getByRole('dialog', { name: 'Labels bought' });
  const file = bought.getByRole('link', { name: 'Download 2 labels' });
  const answer = await request.get((await file.getAttribute('href')) ?? '');
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

test('an order abroad asks for what customs needs, and its label shows what was declared', async ({
  buyer,
}) => {
  const { page } = buyer;
  await withMugs(buyer);
  await withOrigin(buyer);
  const { orderNumber } = await orderMugs(buyer, 2, berlin);
  await page.goto(`/order-details/${orderNumber}`);
  await page.getByRole('region', { name: 'Shipments' }).getByRole('button', { name: 'Ship' }).click();
  const form = page.getByRole('dialog', { name: `Ship order #${orderNumber}` });
  const goOn = form.getByRole('button', { name: 'Continue' });
  await form.getByRole('radio', { name: /^USPS Priority Mail International/ }).click();
  await expect(goOn).toBeDisabled();
  const item = form.getByRole('group', { name: 'Customs details for Ceramic mug' });
  await item.getByRole('textbox', { name: 'Tariff number' }).fill('6912.00');
  await item.getByRole('combobox', { name: 'Country of origin' }).selectOption('Portugal');
  await form.getByRole('combobox', { name: 'Duty' }).click();
  await page.getByRole('option', { name: 'We pay duty (DDP)' }).click();
  await goOn.click();
  const look = page.getByRole('dialog', { name: `Ship order #${orderNumber}` });
  await expect(look).toContainText('Merchandise, 2 units worth $56.00, CN 22');
  await look.getByRole('button', { name: /^Buy for \$/ }).click();
  await expect(look).toBeHidden();
  await page.goto('/fulfillment-services?tab=labels');
  await page.getByText('Maya Chen').filter({ visible: true }).first().click();
  const declared = page.getByRole('region', { name: 'Customs declaration' });
  await expect(declared).toContainText('6912.00 · Portugal · 2.2 lb');
  await expect(declared).toContainText('We pay duty (DDP)');
});
