import { expect, test } from './fixtures.ts';

test('a product is found, its stock adjusted, and that is undone', async ({ founder: page, own }) => {
  const title = own.turnOf(
    ['Stoneware bowl', 'Incense cones, 30', 'Linen tea towel'],
    ['Reed diffuser', 'Slow evening gift box', 'Beeswax tapers, pair'],
  );
  await page.goto('/inventory');
  await expect(page.getByRole('tab', { name: /^Running low/ })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search products' }).fill(title);
  await expect(page).toHaveURL(/searchTerm=/);
  await page.getByRole('link', { name: title }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/inventory\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

  const stock = page.getByRole('region', { name: 'Stock', exact: true });
  const onHand = stock.locator('div:has(> dt:text-is("On hand")) > dd');
  const before = Number((await onHand.innerText()).replaceAll(',', ''));
  await page.getByRole('button', { name: 'Adjust stock' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Units counted' }).fill('lots');
  await dialog.getByRole('button', { name: 'Adjust stock' }).click();
  await expect(dialog).toContainText('Enter a whole number');
  await dialog.getByRole('textbox', { name: 'Units counted' }).fill(String(before + 7));
  await dialog.getByRole('button', { name: 'Stocktaking' }).click();
  await dialog.getByRole('button', { name: 'Adjust stock' }).click();
  await expect(onHand).toHaveText(String(before + 7));
  await expect(page.getByRole('region', { name: 'Stock movements' })).toContainText('Stocktaking');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(onHand).toHaveText(String(before));
});

test('a product file is checked, imported and found', { tag: '@once' }, async ({ founder: page, own }) => {
  const handle = `pour-over-${own.word}`;
  const file = [
    'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Barcode,Image Src,Image Position,Variant Weight Unit,Cost per item,Status',
    `${handle},Pour over ${own.word},<p>Glass</p>,,Kitchen,,TRUE,Title,Default Title,PO-${own.word},300,24,62.00,,,,g,,active`,
    `bad-${own.word},Bad ${own.word},,,,,TRUE,Title,Default Title,BAD-${own.word},,1,cheap,,,,g,,active`,
  ].join('\n');
  await page.goto('/inventory');
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import products' });
  await dialog
    .getByLabel('CSV file')
    .setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await expect(dialog).toContainText('Line 3');
  await expect(dialog.getByRole('button', { name: /^Import 1 product/ })).toBeDisabled();
  await dialog.getByRole('checkbox').click();
  await dialog.getByRole('button', { name: /^Import 1 product/ }).click();
  await expect(dialog).toContainText('Done', { timeout: 30_000 });
  await expect(dialog).toContainText('New products');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('searchbox', { name: 'Search products' }).fill(`pour over ${own.word}`);
  await expect(
    page
      .getByRole('link', { name: `Pour over ${own.word}` })
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
});

test(
  'chosen products are disabled together and come back with one undo',
  { tag: '@once' },
  async ({ founder: page }) => {
    await page.goto('/inventory');
    await page.getByRole('checkbox', { name: 'Select Match striker' }).filter({ visible: true }).click();
    await page.getByRole('checkbox', { name: 'Select Serving platter' }).filter({ visible: true }).click();
    await page.getByRole('button', { name: 'Disable 2' }).click();
    await expect(page.getByRole('tab', { name: /^Disabled\s*3/ })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('tab', { name: /^Disabled\s*1/ })).toBeVisible();
  },
);
