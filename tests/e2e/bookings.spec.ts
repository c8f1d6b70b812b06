import { expect, test } from './fixtures.ts';

test('pallets are booked after a look at the message', async ({ founder: page }) => {
  await page.goto('/fulfillment-services');
  await page.getByRole('link', { name: /^Book Freight Shipment/ }).click();
  await page.getByRole('radio', { name: 'Pallet' }).click();
  await page.getByRole('button', { name: 'Review the booking' }).click();
  await expect(page.getByRole('form', { name: 'Book freight' })).toContainText('This field is required.');
  await page.getByRole('textbox', { name: 'Pallets' }).fill('27');
  await page.getByRole('textbox', { name: 'Weight of one pallet (lb)' }).fill('900');
  await page.getByRole('textbox', { name: 'Height with load (in)' }).fill('60');
  await page.getByRole('textbox', { name: 'Pickup address' }).fill('40 Dock Street, Portland, OR 97209');
  await page.getByLabel('Ready for pickup').fill('2026-12-04');
  await page.getByRole('button', { name: 'Review the booking' }).click();
  await expect(page.getByRole('form', { name: 'Book freight' })).toContainText('up to 26 pallets');
  await page.getByRole('textbox', { name: 'Pallets' }).fill('3');
  await page.getByRole('button', { name: 'Review the booking' }).click();
  const dialog = page.getByRole('dialog', { name: 'Book this freight' });
  await expect(dialog).toContainText('Please book this freight pickup:');
  await dialog.getByRole('button', { name: 'Book the freight' }).click();
  const sheet = page.getByRole('dialog', { name: /^BK-\d+, Freight/ });
  await expect(sheet).toContainText('3 pallets');
  await sheet.getByRole('button', { name: 'Record their answer' }).click();
  const answer = page.getByRole('dialog', { name: /^Record the answer/ });
  await answer.getByRole('button', { name: 'Record the answer' }).click();
  await expect(sheet).toContainText('Confirmed');
});

test('kits that the stock does not make are refused, and the form keeps what was typed', async ({
  founder: page,
}) => {
  await page.goto('/fulfillment-services');
  await page.getByRole('button', { name: /^Order Kitting Services/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Order kitting services' });
  await dialog.getByRole('combobox', { name: 'Kit' }).selectOption({ label: 'Table for two, JC-SET-TABLE' });
  await dialog.getByRole('textbox', { name: 'Kits' }).fill('5000');
  await dialog.getByRole('button', { name: 'Review the order' }).click();
  const review = page.getByRole('dialog', { name: 'Order kitting' });
  await expect(review).toContainText('There’s stock for');
  await review.getByRole('button', { name: 'Not now' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Kits' })).toHaveValue('5000');
});

test(
  'stock is announced from the dialog that the address opens',
  { tag: '@once' },
  async ({ founder: page }) => {
    await page.goto('/fulfillment-services?open=SEND_MY_INVENTORY');
    const dialog = page.getByRole('dialog', { name: 'Ship to the US Fulfillment Center' });
    await dialog.getByRole('button', { name: 'Announce the receiving' }).click();
    await expect(dialog).toContainText('Choose a product.');
    await dialog.getByRole('searchbox', { name: 'Search products' }).fill('Bud vase');
    await dialog.getByRole('button', { name: 'Choose JC-VASE-BUD' }).click();
    await dialog.getByRole('textbox', { name: 'Units' }).fill('40');
    await dialog.getByRole('button', { name: 'Announce the receiving' }).click();
    await expect(page).toHaveURL(/\/receivings\/RCV-\d+\/details/);
  },
);

test('a pre-sale shows with its product', { tag: '@once' }, async ({ founder: page }) => {
  await page.goto('/inventory?searchTerm=Reed%20diffuser');
  await page.getByRole('link', { name: 'Reed diffuser' }).filter({ visible: true }).first().click();
  await expect(page.getByRole('region', { name: 'Pre-sales' })).toContainText('BK-1004');
});
