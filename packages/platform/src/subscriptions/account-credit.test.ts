import { listLedgerEntries } from '@brandwright/contract/payments/list-ledger-entries.ts';
import { addToCart } from '@brandwright/contract/purchasing/add-to-cart.ts';
import { checkOut } from '@brandwright/contract/purchasing/check-out.ts';
import { getSupplierInvoice } from '@brandwright/contract/purchasing/get-supplier-invoice.ts';
import { payInvoice } from '@brandwright/contract/purchasing/pay-invoice.ts';
import { payPurchaseOrder } from '@brandwright/contract/purchasing/pay-purchase-order.ts';
import { changePlan } from '@brandwright/contract/subscriptions/change-plan.ts';
import { listAccountCredits } from '@brandwright/contract/subscriptions/list-account-credits.ts';
import { isTestBank } from '@brandwright/providers';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountCreditEntries, payments } from '../kernel/payments/tables.ts';
import { resetTestTime, type TestStore } from '../kernel/testing.ts';
import { recordPaymentEvent } from '../payments/payment-event.ts';
import { addCard, billStore, orderMugs, studio } from '../purchasing/testing.ts';
import { later, round, subscribed } from './testing.ts';

beforeEach(resetTestTime);

/** What is left, and every entry in words, the oldest first. */
async function book(store: TestStore, input: object = {}) {
  const { rows, balances, total } = await store.run(listAccountCredits, { size: 100, ...input });
  expect(rows).toHaveLength(total);
  return {
    left: balances.map(({ balanceMinor, currency }) => `${balanceMinor} ${currency}`).join(', '),
    entries: rows.map(({ kind, amountMinor }) => `${kind} ${amountMinor}`).toReversed(),
    rows,
  };
}

const bookOf = async (store: TestStore) => (await store.run(listLedgerEntries, {})).rows;

/** The bank pays back of a payment, and its webhook tells so. */
async function refund(store: TestStore, paymentId: string, amountMinor: number): Promise<boolean> {
  const { chargeId, bank } = await store.context(async ({ db, providers }) => {
    const [row] = await db.select().from(payments).where(eq(payments.id, paymentId));
    return { chargeId: row?.chargeId ?? '', bank: providers.payments };
  });
  if (amountMinor > 0)
    await bank.refund({ chargeId, amountMinor, currency: 'USD', idempotencyKey: randomUUID() });
  return recordPaymentEvent(store.kernel, bank, { id: randomUUID(), about: 'CHARGE', objectId: chargeId });
}

describe('the welcome credit', () => {
  it('comes with the first paid period of a plan, once', async () => {
    const store = await subscribed('TIER_2');
    expect(await book(store)).toMatchObject({ left: '7500 USD', entries: ['WELCOME 7500'] });
    later(store, 40);
    await round(store);
    await round(store);
    expect((await book(store)).entries).toEqual(['WELCOME 7500']);
  });

  it('waits for the end of a trial', async () => {
    const store = await subscribed(null);
    await store.run(changePlan, { tier: 'TIER_3' });
    expect((await book(store)).entries).toEqual([]);
    later(store, 15);
    await round(store);
    expect((await book(store)).entries).toEqual(['WELCOME 10000']);
  });

  it('brings the difference with a larger plan, and nothing with a smaller one', async () => {
    const store = await subscribed('TIER_2');
    await store.run(changePlan, { tier: 'TIER_3' });
    await store.run(changePlan, { tier: 'TIER_2' });
    later(store, 40);
    await round(store);
    await store.run(changePlan, { tier: 'TIER_3' });
    const { entries, rows } = await book(store);
    expect(entries).toEqual(['WELCOME 7500', 'WELCOME 2500']);
    expect(rows[0]?.note).toBe('Welcome credit of the Professional plan');
  });

  it('doesn’t come where the first period can’t be charged', async () => {
    const store = await subscribed(null, 'pm_card_chargeCustomerFail');
    await store.refusal(changePlan, { tier: 'TIER_2', trialOff: true });
    expect((await book(store)).entries).toEqual([]);
  });
});

describe('cash back', () => {
  it('is 1% of what is paid with a card, in the currency of the purchase', async () => {
    const store = await subscribed(null);
    await store.run(payInvoice, { invoiceId: await billStore(store) });
    await store.run(payInvoice, {
      invoiceId: await billStore(store, { invoiceNumber: 'INV-9', currency: 'EUR', totalMinor: 12_345 }),
    });
    const { left, entries, rows } = await book(store);
    expect([left, entries]).toEqual(['600 USD, 123 EUR', ['CASH_BACK 600', 'CASH_BACK 123']]);
    expect(rows[1]?.note).toBe('Cash back on INV-2048 of Kiln Nine');
  });

  it('doesn’t come for a payment that was declined', async () => {
    const store = await subscribed(null, 'pm_card_chargeCustomerFail');
    await store.run(payInvoice, { invoiceId: await billStore(store) });
    expect((await book(store)).entries).toEqual([]);
  });

  it('is taken back in proportion when the bank refunds, once however often it is told', async () => {
    const store = await subscribed(null);
    const { payment } = await store.run(payInvoice, { invoiceId: await billStore(store) });
    expect(await refund(store, payment.paymentId, 20_000)).toBe(true);
    expect(await refund(store, payment.paymentId, 0)).toBe(false);
    expect((await book(store)).entries).toEqual(['CASH_BACK 600', 'REVERSED -200']);
    expect(await Promise.all([1, 2, 3].map(() => refund(store, payment.paymentId, 0)))).toEqual([
      false,
      false,
      false,
    ]);
    await refund(store, payment.paymentId, 40_000);
    expect(await book(store)).toMatchObject({ left: '0 USD' });
    const [refunded] = await bookOf(store);
    expect(refunded).toMatchObject({
      kind: 'REFUND',
      memo: 'Refund of INV-2048 of Kiln Nine to Visa ending in 4242',
      transfers: [{ debit: 'CARDS', credit: 'SUPPLIERS', amountMinor: 40_000 }],
    });
  });
});

describe('spending it', () => {
  it('pays first, the card pays the rest, and only that earns cash back', async () => {
    const store = await subscribed('TIER_2');
    const invoiceId = await billStore(store);
    const action = await store.ask(payInvoice, { invoiceId, useCredit: true });
    expect(action.preview).toMatchObject({
      verb: 'Pay $600.00',
      cost: '$525.00 is charged to Visa ending in 4242. $75.00 is taken from your account credit.',
    });
    await store.decide(action.id, true);
    const invoice = await store.run(getSupplierInvoice, { invoiceId });
    expect(invoice).toMatchObject({
      status: 'PAID',
      paidMinor: 60_000,
      payments: [{ amountMinor: 52_500, creditMinor: 7_500 }],
    });
    expect(await book(store)).toMatchObject({
      left: '525 USD',
      entries: ['WELCOME 7500', 'SPENT -7500', 'CASH_BACK 525'],
    });
    expect((await bookOf(store)).find(({ subjectKind }) => subjectKind === 'supplier_invoice')).toMatchObject(
      {
        memo: 'Paid INV-2048 of Kiln Nine with Visa ending in 4242 and account credit',
        transfers: [
          { debit: 'SUPPLIERS', credit: 'CARDS', amountMinor: 52_500 },
          { debit: 'SUPPLIERS', credit: 'CREDITS', amountMinor: 7_500 },
        ],
      },
    );
  });

  it('pays alone where it covers all, without a card', async () => {
    const store = await subscribed('TIER_2');
    const invoiceId = await billStore(store, { totalMinor: 2_500 });
    const action = await store.ask(payInvoice, { invoiceId, useCredit: true });
    expect(action.preview.cost).toBe('$25.00 is taken from your account credit. No card is charged.');
    await store.decide(action.id, true);
    expect(await store.run(getSupplierInvoice, { invoiceId })).toMatchObject({
      status: 'PAID',
      payments: [{ amountMinor: 0, creditMinor: 2_500, method: 'Account credit', status: 'COMPLETED' }],
    });
    expect((await book(store)).entries).toEqual(['WELCOME 7500', 'SPENT -2500']);
    expect((await store.refusal(payInvoice, { invoiceId, useCredit: true })).code).toBe('bad_transition');
  });

  it('pays at the checkout and for a purchase order, too', async () => {
    const store = await subscribed('TIER_2');
    const { purchaseItemId } = await orderMugs(store);
    await store.run(addToCart, { purchaseItemId });
    const { payment } = await store.run(checkOut, { shippingAddress: studio, useCredit: true });
    expect(payment).toMatchObject({ amountMinor: 112_500, creditMinor: 7_500 });
    const bowls = await orderMugs(store, { title: 'Bowls' });
    const paid = await store.run(payPurchaseOrder, {
      purchaseItemId: bowls.purchaseItemId,
      shippingAddress: studio,
      useCredit: true,
    });
    expect(paid.payment.creditMinor).toBe(1125);
  });

  it('spends nothing where the card is declined, and all once the person confirms', async () => {
    const store = await subscribed('TIER_2', 'pm_card_visa', 'pm_card_chargeCustomerFail');
    const invoiceId = await billStore(store);
    const declined = await store.run(payInvoice, { invoiceId, useCredit: true });
    expect(declined.payment.status).toBe('INSTRUMENT_DECLINED');
    expect((await book(store)).left).toBe('7500 USD');
    await addCard(store, 'pm_card_authenticationRequired');
    const { payment } = await store.run(payInvoice, { invoiceId, useCredit: true, cardId: '3184' });
    expect(payment.status).toBe('REQUIRES_ACTION');
    expect((await book(store)).left).toBe('7500 USD');
    const url = new URL(payment.actionUrl ?? '');
    await store.context(async ({ providers }) => {
      if (!isTestBank(providers.payments)) throw new Error('Not the test bank.');
      await providers.payments.confirmCharge(
        url.pathname.split('/').at(-1) ?? '',
        url.searchParams.get('secret') ?? '',
        'APPROVED',
      );
    });
    await refund(store, payment.paymentId, 0);
    const bank = await store.context(async ({ providers }) => providers.payments);
    await recordPaymentEvent(store.kernel, bank, {
      id: randomUUID(),
      about: 'CHARGE',
      objectId: url.pathname.split('/').at(-1) ?? '',
    });
    expect(await store.run(getSupplierInvoice, { invoiceId })).toMatchObject({ status: 'PAID' });
    expect((await book(store)).left).toBe('525 USD');
  });

  it('is given back in proportion when the payment is refunded, and may leave less than nothing', async () => {
    const store = await subscribed('TIER_2');
    const { payment } = await store.run(payInvoice, { invoiceId: await billStore(store), useCredit: true });
    // The cash back of the first is spent on the second.
    const other = await billStore(store, { invoiceNumber: 'INV-9', totalMinor: 525 });
    await store.run(payInvoice, { invoiceId: other, useCredit: true });
    expect((await book(store)).left).toBe('0 USD');
    await refund(store, payment.paymentId, 26_250);
    expect((await book(store)).entries.slice(-2)).toEqual(['REVERSED -263', 'RETURNED 3750']);
    const alone = await subscribed(null);
    const paid = await alone.run(payInvoice, { invoiceId: await billStore(alone) });
    const sample = await billStore(alone, { invoiceNumber: 'INV-9', totalMinor: 600 });
    await alone.run(payInvoice, { invoiceId: sample, useCredit: true });
    await refund(alone, paid.payment.paymentId, 60_000);
    expect((await book(alone)).left).toBe('-600 USD');
    expect(
      await alone.refusal(payInvoice, {
        invoiceId: await billStore(alone, { invoiceNumber: 'INV-10' }),
        useCredit: true,
      }),
    ).toMatchObject({ code: 'conflict' });
  });

  it('is spent once, however many pay at once', async () => {
    const store = await subscribed('TIER_2');
    const ids = await Promise.all(
      ['INV-1', 'INV-2', 'INV-3'].map((invoiceNumber) =>
        billStore(store, { invoiceNumber, totalMinor: 5_000 }),
      ),
    );
    const results = await Promise.allSettled(
      ids.map((invoiceId) => store.run(payInvoice, { invoiceId, useCredit: true })),
    );
    expect(results.some(({ status }) => status === 'fulfilled')).toBe(true);
    const { rows } = await book(store);
    const sum = rows.reduce((all, { amountMinor }) => all + amountMinor, 0);
    expect(sum).toBeGreaterThanOrEqual(0);
    expect(rows[0]?.balanceAfterMinor).toBe(sum);
    const spent = rows.filter(({ kind }) => kind === 'SPENT').reduce((all, one) => all - one.amountMinor, 0);
    expect(spent).toBeLessThanOrEqual(7_500 + 150);
  });

  it('charges what was shown, or nothing', async () => {
    const store = await subscribed('TIER_2');
    const invoiceId = await billStore(store);
    const action = await store.ask(payInvoice, { invoiceId, useCredit: true });
    await store.run(payInvoice, {
      invoiceId: await billStore(store, { invoiceNumber: 'INV-9', totalMinor: 5_000 }),
      useCredit: true,
    });
    const decided = await store.decide(action.id, true).catch((error: unknown) => error);
    expect(JSON.stringify(decided) + String(decided)).toContain('not $75.00');
    expect((await store.run(getSupplierInvoice, { invoiceId })).paidMinor).toBe(0);
  });

  it('is refused with the wallet, where there is none, and for who may not pay', async () => {
    const store = await subscribed('TIER_2');
    const invoiceId = await billStore(store);
    const refused = async (input: object, as: 'owner' | 'member' | 'preview' = 'owner') =>
      (await store.refusal(payInvoice, { invoiceId, useCredit: true, ...input }, { as })).code;
    expect(await refused({ payWith: 'WALLET' })).toBe('bad_input');
    expect(await refused({}, 'member')).toBe('forbidden');
    expect(await refused({}, 'preview')).toBe('preview_blocked');
    const euros = await billStore(store, { invoiceNumber: 'INV-9', currency: 'EUR' });
    expect(await refused({ invoiceId: euros })).toBe('conflict');
    expect((await book(store)).left).toBe('7500 USD');
  });
});

describe('the book', () => {
  it('is read by kind, by everybody of the store and nobody else', async () => {
    const store = await subscribed('TIER_2');
    const other = await subscribed(null);
    await store.run(payInvoice, { invoiceId: await billStore(store) });
    expect((await book(store, { kind: 'CASH_BACK' })).entries).toEqual(['CASH_BACK 600']);
    expect(await book(other)).toMatchObject({ left: '0 USD', entries: [] });
    for (const as of ['viewer', 'preview'] as const)
      expect((await store.run(listAccountCredits, {}, { as })).total).toBe(2);
    expect(await store.refusal(listAccountCredits, { kind: 'GIFT' as never })).toMatchObject({
      code: 'bad_input',
    });
    expect((await store.run(listAccountCredits, { size: 1, page: 1 })).rows[0]?.kind).toBe('WELCOME');
  });

  it('is added to, never changed', async () => {
    const store = await subscribed('TIER_2');
    const change = store.context(async ({ db, storeId }) => {
      await db
        .update(accountCreditEntries)
        .set({ amountMinor: 1 })
        .where(eq(accountCreditEntries.storeId, storeId));
    });
    await expect(change).rejects.toMatchObject({
      cause: { message: expect.stringContaining('permission denied') },
    });
  });
});
