import { confirmPayment } from '@brandwright/contract/payments/confirm-payment.ts';
import { listLedgerEntries } from '@brandwright/contract/payments/list-ledger-entries.ts';
import { listPayments } from '@brandwright/contract/payments/list-payments.ts';
import { getSupplierInvoice } from '@brandwright/contract/purchasing/get-supplier-invoice.ts';
import { payInvoice } from '@brandwright/contract/purchasing/pay-invoice.ts';
import { isTestBank } from '@brandwright/providers';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testStore, type TestStore } from '../kernel/testing.ts';
import { addCard, billStore } from './testing.ts';

const books = async (store: TestStore) => {
  const { rows, balances } = await store.run(listLedgerEntries, {});
  expect(balances.reduce((sum, { balanceMinor }) => sum + balanceMinor, 0)).toBe(0);
  return rows.map(({ kind, transfers }) => [
    kind,
    ...transfers.map(({ debit, credit, amountMinor }) => `${debit}<${credit} ${amountMinor}`),
  ]);
};

/** What the person does on the bank's page. */
async function atTheBank(store: TestStore, actionUrl: string, decision: 'APPROVED' | 'DECLINED') {
  const { payments } = await store.context(async ({ providers }) => providers);
  if (!isTestBank(payments)) throw new Error('Not the test bank.');
  const url = new URL(actionUrl);
  await payments.confirmCharge(
    url.pathname.split('/').at(-1) ?? '',
    url.searchParams.get('secret') ?? '',
    decision,
  );
}

describe('paying an invoice', () => {
  it('charges the default card for all that is owed, once, and writes it down', async () => {
    const store = await testStore();
    await addCard(store);
    const invoiceId = await billStore(store);
    const { payment, invoice } = await store.run(payInvoice, { invoiceId });
    expect(payment).toMatchObject({
      status: 'COMPLETED',
      amountMinor: 60_000,
      method: 'Visa ending in 4242',
      description: 'INV-2048 of Kiln Nine',
    });
    expect(invoice).toMatchObject({ status: 'PAID', owedMinor: 0, paidMinor: 60_000 });
    expect(await books(store)).toEqual([['PAYMENT', 'SUPPLIERS<CARDS 60000']]);
    const again = await store.refusal(payInvoice, { invoiceId });
    expect([again.code, again.message]).toEqual([
      'bad_transition',
      'Invoice INV-2048 is already paid. Nothing was charged.',
    ]);
    expect((await store.run(listPayments, {})).total).toBe(1);
    const [entry] = await store.journal();
    expect(entry).toMatchObject({
      operation: 'pay_invoice',
      subjectKind: 'supplier_invoice',
      summary: 'Paid $600.00 for invoice INV-2048 with Visa ending in 4242.',
    });
  });

  it('pays a part, and no more than what is left', async () => {
    const store = await testStore();
    await addCard(store);
    const invoiceId = await billStore(store);
    expect((await store.run(payInvoice, { invoiceId, amountMinor: 20_000 })).invoice.owedMinor).toBe(40_000);
    const over = await store.refusal(payInvoice, { invoiceId, amountMinor: 40_001 });
    expect(over.message).toBe('Only $400.00 is owed on INV-2048, so $400.01 can’t be paid.');
    expect((await store.run(payInvoice, { invoiceId })).invoice.status).toBe('PAID');
    expect((await books(store)).length).toBe(2);
  });

  it.each([
    ['pm_card_chargeCustomerFail', 'CARD_DECLINED', 'was declined by its bank'],
    ['pm_card_chargeDeclinedInsufficientFunds', 'INSUFFICIENT_FUNDS', 'isn’t enough money'],
    ['pm_card_chargeDeclinedExpiredCard', 'EXPIRED_CARD', 'has expired'],
  ])('says why %s is declined, and nothing is paid', async (token, reason, words) => {
    const store = await testStore();
    await addCard(store, token);
    const invoiceId = await billStore(store);
    const result = await store.call(payInvoice, { invoiceId });
    if (result.kind !== 'done') throw new Error('It asked.');
    expect(result.summary).toContain(words);
    expect(result.output).toMatchObject({
      payment: { status: 'INSTRUMENT_DECLINED', declineReason: reason },
      invoice: { status: 'OVERDUE', owedMinor: 60_000 },
    });
    expect(await books(store)).toEqual([]);
    await addCard(store, 'pm_card_mastercard');
    expect((await store.run(payInvoice, { invoiceId, cardId: 'mastercard' })).invoice.status).toBe('PAID');
  });

  it.each(['APPROVED', 'DECLINED'] as const)(
    'waits for the person at the bank, who %s it',
    async (decision) => {
      const store = await testStore();
      await addCard(store, 'pm_card_authenticationRequired');
      const invoiceId = await billStore(store);
      const { payment, invoice } = await store.run(payInvoice, { invoiceId });
      expect([payment.status, invoice.owedMinor]).toEqual(['REQUIRES_ACTION', 60_000]);
      await atTheBank(store, payment.actionUrl ?? '', decision);
      for (let round = 0; round < 2; round += 1) {
        const settled = await store.run(confirmPayment, { id: payment.paymentId });
        expect(settled.status).toBe(decision === 'APPROVED' ? 'COMPLETED' : 'INSTRUMENT_DECLINED');
      }
      expect((await store.run(getSupplierInvoice, { invoiceId })).owedMinor).toBe(
        decision === 'APPROVED' ? 0 : 60_000,
      );
      expect((await books(store)).length).toBe(decision === 'APPROVED' ? 1 : 0);
    },
  );

  it('takes what was confirmed at the bank meanwhile for paid, and charges nothing more', async () => {
    const store = await testStore();
    await addCard(store, 'pm_card_authenticationRequired');
    const invoiceId = await billStore(store);
    const first = await store.run(payInvoice, { invoiceId });
    await atTheBank(store, first.payment.actionUrl ?? '', 'APPROVED');
    const second = await store.run(payInvoice, { invoiceId });
    expect(second.payment).toMatchObject({ paymentId: first.payment.paymentId, status: 'COMPLETED' });
    expect(second.invoice.status).toBe('PAID');
    expect((await books(store)).length).toBe(1);
  });

  it('gives up a confirmation that never came when it is paid another way', async () => {
    const store = await testStore();
    await addCard(store, 'pm_card_authenticationRequired');
    await addCard(store, 'pm_card_mastercard');
    const invoiceId = await billStore(store);
    const first = await store.run(payInvoice, { invoiceId });
    expect((await store.run(payInvoice, { invoiceId, cardId: '4444' })).invoice.status).toBe('PAID');
    expect((await store.run(confirmPayment, { id: first.payment.paymentId })).status).toBe('CANCELED');
  });

  it('is paid once when it is asked for many times at once', async () => {
    const store = await testStore();
    await addCard(store);
    const invoiceId = await billStore(store);
    const all = await Promise.allSettled(
      Array.from({ length: 6 }, () => store.run(payInvoice, { invoiceId })),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await books(store)).toEqual([['PAYMENT', 'SUPPLIERS<CARDS 60000']]);
  });

  it('asks first in a chat, with the card and the amount, and charges what was shown', async () => {
    const store = await testStore();
    await addCard(store);
    const invoiceId = await billStore(store);
    const action = await store.ask(payInvoice, { invoiceId: 'the overdue invoice', cardId: 'the visa' });
    expect(action.preview).toMatchObject({
      verb: 'Pay $600.00',
      toWhom: 'Kiln Nine',
      cost: '$600.00 is charged to Visa ending in 4242.',
      warnings: ['It was due on November 10, 2026.'],
    });
    await store.run(payInvoice, { invoiceId, amountMinor: 10_000 });
    const late = await store.decide(action.id, true);
    expect(late).toMatchObject({ status: 'FAILED' });
    expect(late.outcome).toContain('It comes to $500.00 now, not $600.00. Nothing was charged.');
    const second = await store.ask(payInvoice, { invoiceId });
    expect(await store.decide(second.id, true)).toMatchObject({ status: 'DONE' });
    await expect(store.decide(second.id, true)).rejects.toMatchObject({ code: 'conflict' });
    expect((await books(store)).length).toBe(2);
  });

  it('refuses members, viewers, previews, other stores, and what has no card', async () => {
    const store = await testStore();
    const invoiceId = await billStore(store);
    expect((await store.refusal(payInvoice, { invoiceId })).message).toBe(
      'There’s no card on file. Add one under Payments, then try again.',
    );
    await addCard(store);
    for (const as of ['viewer', 'member'] as const)
      expect((await store.refusal(payInvoice, { invoiceId }, { as })).code).toBe('forbidden');
    expect((await store.refusal(payInvoice, { invoiceId }, { as: 'preview' })).code).toBe('preview_blocked');
    const other = await testStore();
    await addCard(other);
    expect((await other.refusal(payInvoice, { invoiceId })).code).toBe('not_found');
    expect((await store.refusal(payInvoice, { invoiceId, cardId: 'amex' })).message).toContain(
      'Visa ending in 4242',
    );
    expect((await store.refusal(payInvoice, { invoiceId: randomUUID() })).code).toBe('not_found');
    expect((await store.refusal(payInvoice, { invoiceId, amountMinor: 0 })).code).toBe('bad_input');
    const voided = await billStore(store, { invoiceNumber: 'INV-9', voidedAt: new Date() });
    expect((await store.refusal(payInvoice, { invoiceId: voided })).message).toBe(
      'Invoice INV-9 is void, so it can’t become paid.',
    );
  });
});
