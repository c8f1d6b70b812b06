import { expect, test } from './own-store.ts';

test('cards are added, made the default and removed with approval', async ({ buyer: { page } }) => {
  await page.goto('/payments');
  await expect(page.getByRole('heading', { name: 'No card on file' })).toBeVisible();
  await page.getByRole('button', { name: 'Add a card' }).click();
  const form = page.getByRole('dialog', { name: 'Add a card' });
  await form.getByRole('button', { name: 'Add card' }).click();
  await expect(form.getByText('Enter the card number.')).toBeVisible();
  await form.getByText(/See the test cards/).click();
  await form.getByRole('button', { name: /4242 4242 4242 4242/ }).click();
  await form.getByRole('button', { name: 'Add card' }).click();
  await expect(form).toBeHidden();

  await page.getByRole('button', { name: 'Add a card' }).click();
  await form.getByLabel('Card number').fill('378282246310005');
  await expect(form.getByLabel('Card number')).toHaveValue('3782 822463 10005');
  await form.getByLabel('Expires').fill('1229');
  await form.getByLabel('Security code').fill('1234');
  await form.getByRole('button', { name: 'Add card' }).click();
  await expect(form).toBeHidden();

  const cards = page.getByRole('list', { name: 'Cards on file' }).getByRole('listitem');
  const amex = cards.filter({ hasText: 'American Express' });
  await amex.getByRole('button', { name: /^Make .* the default$/ }).click();
  await expect(amex).toContainText('Default');
  await amex.getByRole('button', { name: /^Remove/ }).click();
  const asked = page.getByRole('dialog', { name: 'Remove this card' });
  await expect(asked).toContainText('American Express ending in 0005');
  await asked.getByRole('button', { name: 'Not now' }).click();
  await expect(cards).toHaveCount(2);
  await amex.getByRole('button', { name: /^Remove/ }).click();
  await asked.getByRole('button', { name: /^Remove/ }).click();
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('Default');
});

test(
  'what was paid and declined is listed, and the books hold both sides of it',
  { tag: '@once' },
  async ({ buyer }) => {
    const { page, get, post } = buyer;
    const { rows } = (await get('/web/catalog-items?keyword=stoneware%20mug&size=10')) as {
      rows: { itemId: string; samplePriceMinor: number | null }[];
    };
    const item = rows.find(({ samplePriceMinor }) => samplePriceMinor !== null);
    if (!item) throw new Error('The demo has no mug with a sample.');
    const declining = (await post('/commons/stripe/attach-card', {
      token: 'pm_card_chargeCustomerFail',
    })) as {
      cardId: string;
    };
    const good = (await post('/commons/stripe/attach-card', { token: 'pm_card_visa' })) as { cardId: string };
    await post('/web/creator-invoice-items/action/add-to-cart', {
      itemId: item.itemId,
      orderType: 'SAMPLES',
    });
    const shippingAddress = {
      name: 'Bea Buyer',
      addressLine1: '18 Alder Street',
      city: 'Portland',
      countryCode: 'US',
    };
    for (const { cardId } of [declining, good])
      await post('/web/creator-order-items/-/checkout', { cardId, shippingAddress });

    await page.goto('/payments?tab=payments');
    const payments = page.getByRole('link', { name: /^BW-1001 of / }).filter({ visible: true });
    await expect(payments).toHaveCount(2);
    await page.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: 'Declined' }).click();
    await expect(payments).toHaveCount(1);
    await payments.click();
    await expect(page.getByRole('dialog')).toContainText('was declined by its bank');
    await page.keyboard.press('Escape');

    await page.getByRole('tab', { name: 'Books' }).click();
    await expect(page).toHaveURL('/payments?tab=books');
    const amount = `$${((item.samplePriceMinor ?? 0) / 100).toFixed(2)}`;
    const journal = page.getByRole('table', { name: 'Journal, the newest first' });
    await expect(journal.getByText(/^Paid BW-1001 of .* with Visa ending in 4242$/)).toBeVisible();
    await expect(journal.getByText(amount)).toHaveCount(2);
    await expect(page.getByLabel('Balances')).toContainText(`Suppliers${amount} debit`);
    await page.getByLabel('To', { exact: true }).fill('2020-01-01');
    await expect(page.getByText('No entries in this period')).toBeVisible();
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(journal).toBeVisible();
  },
);
