import { getSupplierInvoice } from '@brandwright/contract/purchasing/get-supplier-invoice.ts';
import { captureWalletPayment } from '@brandwright/contract/purchasing/capture-wallet-payment.ts';
import { payInvoice } from '@brandwright/contract/purchasing/pay-invoice.ts';
import { createPayPalWallet } from '@brandwright/providers/payments/wallets/paypal/paypal-wallet.ts';
import { newOrder } from '@brandwright/providers/testing/describe-wallet.ts';
import { paypalStandIn, type PayPalStandIn } from '@brandwright/providers/testing/paypal-stand-in.ts';
import type { Wallet } from '@brandwright/providers/payments/wallets/wallet.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { resetTestTime, testStore, type TestStore } from '../kernel/testing.ts';
import { billStore } from '../purchasing/testing.ts';
import { recordWalletEvent } from './payment-event.ts';

let paypal: PayPalStandIn;
let store: TestStore;
let embedded: Wallet;
let wallet: Wallet;
beforeAll(async () => {
  paypal = await paypalStandIn();
  wallet = createPayPalWallet(paypal.settings);
});
afterAll(() => paypal.stop());
beforeEach(async () => {
  resetTestTime();
  store = await testStore();
  const providers = await store.context(async (context) => context.providers);
  embedded = providers.wallet;
  providers.wallet = wallet;
});
afterEach(async () => {
  (await store.context(async (context) => context.providers)).wallet = embedded;
});

const tell = (orderId: string) => recordWalletEvent(store.kernel, wallet, { id: randomUUID(), orderId });
const invoiceNow = (invoiceId: string) => store.run(getSupplierInvoice, { invoiceId });

/** A payment that waits at PayPal. */
async function begun() {
  const invoiceId = await billStore(store);
  const { payment } = await store.run(payInvoice, { invoiceId, payWith: 'WALLET' });
  return { invoiceId, orderId: payment.walletOrderId ?? '' };
}

describe('a webhook of the wallet', () => {
  it('takes the payment of a person who agreed and never came back, once however often it comes', async () => {
    const { invoiceId, orderId } = await begun();
    // Before its person agreed there is nothing to take.
    expect(await tell(orderId)).toBe(false);
    await paypal.approve(orderId, 'FULL');
    expect([await tell(orderId), await tell(orderId)]).toEqual([true, false]);
    expect(await invoiceNow(invoiceId)).toMatchObject({
      status: 'PAID',
      paidMinor: 60_000,
      payments: [{ status: 'COMPLETED' }],
    });
    expect(paypal.orders.get(orderId)?.captures).toHaveLength(1);
  });

  it('takes it once beside the return page, and when many come at once', async () => {
    const { invoiceId, orderId } = await begun();
    await paypal.approve(orderId, 'FULL');
    await Promise.all([
      ...Array.from({ length: 4 }, () => tell(orderId)),
      store.run(captureWalletPayment, { orderId }),
    ]);
    expect((await invoiceNow(invoiceId)).paidMinor).toBe(60_000);
    expect(paypal.orders.get(orderId)?.captures).toHaveLength(1);
  });

  it('settles a capture that was under review, and one that came out of order', async () => {
    const { invoiceId, orderId } = await begun();
    await paypal.approve(orderId, 'FULL');
    paypal.review(true);
    await store.run(captureWalletPayment, { orderId });
    paypal.review(false);
    expect((await invoiceNow(invoiceId)).status).not.toBe('PAID');
    // "Approved" comes late, while the capture is still under review.
    expect(await tell(orderId)).toBe(false);
    const [capture] = paypal.orders.get(orderId)?.captures ?? [];
    if (capture) capture.status = 'COMPLETED';
    expect(await tell(orderId)).toBe(true);
    expect((await invoiceNow(invoiceId)).status).toBe('PAID');
    // A refund changes nothing that is settled: the supplier's refund is no payment of ours.
    if (capture) capture.status = 'REFUNDED';
    expect(await tell(orderId)).toBe(false);
  });

  it('records a denied capture, after which the invoice can be paid again', async () => {
    const { invoiceId, orderId } = await begun();
    await paypal.approve(orderId, 'EMPTY');
    expect(await tell(orderId)).toBe(true);
    const invoice = await invoiceNow(invoiceId);
    expect([invoice.paidMinor, invoice.payments.map(({ status }) => status)]).toEqual([
      0,
      ['INSTRUMENT_DECLINED'],
    ]);
  });

  it('changes nothing for orders that are no store’s or that PayPal does not know', async () => {
    const foreign = await wallet.createOrder(newOrder());
    const unreferenced = await wallet.createOrder(newOrder({ reference: 'not ours' }));
    expect([await tell(foreign.id), await tell(unreferenced.id), await tell('NEVER')]).toEqual([
      false,
      false,
      false,
    ]);
  });
});
