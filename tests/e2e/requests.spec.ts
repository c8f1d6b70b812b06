import { expect, test } from './fixtures.ts';

test(
  'a request is filled in by steps, left, come back to and sent',
  { tag: '@once' },
  async ({ founder: page, own }) => {
    const title = `Walnut trays ${own.word}`;
    await page.goto('/create-custom-project');
    await page.getByLabel('Title').fill(title);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Details' })).toBeVisible();
    await page.getByLabel('Details', { exact: true }).fill('Oiled walnut, 30 × 20 cm, rounded corners.');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Quantity').fill('many');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'whole number' })).toBeVisible();
    await page.getByLabel('Quantity').fill('5,000');
    await expect(page.getByRole('status').filter({ hasText: 'Draft saved' })).toBeVisible();
    await expect(page).toHaveURL(/\/create-custom-project\/[\da-f-]{36}/);

    const address = page.url().split('?')[0] ?? '';
    await page.goto('/inbox/custom-project-requests?status=DRAFT');
    const row = page.locator(`a[href="${new URL(address).pathname}"]`);
    await expect(row).toHaveText(title);
    await row.click();
    await expect(page).toHaveURL(address);
    await page.goto(`${address}?step=QUANTITY`);
    await expect(page.getByLabel('Quantity')).toHaveValue('5000');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('A target launch date is needed.').last()).toBeVisible();
    await page.getByLabel('Target launch date').fill('2027-03-01');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Review and send' })).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('Target launch date')).toHaveValue('2027-03-01');
  },
);

test('quotes stand side by side with landed cost, and accepting asks with its figures', async ({
  founder: page,
}) => {
  await page.goto('/inbox/custom-project-requests');
  await page.getByRole('link', { name: 'Linen market totes', exact: true }).click();
  const cheapest = page.getByRole('article', { name: 'Quote from Jaipur Loom Society' });
  await expect(cheapest).toContainText('Cheapest landed');
  await expect(cheapest).toContainText('Freight, estimate');
  await expect(page.getByRole('article', { name: 'Quote from Guangzhou Meridian Bags' })).toContainText(
    'Expired',
  );
  await expect(page.getByRole('button', { name: /Accept the quote from Guangzhou/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Accept the quote from Hanoi Canvas' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Accept $4,670.00 quote' })).toBeVisible();
  await expect(dialog).toContainText('nothing is charged now');
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect(dialog).toHaveCount(0);
});

test('purchases and invoices open beside their lists', async ({ founder: page }) => {
  await page.goto('/inbox/orders?status=IN_PRODUCTION');
  await page.getByRole('link', { name: 'Stoneware mugs, sand glaze' }).click();
  await expect(page.getByRole('dialog')).toContainText('Olaria do Vale');
  await page.getByRole('dialog').getByRole('link', { name: 'INV-2048', exact: true }).click();
  await expect(page).toHaveURL(/needs-payment/);
  await expect(page.getByRole('dialog')).toContainText('Overdue');
});
