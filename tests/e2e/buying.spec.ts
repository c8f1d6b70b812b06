import type { Page } from '@playwright/test';
import { undoOf } from './messages.ts';
import { expect, test, type Buyer } from './own-store.ts';

const visa = 'pm_card_visa';
/** Can be put on file, and is declined when it is charged. */
const declining = 'pm_card_chargeCustomerFail';
const asking = 'pm_card_authenticationRequired';

const address = {
  name: 'Bea Buyer',
  addressLine1: '18 Alder Street',
  city: 'Portland',
  state: 'OR',
  zipCode: '97205',
  countryCode: 'US',
};

interface Item {
  itemId: string;
  title: string;
  moq: number;
  samplePriceMinor: number;
}

async function anItem({ get }: Buyer): Promise<Item> {
  const { rows } = (await get('/web/catalog-items?keyword=stoneware%20mug&size=10')) as { rows: Item[] };
  const [item] = rows.filter(({ samplePriceMinor, moq }) => samplePriceMinor !== null && moq > 1);
  if (!item) throw new Error('The demo has no mug with a sample and an MOQ.');
  return item;
}

/** A cart with one sample, and a card on file. */
async function withSample(buyer: Buyer, token: string): Promise<Item> {
  const item = await anItem(buyer);
  await buyer.post('/commons/stripe/attach-card', { token });
  await buyer.post('/web/creator-invoice-items/action/add-to-cart', {
    itemId: item.itemId,
    orderType: 'SAMPLES',
  });
  return item;
}

/** An invoice that isn’t paid: of a checkout that was declined. */
async function withInvoice(
  buyer: Buyer,
): Promise<{ invoiceId: string; invoiceNumber: string; publicUrl: string }> {
  await withSample(buyer, declining);
  const answer = await buyer.post('/web/creator-order-items/-/checkout', { shippingAddress: address });
  return (answer as { invoice: { invoiceId: string; invoiceNumber: string; publicUrl: string } }).invoice;
}

const pay = (page: Page) => page.getByRole('button', { name: /^Pay \$/ });

async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel('Recipient').fill(address.name);
  await page.getByLabel('Street').fill(address.addressLine1);
  await page.getByLabel('City').fill(address.city);
  await page.getByLabel('State').selectOption(address.state);
  await page.getByLabel('Postal code').fill(address.zipCode);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
}

test('a sample goes from its page through the cart, a promotion code and the checkout to an order', async ({
  buyer,
}) => {
  const { page } = buyer;
  await buyer.post('/commons/stripe/attach-card', { token: visa });
  const item = await anItem(buyer);
  await page.goto(`/browse-suppliers/catalog-item/${item.itemId}`);
  await page.getByRole('button', { name: /^Order sample, \$/ }).click();
  const cart = page.getByRole('dialog', { name: 'Cart' });
  await expect(cart.getByText(`Sample: ${item.title}`)).toBeVisible();
  await expect(page).toHaveURL(/[?&]open=cart/);

  await cart.getByRole('button', { name: /^More of/ }).click();
  await expect(cart.getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('2');
  const price = (cents: number) => `$${(cents / 100).toFixed(2)}`;
  await expect(cart.getByRole('list', { name: 'Cart' })).toContainText(price(item.samplePriceMinor * 2));
  await cart.getByRole('button', { name: /^Remove Sample/ }).click();
  await expect(cart.getByText('Your cart is empty')).toBeVisible();
  await undoOf(page, /out of the cart/);
  await cart.getByRole('link', { name: 'Check out' }).click();
  await expect(page).toHaveURL('/checkout');

  await page.getByLabel('Promotion code').fill('NOTACODE');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('alert')).toContainText('“NOTACODE” isn’t a promotion code that works here.');
  await page.getByLabel('Promotion code').fill('PRODUCTS10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('PRODUCTS10 applied')).toBeVisible();

  await page.getByRole('button', { name: 'Continue to shipping' }).click();
  await fillAddress(page);
  const total = price(Math.round(item.samplePriceMinor * 2 * 0.9));
  await expect(page.getByText(`${total} is charged to Visa ending in 4242.`)).toBeVisible();
  await page.getByRole('button', { name: `Pay ${total}` }).click();
  await expect(page.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible();
  const next = page.getByRole('region', { name: 'What happens next' });
  await expect(next.getByRole('list', { name: 'Milestones' })).toContainText('Shipped');
  await next.getByRole('link', { name: `Sample: ${item.title}` }).click();
  await expect(page.getByRole('dialog')).toContainText('In production');
});

test(
  'a production order can’t go below the MOQ, and its price follows the quantity',
  { tag: '@once' },
  async ({ buyer }) => {
    const { page } = buyer;
    const item = await anItem(buyer);
    await page.goto(`/browse-suppliers/catalog-item/${item.itemId}`);
    const buy = page.getByRole('region', { name: 'Buy' });
    const quantity = buy.getByRole('textbox', { name: /^Quantity of/ });
    await expect(quantity).toHaveValue(String(item.moq));
    await quantity.fill('1');
    await quantity.press('Enter');
    await expect(buy.getByRole('alert')).toContainText(`The MOQ is ${item.moq}`);
    await expect(buy.getByRole('button', { name: 'Add to cart' })).toBeDisabled();
    await quantity.fill(String(item.moq * 5));
    await quantity.press('Enter');
    await expect(buy).toContainText(`${(item.moq * 5).toLocaleString('en-US')} ×`);
    await buy.getByRole('button', { name: 'Add to cart' }).click();
    await expect(page.getByRole('dialog', { name: 'Cart' })).toContainText(item.title);
  },
);

test('a declined card says why, and another one pays', { tag: '@once' }, async ({ buyer }) => {
  const { page } = buyer;
  await withSample(buyer, declining);
  await page.goto('/checkout?step=shipping');
  await fillAddress(page);
  await pay(page).click();
  await expect(page.getByRole('alert')).toContainText('was declined by its bank');
  await page.getByRole('radio', { name: 'Another card' }).click();
  await page.getByLabel('Card number').fill('5555 5555 5555 4444');
  await page.getByLabel('Expires').fill('12/29');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: 'Add card' }).click();
  await expect(page.getByText(/charged to Mastercard ending in 4444/)).toBeVisible();
  await pay(page).click();
  await expect(page.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible();
});

test('a payment is confirmed on the bank’s page, which leads back', { tag: '@once' }, async ({ buyer }) => {
  const { page } = buyer;
  await withSample(buyer, asking);
  await page.goto('/checkout?step=shipping');
  await fillAddress(page);
  await pay(page).click();
  await page.getByRole('link', { name: 'Confirm with your bank' }).click();
  await page.getByRole('button', { name: /^Approve/ }).click();
  await expect(page).toHaveURL(/\/pay-invoice\//);
  await expect(page.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible();
});

test(
  'a payment that is declined on the bank’s page can be tried again',
  { tag: '@once' },
  async ({ buyer }) => {
    const { page } = buyer;
    await withSample(buyer, asking);
    await page.goto('/checkout?step=shipping');
    await fillAddress(page);
    await pay(page).click();
    await page.getByRole('link', { name: 'Confirm with your bank' }).click();
    await page.getByRole('button', { name: 'Decline' }).click();
    await expect(page.getByRole('alert')).toContainText('wasn’t confirmed with the bank');
    await expect(pay(page)).toBeEnabled();
  },
);

test('an invoice is paid in two parts', { tag: '@once' }, async ({ buyer }) => {
  const { page } = buyer;
  const { invoiceId, invoiceNumber } = await withInvoice(buyer);
  await buyer.post('/commons/stripe/attach-card', { token: visa });
  await page.goto(`/inbox/needs-payment?status=DRAFT&id=${invoiceId}`);
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Pay \$/ })
    .click();
  await expect(page).toHaveURL(`/pay-invoice/${invoiceId}`);
  await expect(page.getByRole('heading', { name: `Pay ${invoiceNumber}` })).toBeVisible();
  await page.getByRole('radio', { name: /^Visa .*4242/ }).click();
  await page.getByRole('radio', { name: 'A part' }).click();
  await page.getByLabel('Amount', { exact: true }).fill('5');
  await page.getByRole('button', { name: 'Pay $5.00' }).click();
  await expect(page.getByRole('status')).toContainText('$5.00 is paid');
  await page.getByRole('radio', { name: /^Visa .*4242/ }).click();
  await pay(page).click();
  await expect(page.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible();
});

test(
  'an invoice that isn’t paid is voided, and the way back is there',
  { tag: '@once' },
  async ({ buyer }) => {
    const { page } = buyer;
    const { invoiceId } = await withInvoice(buyer);
    await page.goto(`/inbox/needs-payment?id=${invoiceId}`);
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Void' }).click();
    await expect(sheet.getByText('Void', { exact: true })).toBeVisible();
    await expect(sheet.getByRole('link', { name: /^Pay \$/ })).toHaveCount(0);
    await undoOf(page, /[Vv]oid/);
    await expect(sheet.getByRole('link', { name: /^Pay \$/ })).toBeVisible();
  },
);

test(
  'a deposit begins production, and milestones are recorded and undone',
  { tag: '@once' },
  async ({ buyer }) => {
    const { page } = buyer;
    await buyer.post('/commons/stripe/attach-card', { token: visa });
    const { purchaseItemId } = (await buyer.post('/web/creator-order-items', {
      title: 'Waffle throws',
      supplierId: null,
      supplierName: 'Denizli Dokuma',
      orderType: 'INVENTORY',
      source: 'CREATOR',
      shippingMode: 'CHARGE_SHIPPING_LATER',
      quantity: 240,
      unitPriceMinor: 1890,
      costs: [{ kind: 'PRODUCT', label: '240 units', amountMinor: 453_600 }],
      currency: 'USD',
      leadTimeDays: 28,
      requestId: null,
      quoteId: null,
    })) as { purchaseItemId: string };
    await page.goto(`/inbox/orders?id=${purchaseItemId}`);
    const sheet = page.getByRole('dialog', { name: 'Waffle throws', exact: true });
    await sheet.getByRole('button', { name: 'Pay deposit, $1,360.80' }).click();
    const asked = page.getByRole('dialog', { name: 'Pay for Waffle throws' });
    await expect(asked).toContainText('$1,360.80 is charged to Visa ending in 4242.');
    await asked.getByRole('button', { name: 'Pay $1,360.80' }).click();
    await expect(asked).toBeHidden();
    await expect(sheet.getByText('In production')).toBeVisible();
    const milestones = sheet.getByRole('list', { name: 'Milestones' }).getByRole('listitem');
    await expect(milestones.filter({ hasText: 'Deposit' })).toContainText('Done November 20, 2026');
    await expect(milestones.filter({ hasText: 'Balance' })).toContainText('$3,175.20');

    await sheet.getByRole('button', { name: 'Record inspection' }).click();
    const form = page.getByRole('dialog', { name: 'Record a milestone' });
    await form.getByRole('button', { name: 'Record' }).click();
    await expect(form).toBeHidden();
    const inspection = milestones.filter({ hasText: 'Inspection' });
    await expect(inspection).toContainText('Done November 20, 2026');
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(inspection).toContainText('Due');
  },
);

test('whoever has its link pays an invoice, and sees nothing else of the store', async ({
  buyer,
  browser,
}) => {
  const { publicUrl, invoiceNumber } = await withInvoice(buyer);
  const visitor = await browser.newContext();
  const page = await visitor.newPage();
  await page.goto(new URL(publicUrl).pathname);
  await expect(page.getByRole('heading', { name: `Invoice ${invoiceNumber}` })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByText('Bea')).toHaveCount(0);

  // A number that is no test card is refused where it is typed.
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.getByLabel('Card number').fill('4111 1111 1111 1111');
  await page.getByLabel('Expires').fill('12/29');
  await page.getByLabel('Security code').fill('123');
  await pay(page).click();
  await expect(page.getByText(/This is a test bank/).first()).toBeVisible();
  await expect(page.getByLabel('Card number')).toHaveValue('');
  expect(asked.join('\n')).not.toMatch(/4111|\/payments/);

  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await pay(page).click();
  await expect(page.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible();
  expect(asked.join('\n')).not.toContain('4242');
  await visitor.close();
});

test('an invoice is paid with the wallet, which sends the buyer back', async ({ buyer }) => {
  const { page } = buyer;
  const { invoiceId } = await withInvoice(buyer);
  await page.goto(`/pay-invoice/${invoiceId}`);
  await page.getByRole('radio', { name: 'Test wallet' }).click();
  await page.getByRole('button', { name: 'Continue to Test wallet' }).click();
  await expect(page.getByRole('heading', { name: 'Approve this payment?' })).toBeVisible();
  await page.getByRole('button', { name: 'Go back without paying' }).click();
  await expect(page.getByText(/Nothing is paid until you do/)).toBeVisible();
  await page.getByRole('link', { name: 'Continue to Test wallet' }).click();
  await pay(page).click();
  await expect(page.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible();
});

test('packaging of a category is put in the cart', { tag: '@once' }, async ({ buyer }) => {
  const { page } = buyer;
  await page.goto('/order-packaging/boxes-mailers');
  await expect(page.getByRole('heading', { name: 'Order boxes and mailers' })).toBeVisible();
  await page
    .getByRole('button', { name: /^Add .* to the cart$/ })
    .first()
    .click();
  const cart = page.getByRole('dialog', { name: 'Cart' });
  await expect(cart.getByRole('list', { name: 'Cart' }).getByRole('listitem')).toHaveCount(1);
});

test(
  'invoices of the demo store lead to where they are paid',
  { tag: '@once' },
  async ({ founder: page }) => {
    await page.goto('/inbox/needs-payment?status=OVERDUE');
    await page.getByRole('link', { name: 'INV-2048' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('link', { name: /^Pay \$/ }).click();
    await expect(page.getByRole('radiogroup', { name: 'What to pay with' })).toContainText('Visa •••• 4242');
    await expect(page.getByText(/^It was due on/)).toBeVisible();
  },
);
