import { expect, test } from './own-store.ts';
import { withMugs } from './warehouse.ts';

// One pixel.
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('an inbound shipment is announced and counted with a photo, and its stock follows', async ({
  buyer,
}) => {
  const { page, get } = buyer;
  await withMugs(buyer);
  await page.goto('/receivings');
  await page.getByRole('link', { name: 'New receiving' }).first().click();
  const form = page.getByRole('form', { name: 'New receiving' });
  await form.getByRole('button', { name: 'Announce the receiving' }).click();
  await expect(form).toContainText('Choose a purchase order or a product.');
  await form.getByRole('button', { name: 'Choose MUG-01' }).click();
  await form.getByRole('textbox', { name: 'Units' }).fill('24');
  await form.getByRole('textbox', { name: 'Tracking number' }).fill('1Z999AA10123456784');
  await form.getByRole('button', { name: 'Announce the receiving' }).click();
  await expect(page).toHaveURL(/\/receivings\/RCV-1001\/details$/);

  await page.getByRole('button', { name: 'Count what arrived' }).click();
  const dialog = page.getByRole('dialog', { name: 'Count RCV-1001' });
  await expect(dialog.getByRole('textbox', { name: 'Good' })).toHaveValue('24');
  await dialog.getByRole('textbox', { name: 'Good' }).fill('21');
  await dialog.getByRole('textbox', { name: 'Broken' }).fill('2');
  await dialog.getByRole('textbox', { name: 'Note' }).fill('One carton was crushed.');
  await dialog
    .getByLabel('Attach a photo')
    .setInputFiles({ name: 'crushed.png', mimeType: 'image/png', buffer: photo });
  await expect(dialog.getByRole('button', { name: 'Remove crushed.png' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Count into stock' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('img', { name: 'crushed.png' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('One carton was crushed.');
  await expect(page.getByRole('main')).toContainText('2 broken');
  const { rows } = (await get('/web/jewelry-sku?search=MUG-01')) as { rows: { onHand: number }[] };
  expect(rows[0]?.onHand).toBe(61);

  await page.goto('/receivings');
  await expect(page.getByRole('main')).toContainText('RCV-1001');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^receivings-\d{4}-\d\d-\d\d\.csv$/);
});

test('a receiving that isn’t coming is canceled, with why', { tag: '@once' }, async ({ buyer }) => {
  const { page, post } = buyer;
  await withMugs(buyer);
  await post('/web/receivings', { sku: 'MUG-01', quantity: 24 });
  await page.goto('/receivings/RCV-1001/details');
  await page.getByRole('button', { name: 'Cancel receiving' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('The supplier kept them.');
  await dialog
    .getByRole('button', { name: /^Cancel/ })
    .last()
    .click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main')).toContainText('The supplier kept them.');
  await expect(page.getByRole('button', { name: 'Count what arrived' })).toHaveCount(0);
});
