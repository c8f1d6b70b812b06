import { confirmPayment } from '@brandwright/contract/payments/confirm-payment.ts';
import { listLedgerEntries } from '@brandwright/contract/payments/list-ledger-entries.ts';
import { captureWalletPayment } from '@brandwright/contract/purchasing/capture-wallet-payment.ts';
import { getSupplierInvoice } from '@brandwright/contract/purchasing/get-supplier-invoice.ts';
import { payInvoice } from '@brandwright/contract/purchasing/pay-invoice.ts';
import { isTestWallet, type Wallet } from '@brandwright/providers';
import { and, eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { reconcile } from '../kernel/payments/reconcile.ts';
import { payments } from '../kernel/payments/tables.ts';
import { isBeingCaptured } from '../kernel/payments/wallet-payments.ts';
import { resetTestTime, testStore, type TestStore } from '../kernel/testing.ts';
import { supplierInvoices } from './tables.ts';
import { addCard, billStore } from './testing.ts';

class Crash extends Error {}

const withWallet = { payWith: 'WALLET' } as const;

let store: TestStore;
let wallet: Wallet;
/** Orders whose money was taken, whatever became of the answer. */
let taken: string[];
let death: 'BEFORE' | 'AFTER' | undefined;

beforeEach(async () => {
  resetTestTime();
  store = await testStore();
  taken = [];
  death = undefined;
  const providers = await store.context(async (context) => context.providers);
  wallet = providers.wallet;
  providers.wallet = {
    ...wallet,
    async captureOrder(request) {
      if (death === 'BEFORE') throw new Crash();
      const before = await wallet.getOrder(request.orderId);
      const order = await wallet.captureOrder(request);
      if (before.status !== order.status && order.status === 'COMPLETED') taken.push(order.id);
      if (death === 'AFTER') throw new Crash();
      return order;
    },
  };
});
afterEach(async () => {
  const providers = await store.context(async (context) => context.providers);
  providers.wallet = wallet;
});

/** What the person does at the wallet's page. */
async function atTheWallet(
  actionUrl: string | null,
  decision: 'APPROVED' | 'EMPTY' | 'CANCELED' = 'APPROVED',
) {
  if (!isTestWallet(wallet)) throw new Error('Not the test wallet.');
  const url = new URL(actionUrl ?? '');
  await wallet.decide(url.pathname.split('/').at(-1) ?? '', url.searchParams.get('secret') ?? '', decision);
}

/** A payment that its person approved at the wallet. */
async function approved(more: { amountMinor?: number } = {}) {
  const invoiceId = await billStore(store);
  const { payment } = await store.run(payInvoice, { ...withWallet, invoiceId, ...more });
  await atTheWallet(payment.actionUrl);
  return { invoiceId, paymentId: payment.paymentId, orderId: payment.walletOrderId ?? '' };
}

const books = async () => {
  const { rows, balances } = await store.run(listLedgerEntries, {});
  expect(balances.reduce((sum, { balanceMinor }) => sum + balanceMinor, 0)).toBe(0);
  return rows.flatMap(({ memo, transfers }) =>
    transfers.map(({ debit, credit, amountMinor }) => [memo, `${debit}<${credit} ${amountMinor}`]),
  );
};
const paidOnce = [['Paid INV-2048 of Kiln Nine with Test wallet', 'SUPPLIERS<WALLET 60000']];

const statusOf = (paymentId: string) =>
  store.context(async ({ db, storeId }) => {
    const [row] = await db
      .select({ status: payments.status })
      .from(payments)
      .where(and(eq(payments.storeId, storeId), eq(payments.id, paymentId)));
    return row?.status;
  });

/** What a server finds out at its start about captures that were asked for. */
const startAgain = () =>
  store.context(async (context) => {
    const open = await context.db
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.storeId, context.storeId), sql.raw(isBeingCaptured)));
    for (const { id } of open) await reconcile(context, id);
  });

describe('paying an invoice with the wallet', () => {
  it('begins with a yes at the wallet, and settles the invoice and the books when it is captured, once', async () => {
    const invoiceId = await billStore(store);
    const { payment, invoice } = await store.run(payInvoice, { ...withWallet, invoiceId });
    expect(payment).toMatchObject({ status: 'REQUIRES_ACTION', method: 'Test wallet', amountMinor: 60_000 });
    expect(invoice).toMatchObject({ owedMinor: 60_000 });
    const orderId = payment.walletOrderId ?? '';
    const early = await store.run(captureWalletPayment, { orderId });
    expect(early.payment.status).toBe('REQUIRES_ACTION');
    await atTheWallet(payment.actionUrl);
    // Asking what became of it takes nothing.
    expect((await store.run(confirmPayment, { id: payment.paymentId })).status).toBe('REQUIRES_ACTION');
    const all = await Promise.all([1, 2, 3].map(() => store.run(captureWalletPayment, { orderId })));
    for (const { payment: now } of all) expect(now.status).toBe('COMPLETED');
    const again = await store.run(captureWalletPayment, { orderId });
    expect(again.invoice).toMatchObject({ status: 'PAID', paidMinor: 60_000 });
    expect(taken).toHaveLength(1);
    expect(await books()).toEqual(paidOnce);
    expect(
      (await store.journal()).some(
        ({ summary }) => summary === 'Paid $600.00 for invoice INV-2048 with Test wallet.',
      ),
    ).toBe(true);
    expect((await store.refusal(payInvoice, { ...withWallet, invoiceId })).code).toBe('bad_transition');
  });

  it('pays a part, and no more than what is owed', async () => {
    const { orderId, invoiceId } = await approved({ amountMinor: 20_000 });
    expect((await store.run(captureWalletPayment, { orderId })).invoice.owedMinor).toBe(40_000);
    expect((await store.refusal(payInvoice, { ...withWallet, invoiceId, amountMinor: 40_001 })).code).toBe(
      'bad_input',
    );
  });

  it('is declined when the account has no money, and another way can be tried', async () => {
    await addCard(store);
    const invoiceId = await billStore(store);
    const { payment } = await store.run(payInvoice, { ...withWallet, invoiceId });
    await atTheWallet(payment.actionUrl, 'EMPTY');
    const { payment: declined } = await store.run(captureWalletPayment, {
      orderId: payment.walletOrderId ?? '',
    });
    expect(declined.status).toBe('INSTRUMENT_DECLINED');
    expect((await store.run(payInvoice, { invoiceId })).invoice.status).toBe('PAID');
  });

  it('is given up when it is paid with a card before, and then takes nothing', async () => {
    await addCard(store);
    const { invoiceId, orderId } = await approved();
    expect((await store.run(payInvoice, { invoiceId })).payment.method).toBe('Visa ending in 4242');
    expect((await store.run(captureWalletPayment, { orderId })).payment.status).toBe('CANCELED');
    expect(taken).toEqual([]);
  });

  it('takes nothing when less is owed than was approved', async () => {
    const { invoiceId, orderId } = await approved();
    await store.context(({ db, storeId }) =>
      db
        .update(supplierInvoices)
        .set({ paidMinor: 10_000 })
        .where(and(eq(supplierInvoices.storeId, storeId), eq(supplierInvoices.id, invoiceId))),
    );
    expect((await store.run(captureWalletPayment, { orderId })).payment.status).toBe('CANCELED');
    expect([taken, await books()]).toEqual([[], []]);
  });

  it('asks first in a chat, and charges what was shown', async () => {
    const invoiceId = await billStore(store);
    const action = await store.ask(payInvoice, { ...withWallet, invoiceId: 'the overdue invoice' });
    expect(action.preview).toMatchObject({
      verb: 'Continue to Test wallet',
      cost: '$600.00, once you approve it at Test wallet. Nothing is paid before.',
      warnings: ['It was due on November 10, 2026.'],
    });
    expect((await store.decide(action.id, true)).outcome).toBe(
      'Approve the payment of $600.00 for invoice INV-2048 at Test wallet. Nothing is paid until you do.',
    );
    expect((await store.run(getSupplierInvoice, { invoiceId })).payments).toHaveLength(1);
  });

  it('refuses members, viewers, previews, other stores and other orders', async () => {
    const { invoiceId, orderId } = await approved();
    for (const as of ['viewer', 'member'] as const) {
      expect((await store.refusal(payInvoice, { ...withWallet, invoiceId }, { as })).code).toBe('forbidden');
      expect((await store.refusal(captureWalletPayment, { orderId }, { as })).code).toBe('forbidden');
    }
    expect((await store.refusal(captureWalletPayment, { orderId }, { as: 'preview' })).code).toBe(
      'preview_blocked',
    );
    const other = await testStore();
    expect((await other.refusal(payInvoice, { ...withWallet, invoiceId })).code).toBe('not_found');
    expect((await other.refusal(captureWalletPayment, { orderId })).code).toBe('not_found');
    expect((await store.refusal(captureWalletPayment, { orderId: 'demo_wo_never' })).code).toBe('not_found');
    expect((await store.refusal(captureWalletPayment, { orderId: '../x' })).code).toBe('bad_input');
  });
});

describe('a server that dies while it captures', () => {
  it.each(['BEFORE', 'AFTER'] as const)(
    '%s the wallet was asked: it is brought to its end at the next start, once',
    async (when) => {
      const { orderId, paymentId, invoiceId } = await approved();
      death = when;
      await expect(store.run(captureWalletPayment, { orderId })).rejects.toBeInstanceOf(Crash);
      death = undefined;
      expect(await statusOf(paymentId)).toBe('PENDING');
      await startAgain();
      expect(await statusOf(paymentId)).toBe('COMPLETED');
      expect((await store.run(getSupplierInvoice, { invoiceId })).status).toBe('PAID');
      expect((await store.run(captureWalletPayment, { orderId })).payment.status).toBe('COMPLETED');
      expect(taken).toHaveLength(1);
      expect(await books()).toEqual(paidOnce);
    },
  );

  it('is not paid a second time with a card', async () => {
    await addCard(store);
    const { orderId, invoiceId } = await approved();
    death = 'BEFORE';
    await expect(store.run(captureWalletPayment, { orderId })).rejects.toBeInstanceOf(Crash);
    death = undefined;
    const { payment } = await store.run(payInvoice, { invoiceId });
    expect(payment).toMatchObject({ status: 'COMPLETED', method: 'Test wallet' });
    expect(taken).toHaveLength(1);
    expect(await books()).toEqual(paidOnce);
  });

  it('gives up an order whose answer was lost, as nobody ever saw it', async () => {
    const invoiceId = await billStore(store);
    const providers = await store.context(async (context) => context.providers);
    const whole = providers.wallet;
    providers.wallet = {
      ...whole,
      createOrder: async (request) => {
        await whole.createOrder(request);
        throw new Crash();
      },
    };
    await expect(store.run(payInvoice, { ...withWallet, invoiceId })).rejects.toBeInstanceOf(Crash);
    providers.wallet = whole;
    const [row] = await store.context(({ db, storeId }) =>
      db.select().from(payments).where(eq(payments.storeId, storeId)),
    );
    expect(row?.status).toBe('STARTED');
    store.time.now = new Date(store.time.now.getTime() + 10 * 60_000);
    await store.context((context) => reconcile(context, row?.id ?? ''));
    expect(await statusOf(row?.id ?? '')).toBe('REFUSED');
    const { payment } = await store.run(payInvoice, { ...withWallet, invoiceId });
    expect(payment.status).toBe('REQUIRES_ACTION');
  });
});
