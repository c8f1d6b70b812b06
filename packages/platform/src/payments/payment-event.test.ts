import { getSupplierInvoice } from '@brandwright/contract/purchasing/get-supplier-invoice.ts';
import { payInvoice } from '@brandwright/contract/purchasing/pay-invoice.ts';
import type { Payments } from '@brandwright/providers';
import { createStripePayments } from '@brandwright/providers/payments/stripe/stripe-payments.ts';
import { isTestBank } from '@brandwright/providers';
import { stripeStandIn, type StripeStandIn } from '@brandwright/providers/testing/stripe-stand-in.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { resetTestTime, testStore, type TestStore } from '../kernel/testing.ts';
import { addCard, billStore } from '../purchasing/testing.ts';
import { recordPaymentEvent } from './payment-event.ts';

type Decision = 'APPROVED' | 'DECLINED';

interface BankInTest {
  payments: Payments;
  /** What the person does on the bank's page. */
  confirm(chargeId: string, decision: Decision): Promise<void>;
}

let stripe: StripeStandIn;
beforeAll(async () => {
  stripe = await stripeStandIn();
});
afterAll(() => stripe.stop());

const banks: Record<string, (embedded: Payments) => BankInTest> = {
  'the test bank': (payments) => ({
    payments,
    async confirm(chargeId, decision) {
      if (!isTestBank(payments)) throw new Error('Not the test bank.');
      const { actionUrl } = await payments.getCharge(chargeId);
      const secret = new URL(actionUrl ?? '').searchParams.get('secret') ?? '';
      await payments.confirmCharge(chargeId, secret, decision);
    },
  }),
  Stripe: () => ({
    payments: createStripePayments(stripe.settings),
    confirm: async (id, decision) => stripe.confirm(id, decision),
  }),
};

describe.each(Object.keys(banks))('a webhook of %s', (name) => {
  let store: TestStore;
  let embedded: Payments;
  let bank: BankInTest;

  beforeEach(async () => {
    resetTestTime();
    store = await testStore();
    const providers = await store.context(async (context) => context.providers);
    embedded = providers.payments;
    bank = banks[name]?.(embedded) ?? { payments: embedded, confirm: async () => {} };
    providers.payments = bank.payments;
  });
  afterEach(async () => {
    (await store.context(async (context) => context.providers)).payments = embedded;
  });

  const tell = (objectId: string) =>
    recordPaymentEvent(store.kernel, bank.payments, { id: randomUUID(), about: 'CHARGE', objectId });

  /** A payment that waits for its person: its charge at the bank, and its invoice. */
  async function waiting() {
    await addCard(store, 'pm_card_authenticationRequired');
    const invoiceId = await billStore(store);
    const { payment } = await store.run(payInvoice, { invoiceId });
    expect(payment.status).toBe('REQUIRES_ACTION');
    const charge = await bank.payments.findCharge({
      customerId: await store.context(async ({ db, storeId }) => {
        const { rows } = await db.execute(
          `select customer_id from payment_customers where store_id = '${storeId}'`,
        );
        return String(rows[0]?.['customer_id']);
      }),
      reference: payment.paymentId,
      since: new Date(0),
    });
    return { invoiceId, chargeId: charge?.id ?? '' };
  }

  it.each(['APPROVED', 'DECLINED'] as const)('settles once what the person %s', async (decision) => {
    const { invoiceId, chargeId } = await waiting();
    expect(await tell(chargeId)).toBe(false);
    await bank.confirm(chargeId, decision);
    expect([await tell(chargeId), await tell(chargeId)]).toEqual([true, false]);
    const invoice = await store.run(getSupplierInvoice, { invoiceId });
    expect([invoice.status, invoice.payments.map(({ status }) => status)]).toEqual(
      decision === 'APPROVED' ? ['PAID', ['COMPLETED']] : ['OVERDUE', ['INSTRUMENT_DECLINED']],
    );
  });

  it('settles once when it comes many times at once', async () => {
    const { invoiceId, chargeId } = await waiting();
    await bank.confirm(chargeId, 'APPROVED');
    await Promise.all(Array.from({ length: 5 }, () => tell(chargeId)));
    expect((await store.run(getSupplierInvoice, { invoiceId })).paidMinor).toBe(60_000);
  });

  it('changes nothing for other events, and for charges that are no store’s', async () => {
    const about = (kind: 'SUBSCRIPTION' | 'INVOICE') =>
      recordPaymentEvent(store.kernel, bank.payments, { id: 'evt_1', about: kind, objectId: 'x' });
    expect([await about('SUBSCRIPTION'), await about('INVOICE')]).toEqual([false, false]);
    const customerId = await bank.payments.createCustomer({
      idempotencyKey: randomUUID(),
      name: 'x',
      email: 'x@y.example',
    });
    const charge = (reference: string) =>
      bank.payments.charge({
        customerId,
        cardId: 'pm_card_visa',
        amountMinor: 100,
        currency: 'USD',
        description: 'x',
        reference,
        returnUrl: 'http://127.0.0.1:8787/',
      });
    expect(await tell((await charge('not ours')).id)).toBe(false);
    expect(await tell((await charge(randomUUID())).id)).toBe(false);
  });
});
