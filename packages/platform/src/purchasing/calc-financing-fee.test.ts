import { calcFinancingFee } from '@brandwright/contract/purchasing/calc-financing-fee.ts';
import { payInvoice } from '@brandwright/contract/purchasing/pay-invoice.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { resetTestTime, testStore } from '../kernel/testing.ts';
import { financingFeeMinor } from './financing.ts';
import { addCard, billStore } from './testing.ts';

beforeEach(resetTestTime);

describe('what it would cost to pay an invoice later', () => {
  it('is a fee of what is owed for each term, with the total and its last day', async () => {
    const store = await testStore();
    const invoiceId = await billStore(store);
    const found = await store.run(calcFinancingFee, { invoiceId });
    expect(found).toMatchObject({ invoiceNumber: 'INV-2048', amountMinor: 60_000, currency: 'USD' });
    expect(
      found.offers.map(({ days, feeMinor, totalMinor, dueOn }) => [days, feeMinor, totalMinor, dueOn]),
    ).toEqual([
      [30, 900, 60_900, '2026-12-20'],
      [60, 1_740, 61_740, '2027-01-19'],
      [90, 2_550, 62_550, '2027-02-18'],
    ]);
    expect(await store.journal()).toEqual([]);
  });

  it('is for one term where one is asked for, and of what is left of an invoice', async () => {
    const store = await testStore();
    await addCard(store);
    const invoiceId = await billStore(store);
    await store.run(payInvoice, { invoiceId, amountMinor: 50_000 });
    const { amountMinor, offers } = await store.run(calcFinancingFee, {
      invoiceId: 'the mug invoice',
      term: 'DAYS_60',
    });
    expect([amountMinor, offers.map(({ feeMinor }) => feeMinor)]).toEqual([10_000, [290]]);
  });

  it.each([
    [0, 150, 0],
    [33, 150, 0],
    [34, 150, 1],
    [1_000_000_000, 425, 42_500_000],
    [Number.MAX_SAFE_INTEGER, 10_000, Number.MAX_SAFE_INTEGER],
  ])('rounds half up: %i at %i basis points is %i', (amount, basisPoints, fee) =>
    expect(financingFeeMinor(amount, basisPoints)).toBe(fee),
  );

  it('is refused for what is paid or void, for another store’s invoice and for other terms', async () => {
    const store = await testStore();
    const paid = await billStore(store, { paidMinor: 60_000 });
    expect((await store.refusal(calcFinancingFee, { invoiceId: paid })).message).toBe(
      'Invoice INV-2048 is paid, so there’s nothing to finance. Choose one that is still owed.',
    );
    const voided = await billStore(store, { invoiceNumber: 'INV-9', voidedAt: new Date() });
    expect((await store.refusal(calcFinancingFee, { invoiceId: voided })).code).toBe('bad_transition');
    const other = await testStore();
    expect((await other.refusal(calcFinancingFee, { invoiceId: paid })).code).toBe('not_found');
    expect((await store.refusal(calcFinancingFee, { invoiceId: paid, term: 'DAYS_45' })).code).toBe(
      'bad_input',
    );
    const open = await billStore(store, { invoiceNumber: 'INV-10' });
    expect((await store.run(calcFinancingFee, { invoiceId: open }, { as: 'viewer' })).offers).toHaveLength(3);
  });
});
