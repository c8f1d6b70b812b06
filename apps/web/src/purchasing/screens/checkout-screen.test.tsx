import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Payment, PaymentCard } from '@brandwright/contract/payments/entities.ts';
import { listCards } from '@brandwright/contract/payments/list-cards.ts';
import { checkOut } from '@brandwright/contract/purchasing/check-out.ts';
import type { Cart, InvoicePayment } from '@brandwright/contract/purchasing/entities.ts';
import { getCart } from '@brandwright/contract/purchasing/get-cart.ts';
import { getPurchaseItem } from '@brandwright/contract/purchasing/get-purchase-item.ts';
import { sampleOf } from '../../../gallery/samples/sample-of.ts';
import { showScreen, type Sent } from '../testing.tsx';
import CheckoutScreen from './checkout-screen.tsx';

const sample = sampleOf(getCart.output) as Cart;
const first = sample.items[0]!;
const cart: Cart = {
  ...sample,
  items: [{ ...first, orderType: 'SAMPLES', quantity: 1, totalMinor: 2400 }],
  subtotalMinor: 2400,
  discountMinor: 0,
  totalMinor: 2400,
  promotionCode: null,
  shippingAddress: null,
};
const discounted: Cart = { ...cart, discountMinor: 240, totalMinor: 2160, promotionCode: 'PRODUCTS10' };
const [visa, amex] = (sampleOf(listCards.output) as { cards: PaymentCard[] }).cards.map((card, index) => ({
  ...card,
  hasExpired: false,
  isDefault: index === 0,
  last4: index === 0 ? '4242' : '0341',
  brand: index === 0 ? ('VISA' as const) : ('AMEX' as const),
}));
const paid = sampleOf(checkOut.output) as InvoicePayment;
const answered = (change: Partial<Payment>): InvoicePayment => ({
  ...paid,
  payment: { ...paid.payment, method: 'Visa ending in 4242', amountMinor: 2400, ...change },
});

const refused = (message: string) => Response.json({ code: 'bad_input', message }, { status: 400 });
const cartFor = ({ url }: Sent) => {
  if (url.includes('NOPE')) return refused('“NOPE” isn’t a promotion code that works here.');
  return Response.json(url.includes('PRODUCTS10') ? discounted : cart);
};
const preview = ({ body }: Sent) =>
  Response.json({
    input: { ...Object(body), expectedTotalMinor: 2400 },
    preview: {
      verb: 'Pay $24.00',
      what: 'Orders 1 × Sample: mug.',
      toWhom: 'Olaria do Vale',
      cost: '$24.00 is charged to Visa ending in 4242.',
      irreversible: 'A payment can’t be undone.',
      values: [],
      warnings: [],
    },
  });

const credit = {
  ...{ rows: [], page: 0, size: 1, total: 1, totalMinor: 7500, currency: 'USD', cashBackPercent: 1 },
  balances: [{ balanceMinor: 7500, currency: 'USD' }],
};

const show = (at: string, payment: InvoicePayment = answered({ status: 'COMPLETED' }), role?: 'viewer') =>
  showScreen(
    <CheckoutScreen />,
    at,
    [
      ['/operations/check_out/preview', preview],
      ['/checkout', () => Response.json(payment, { status: 201 })],
      ['/account-credits', () => Response.json(credit)],
      ['/shopping-cart-orders', cartFor],
      ['/commons/stripe/cards', () => Response.json({ cards: [visa, amex] })],
      ['/web/creator-order-items/', () => Response.json(sampleOf(getPurchaseItem.output))],
      ['/web/creator-invoices/', () => Response.json({ ...payment.invoice, status: 'PAID' })],
    ],
    role,
  );

const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('the checkout', () => {
  it('says why a promotion code isn’t good, and takes one that is', async () => {
    const { user } = show('/checkout');
    const field = await screen.findByLabelText('Promotion code');
    await user.type(field, 'NOPE');
    await user.click(await button('Apply'));
    expect(await screen.findByText('“NOPE” isn’t a promotion code that works here.')).toBeTruthy();
    await user.clear(field);
    await user.type(field, 'PRODUCTS10');
    await user.click(await button('Apply'));
    expect(await screen.findByText('−$2.40')).toBeTruthy();
    expect(window.location.search).toBe('?code=PRODUCTS10');
    await user.click(await button('Remove PRODUCTS10'));
    await waitFor(() => expect(screen.queryByText('−$2.40')).toBeNull());
  });

  it('continues without a code from the address that doesn’t work', async () => {
    show('/checkout?code=NOPE');
    expect(await screen.findByText('“NOPE” isn’t a promotion code that works here.')).toBeTruthy();
    expect(await button('Continue to shipping')).toBeTruthy();
  });

  it('asks where it goes before it takes a card, and says what is missing', async () => {
    const { user, sent } = show('/checkout?step=payment');
    await user.click(await button('Continue to payment'));
    expect(await screen.findByText('Enter a recipient.')).toBeTruthy();
    expect(screen.getByText('Enter a street.')).toBeTruthy();
    expect(sent.some(({ url }) => url.includes('preview'))).toBe(false);
  });

  it('pays exactly what was looked at, and shows what happens next', async () => {
    const { user, sent } = await toPayment(answered({ status: 'COMPLETED' }));
    await user.click(await button('Pay $24.00'));
    expect(await screen.findByRole('heading', { name: 'Paid' })).toBeTruthy();
    const charge = sent.find(({ method, url }) => method === 'POST' && url.endsWith('/checkout'));
    expect(charge?.body).toMatchObject({
      cardId: visa?.cardId,
      expectedTotalMinor: 2400,
      shippingAddress: { name: 'Nora Walsh', city: 'Portland', countryCode: 'US', company: null },
    });
    expect(window.location.search).toContain('step=success&invoice=');
  });

  it('pays with account credit first where that is chosen', async () => {
    const { user, sent } = await toPayment(answered({ status: 'COMPLETED' }));
    const previewed = () => sent.filter(({ url }) => url.includes('preview')).at(-1)?.body;
    await button('Pay $24.00');
    expect(previewed()).not.toHaveProperty('useCredit');
    await user.click(screen.getByRole('checkbox', { name: 'Use account credit ($75.00 available)' }));
    await waitFor(() => expect(previewed()).toMatchObject({ useCredit: true }));
    await user.click(await button('Pay $24.00'));
    await waitFor(() =>
      expect(
        sent.find(({ method, url }) => method === 'POST' && url.endsWith('/checkout'))?.body,
      ).toMatchObject({ useCredit: true }),
    );
  });

  it('keeps a declined payment on the page, and lets another card be tried', async () => {
    const { user } = await toPayment(
      answered({ status: 'INSTRUMENT_DECLINED', declineReason: 'INSUFFICIENT_FUNDS', walletOrderId: null }),
    );
    await user.click(await button('Pay $24.00'));
    expect(await screen.findByText(/was declined because there isn’t enough money on it/)).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: /American Express/ }));
    expect(screen.queryByText(/was declined/)).toBeNull();
    expect(await button('Pay $24.00')).toBeTruthy();
  });

  it('sends a payment that has to be confirmed to the page of its invoice', async () => {
    const { user } = await toPayment(
      answered({ status: 'REQUIRES_ACTION', actionUrl: 'https://bank.example/confirm' }),
    );
    await user.click(await button('Pay $24.00'));
    await waitFor(() => expect(window.location.pathname).toBe(`/pay-invoice/${paid.invoice.invoiceId}`));
  });

  it('tells who can pay where the role is too low, and asks the server for nothing', async () => {
    const { user, sent } = show('/checkout?step=shipping', undefined, 'viewer');
    await fillAddress(user);
    expect(await screen.findByText('You can’t pay from this store.')).toBeTruthy();
    expect(sent.some(({ url }) => url.includes('preview'))).toBe(false);
  });
});

async function fillAddress(user: ReturnType<typeof show>['user']): Promise<void> {
  await user.type(await screen.findByLabelText('Recipient'), 'Nora Walsh');
  await user.type(screen.getByLabelText('Street'), '18 Alder Street');
  await user.type(screen.getByLabelText('City'), 'Portland');
  await user.click(await button('Continue to payment'));
}

async function toPayment(payment: InvoicePayment) {
  const shown = show('/checkout?step=shipping', payment);
  await fillAddress(shown.user);
  return shown;
}
