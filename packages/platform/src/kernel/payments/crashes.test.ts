import { addToCart } from '@brandwright/contract/purchasing/add-to-cart.ts';
import { checkOut } from '@brandwright/contract/purchasing/check-out.ts';
import { payInvoice } from '@brandwright/contract/purchasing/pay-invoice.ts';
import { payPurchaseOrder } from '@brandwright/contract/purchasing/pay-purchase-order.ts';
import { OperationError, type AnyDeclaration, type SendOf } from '@brandwright/contract';
import type { Charge, Payments } from '@brandwright/providers';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addCard, billStore, orderMugs, studio } from '../../purchasing/testing.ts';
import { supplierInvoices } from '../../purchasing/tables.ts';
import { seededRandom, type Random } from '../data/random.ts';
import { resetTestTime, testStore, type TestStore } from '../testing.ts';
import { reconcile } from './reconcile.ts';
import { ledgerEntries, ledgerTransfers, payments } from './tables.ts';

/** Where a server may die on its way to the bank and back. */
type Death = 'BEFORE' | 'AFTER' | undefined;

class Crash extends Error {}

let store: TestStore;
let bank: Payments;
/** What the bank charged, whatever became of its answer. */
let charged: Map<string, Charge>;
let death: () => Death;

beforeEach(async () => {
  resetTestTime();
  store = await testStore();
  charged = new Map();
  death = () => undefined;
  const providers = await store.context(async (context) => context.providers);
  bank = providers.payments;
  providers.payments = {
    ...bank,
    async charge(request) {
      const now = death();
      if (now === 'BEFORE') throw new Crash();
      const charge = await bank.charge(request);
      charged.set(charge.id, charge);
      if (now === 'AFTER') throw new Crash();
      return charge;
    },
  };
});
afterEach(async () => {
  const providers = await store.context(async (context) => context.providers);
  providers.payments = bank;
});

/** What a server finds out at its start, some time later. */
async function startAgain(): Promise<void> {
  store.time.now = new Date(store.time.now.getTime() + 10 * 60_000);
  const started = await store.context(({ db, storeId }) =>
    db.select({ id: payments.id }).from(payments).where(eq(payments.storeId, storeId)),
  );
  for (const { id } of started) await store.context((context) => reconcile(context, id));
}

/** The bank, the payments, the invoices and the books say the same of what was paid. Answers it, in minor units. */
async function expectAllToAgree(): Promise<number> {
  const atBank = [...charged.values()].filter(({ status }) => status === 'COMPLETED');
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const paid = sum(atBank.map(({ amountMinor }) => amountMinor));
  await store.context(async ({ db, storeId }) => {
    const rows = await db.select().from(payments).where(eq(payments.storeId, storeId));
    expect(rows.filter(({ status }) => status === 'STARTED')).toEqual([]);
    expect(sum(rows.filter(({ status }) => status === 'COMPLETED').map((row) => row.amountMinor))).toBe(paid);
    const invoices = await db.select().from(supplierInvoices).where(eq(supplierInvoices.storeId, storeId));
    expect(sum(invoices.map(({ paidMinor }) => paidMinor))).toBe(paid);
    for (const { paidMinor, totalMinor } of invoices) expect(paidMinor).toBeLessThanOrEqual(totalMinor);
    const transfers = await db.select().from(ledgerTransfers).where(eq(ledgerTransfers.storeId, storeId));
    const cards = transfers.filter(({ credit }) => credit === 'CARDS');
    expect(sum(cards.map(({ amountMinor }) => amountMinor))).toBe(paid);
  });
  return paid;
}

async function tryTo<D extends AnyDeclaration>(declaration: D, input: SendOf<D>): Promise<boolean> {
  try {
    await store.run(declaration, input);
    return true;
  } catch (error) {
    if (error instanceof Crash || error instanceof OperationError) return false;
    throw error;
  }
}

describe('a server that dies while it pays', () => {
  it('before it asked the bank: nothing is charged, and it is paid when asked again', async () => {
    await addCard(store);
    const invoiceId = await billStore(store);
    death = () => 'BEFORE';
    expect(await tryTo(payInvoice, { invoiceId })).toBe(false);
    death = () => undefined;
    expect(await tryTo(payInvoice, { invoiceId })).toBe(true);
    expect(await expectAllToAgree()).toBe(60_000);
  });

  it('after the bank charged: it is recorded at the next start, and never charged again', async () => {
    await addCard(store);
    const invoiceId = await billStore(store);
    death = () => 'AFTER';
    expect(await tryTo(payInvoice, { invoiceId })).toBe(false);
    await startAgain();
    expect(await expectAllToAgree()).toBe(60_000);
    death = () => undefined;
    expect((await store.refusal(payInvoice, { invoiceId })).message).toContain('already paid');
    expect(charged.size).toBe(1);
  });

  it('after the bank charged: asking again before any start takes that payment', async () => {
    await addCard(store);
    await addCard(store, 'pm_card_mastercard');
    const invoiceId = await billStore(store);
    death = () => 'AFTER';
    await tryTo(payInvoice, { invoiceId });
    death = () => undefined;
    // With another card, too: what is paid is paid.
    const { payment } = await store.run(payInvoice, { invoiceId, cardId: 'mastercard' });
    expect(payment).toMatchObject({ status: 'COMPLETED', method: 'Visa ending in 4242' });
    expect(await expectAllToAgree()).toBe(60_000);
    expect(charged.size).toBe(1);
  });

  it('during a checkout: the cart is ordered at the next start', async () => {
    await addCard(store);
    const { purchaseItemId } = await orderMugs(store);
    await store.run(addToCart, { purchaseItemId });
    death = () => 'AFTER';
    await tryTo(checkOut, { shippingAddress: studio });
    await startAgain();
    expect(await expectAllToAgree()).toBe(120_000);
    expect((await store.refusal(checkOut, {})).message).toContain('The cart is empty');
  });

  it('leaves a charge alone that may still be on its way to the bank', async () => {
    await addCard(store);
    await addCard(store, 'pm_card_mastercard');
    const invoiceId = await billStore(store);
    death = () => 'BEFORE';
    await tryTo(payInvoice, { invoiceId });
    death = () => undefined;
    const early = await store.refusal(payInvoice, { invoiceId, cardId: 'mastercard' });
    expect(early.message).toContain('was already started. The bank hasn’t answered yet.');
    await startAgain();
    expect((await store.run(payInvoice, { invoiceId, cardId: 'mastercard' })).invoice.status).toBe('PAID');
    expect(await expectAllToAgree()).toBe(60_000);
  });
});

/** One thing that a founder does about money. */
async function act(random: Random): Promise<void> {
  const cardId = random.pick(['visa', 'mastercard', 'amex']);
  switch (random.between(0, 3)) {
    case 0:
      await tryTo(payInvoice, { invoiceId: 'INV-2048', cardId, amountMinor: random.between(1, 30_000) });
      return;
    case 1:
      await tryTo(payPurchaseOrder, { purchaseItemId: 'Bowls', cardId, shippingAddress: studio });
      return;
    case 2:
      await tryTo(addToCart, { purchaseItemId: 'Stoneware mugs' });
      return;
    default:
      await tryTo(checkOut, {
        cardId,
        shippingAddress: studio,
        ...(random.chance(0.3) ? { promotionCode: 'PRODUCTS10' } : {}),
      });
  }
}

describe('any sequence of payments and deaths', () => {
  it.each(Array.from({ length: 12 }, (_, seed) => seed))(
    '%i: loses nothing and doubles nothing',
    async (seed) => {
      const random = seededRandom(`payments ${seed}`);
      for (const token of ['pm_card_visa', 'pm_card_mastercard', 'pm_card_amex'] as const)
        await addCard(store, token);
      await billStore(store);
      await orderMugs(store);
      await orderMugs(store, { title: 'Bowls' });
      death = () => (random.chance(0.6) ? random.pick(['BEFORE', 'AFTER'] as const) : undefined);
      for (let step = 0; step < 14; step += 1) {
        if (random.chance(0.25)) await startAgain();
        await act(random);
      }
      await startAgain();
      await expectAllToAgree();
      death = () => undefined;
      await tryTo(payInvoice, { invoiceId: 'INV-2048' });
      await expectAllToAgree();
    },
  );
});

describe('the books', () => {
  it('are added to, never changed', async () => {
    await addCard(store);
    await store.run(payInvoice, { invoiceId: await billStore(store) });
    const change = (work: 'update' | 'delete') =>
      store.context(async ({ db, storeId }) =>
        work === 'update'
          ? db.update(ledgerTransfers).set({ amountMinor: 1 }).where(eq(ledgerTransfers.storeId, storeId))
          : db.delete(ledgerEntries).where(eq(ledgerEntries.storeId, storeId)),
      );
    for (const work of ['update', 'delete'] as const)
      await expect(change(work)).rejects.toMatchObject({
        cause: { message: expect.stringContaining('permission denied') },
      });
  });
});
