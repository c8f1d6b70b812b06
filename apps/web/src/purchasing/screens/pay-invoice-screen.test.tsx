import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Payment, PaymentCard } from '@brandwright/contract/payments/entities.ts';
import { listCards } from '@brandwright/contract/payments/list-cards.ts';
import type { SupplierInvoice } from '@brandwright/contract/purchasing/entities.ts';
import { getSupplierInvoice } from '@brandwright/contract/purchasing/get-supplier-invoice.ts';
import { sampleOf } from '../../../gallery/samples/sample-of.ts';
import { showScreen, type Sent } from '../testing.tsx';
import PayInvoiceScreen from './pay-invoice-screen.tsx';

const sample = sampleOf(getSupplierInvoice.output) as SupplierInvoice;
const payment: Payment = {
  ...sample.payments[0]!,
  status: 'COMPLETED',
  actionUrl: null,
  walletOrderId: null,
  declineReason: null,
};
const invoice = (change: Partial<SupplierInvoice>): SupplierInvoice => ({
  ...sample,
  status: 'DUE',
  totalMinor: 44_100,
  paidMinor: 0,
  owedMinor: 44_100,
  payments: [],
  ...change,
});
const cards = (sampleOf(listCards.output) as { cards: PaymentCard[] }).cards.map((card, index) => ({
  ...card,
  hasExpired: false,
  isDefault: index === 0,
}));

const preview = ({ body }: Sent) =>
  Response.json({
    input: body,
    preview: {
      verb: 'Pay',
      what: 'Pays it.',
      toWhom: null,
      cost: null,
      irreversible: null,
      values: [],
      warnings: [],
    },
  });

const key = {
  bank: 'TEST_BANK',
  publishableKey: 'pk_test_bank',
  wallet: { kind: 'PAYPAL', name: 'PayPal' },
};
const atWallet: Payment = {
  ...payment,
  method: 'PayPal',
  status: 'REQUIRES_ACTION',
  actionUrl: 'https://wallet.example/approve?token=ORDER1',
  walletOrderId: 'ORDER1',
};

const show = (shown: SupplierInvoice, query = '') =>
  showScreen(
    <Routes>
      <Route path="/pay-invoice/:invoiceId" element={<PayInvoiceScreen />} />
    </Routes>,
    `/pay-invoice/${shown.invoiceId}${query}`,
    [
      ['/preview', preview],
      [
        '/paypal-capture',
        () => Response.json({ payment: { ...atWallet, status: 'COMPLETED' }, invoice: shown }),
      ],
      ['/commons/stripe/publishable-key', () => Response.json(key)],
      ['/confirm', () => Response.json({ ...payment, status: 'COMPLETED' })],
      ['/web/creator-invoices/', () => Response.json(shown)],
      ['/commons/stripe/cards', () => Response.json({ cards })],
    ],
  );

const previewed = (sent: readonly Sent[]) =>
  sent
    .filter(({ url }) => url.includes('preview'))
    .map(({ body }) => Object(body).amountMinor as number | undefined);

describe('paying an invoice', () => {
  it('takes a part of what is owed, and no more than that', async () => {
    const { user, sent } = show(invoice({}));
    await user.click(await screen.findByRole('radio', { name: 'A part' }));
    await user.type(screen.getByLabelText('Amount'), '500');
    expect(await screen.findByText('At most $441.00 is owed.')).toBeTruthy();
    await user.clear(screen.getByLabelText('Amount'));
    await user.type(screen.getByLabelText('Amount'), '100');
    await waitFor(() => expect(previewed(sent)).toContain(10_000));
    expect(previewed(sent)).not.toContain(50_000);
  });

  it('asks the bank what became of a payment when somebody comes back from it', async () => {
    const waiting: Payment = {
      ...payment,
      status: 'REQUIRES_ACTION',
      actionUrl: 'https://bank.example/confirm/1',
    };
    const { user, sent } = show(invoice({ payments: [waiting] }));
    const link = await screen.findByRole('link', { name: 'Confirm with your bank' });
    expect(link.getAttribute('href')).toBe('https://bank.example/confirm/1');
    await waitFor(() =>
      expect(sent.filter(({ method, url }) => method === 'POST' && url.endsWith('/confirm'))).toHaveLength(1),
    );
    await user.click(screen.getByRole('button', { name: 'Use another card' }));
    expect(await screen.findByRole('radiogroup', { name: 'What to pay with' })).toBeTruthy();
  });

  it('looks at a payment with the wallet in place of a card', async () => {
    const { user, sent } = show(invoice({}));
    await user.click(await screen.findByRole('radio', { name: 'PayPal' }));
    await waitFor(() => expect(sent.some(({ body }) => Object(body).payWith === 'WALLET')).toBe(true));
    expect(await screen.findByRole('button', { name: 'Pay' })).toBeTruthy();
  });

  it('takes what was approved at the wallet once when somebody comes back from there', async () => {
    const { user, sent } = show(invoice({ payments: [atWallet] }), '?token=ORDER1&PayerID=P1');
    const link = await screen.findByRole('link', { name: 'Continue to PayPal' });
    expect(link.getAttribute('href')).toBe('https://wallet.example/approve?token=ORDER1');
    const captures = () => sent.filter(({ url }) => url.endsWith('/paypal-capture'));
    await waitFor(() => expect(captures()).toHaveLength(1));
    expect(captures()[0]?.body).toEqual({ orderId: 'ORDER1' });
    await waitFor(() => expect(window.location.search).toBe(''));
    await user.click(await screen.findByRole('button', { name: 'I approved it' }));
    await waitFor(() => expect(captures()).toHaveLength(2));
  });

  it('takes nothing for another order, or without a return from the wallet', async () => {
    const { sent } = show(invoice({ payments: [atWallet] }), '?token=OTHER');
    expect(await screen.findByText(/Nothing is paid until you do/)).toBeTruthy();
    await waitFor(() => expect(sent.some(({ url }) => url.endsWith('/confirm'))).toBe(true));
    expect(sent.some(({ url }) => url.endsWith('/paypal-capture'))).toBe(false);
  });

  it('says why the last try came to nothing', async () => {
    show(
      invoice({
        payments: [{ ...payment, status: 'INSTRUMENT_DECLINED', declineReason: 'AUTHENTICATION_FAILED' }],
      }),
    );
    expect(await screen.findByText(/the payment wasn’t confirmed with the bank/)).toBeTruthy();
  });

  it.each([
    ['PAID', 'Paid'],
    ['VOID', 'This invoice is void'],
  ] as const)('has nothing to pay of one that is %s', async (status, heading) => {
    show(invoice({ status, owedMinor: 0, ...(status === 'PAID' ? { paidMinor: 44_100 } : {}) }));
    expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
    expect(screen.queryByRole('radiogroup')).toBeNull();
  });

  it('can still pay one that was given up', async () => {
    show(invoice({ status: 'UNCOLLECTIBLE', owedMinor: 0 }));
    expect(await screen.findByText(/You can still pay it/)).toBeTruthy();
    expect(await screen.findByRole('radio', { name: 'All of it', description: '$441.00' })).toBeTruthy();
  });
});
