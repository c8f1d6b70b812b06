import { getPaymentsReport } from '@brandwright/contract/payments/get-payments-report.ts';
import type { LedgerEntryKind } from '@brandwright/contract/payments/enums.ts';
import { randomUUID } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { postEntry, type Transfer } from '../kernel/payments/ledger.ts';
import { resetTestTime, testStore, type TestStore } from '../kernel/testing.ts';
import { daysOf } from './get-payments-report.ts';

afterEach(resetTestTime);

async function posted(
  store: TestStore,
  at: string,
  kind: LedgerEntryKind,
  debit: Transfer['debit'],
  credit: Transfer['credit'],
  amountMinor: number,
  currency = 'USD',
): Promise<void> {
  store.time.now = new Date(at);
  await store.context((context) =>
    postEntry(context, {
      kind,
      memo: 'x',
      subject: { kind: 'payout', id: randomUUID() },
      source: randomUUID(),
      transfers: [{ debit, credit, amountMinor, currency }],
    }),
  );
  resetTestTime();
}

it('sums what was paid, what came back and what was paid out', async () => {
  const store = await testStore();
  const october = '2026-10-15T10:00:00Z';
  await posted(store, '2026-09-30T23:59:59Z', 'PAYMENT', 'SUPPLIERS', 'CARDS', 999_999);
  await posted(store, october, 'PAYMENT', 'SUPPLIERS', 'CARDS', 100_000);
  await posted(store, october, 'PAYMENT', 'SUPPLIERS', 'WALLET', 20_000);
  await posted(store, october, 'PAYMENT', 'SHIPPING', 'CARDS', 950);
  await posted(store, october, 'REFUND', 'CARDS', 'SHIPPING', 450);
  await posted(store, october, 'CREDIT', 'SUPPLIERS', 'CREDITS', 5_000);
  await posted(store, october, 'SALE', 'PAYOUTS', 'SALES', 70_000);
  await posted(store, '2026-10-31T23:59:59Z', 'PAYOUT', 'BANK', 'PAYOUTS', 60_000);
  await posted(store, october, 'PAYMENT', 'SUPPLIERS', 'CARDS', 700, 'EUR');
  const report = await store.call(
    getPaymentsReport,
    { from: '2026-10-01', to: '2026-10-31' },
    { as: 'viewer' },
  );
  expect(report).toMatchObject({
    output: {
      entries: 8,
      declined: 0,
      totals: [
        { currency: 'EUR', paidMinor: 700, returnedMinor: 0, creditsMinor: 0, payoutsMinor: 0 },
        {
          currency: 'USD',
          paidMinor: 120_950,
          returnedMinor: 450,
          creditsMinor: 5_000,
          payoutsMinor: 60_000,
        },
      ],
      purposes: [
        { account: 'SUPPLIERS', currency: 'USD', payments: 2, amountMinor: 120_000 },
        { account: 'SHIPPING', currency: 'USD', payments: 1, amountMinor: 950 },
        { account: 'SUPPLIERS', currency: 'EUR', payments: 1, amountMinor: 700 },
      ],
    },
  });
  const other = await testStore();
  const none = await other.call(getPaymentsReport, { from: '2026-10-01', to: '2026-10-31' });
  expect(none).toMatchObject({ summary: 'Nothing was paid from October 1, 2026 to October 31, 2026.' });
});

it('covers this month up to today unless days are said', () => {
  const now = new Date('2026-11-20T15:00:00Z');
  expect(daysOf({}, now)).toEqual({ from: '2026-11-01', to: '2026-11-20' });
  expect(daysOf({ to: '2026-10-31' }, now)).toEqual({ from: '2026-10-01', to: '2026-10-31' });
  expect(daysOf({ from: '2026-10-05' }, now)).toEqual({ from: '2026-10-05', to: '2026-11-20' });
  expect(daysOf({ from: '2026-12-01' }, now)).toEqual({ from: '2026-12-01', to: '2026-12-01' });
  expect(daysOf({ from: '2026-01-01', to: '2026-12-31' }, now).to).toBe('2026-12-31');
  expect(() => daysOf({ from: '2026-10-02', to: '2026-10-01' }, now)).toThrow('after the last one');
  expect(() => daysOf({ from: '2024-01-01', to: '2026-10-01' }, now)).toThrow('one year');
});

it('needs a login and days as they are', async () => {
  const store = await testStore();
  expect((await store.refusal(getPaymentsReport, {}, { as: 'public' })).code).toBe('unauthenticated');
  expect((await store.refusal(getPaymentsReport, { from: '2026-02-30' })).code).toBe('bad_input');
});
