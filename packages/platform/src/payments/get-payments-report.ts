import { OperationError } from '@brandwright/contract';
import { ledgerAccountLabels } from '@brandwright/contract/payments/enums.ts';
import { getPaymentsReport, longestReportDays } from '@brandwright/contract/payments/get-payments-report.ts';
import { and, count, countDistinct, eq, sum } from 'drizzle-orm';
import { dayMs, isWithinDays, type Days } from '../kernel/data/days.ts';
import {
  ledgerEntries as entries,
  ledgerTransfers as transfers,
  payments,
} from '../kernel/payments/tables.ts';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';

/** The days asked for: this month up to today where none are. Errors: bad_input. */
export function daysOf(given: { from?: string | undefined; to?: string | undefined }, now: Date): Days {
  const today = now.toISOString().slice(0, 10);
  const to = given.to ?? (given.from !== undefined && given.from > today ? given.from : today);
  const from = given.from ?? `${to.slice(0, 7)}-01`;
  if (from > to) throw new OperationError('bad_input', 'The first day is after the last one. Swap them.');
  if ((Date.parse(to) - Date.parse(from)) / dayMs >= longestReportDays)
    throw new OperationError('bad_input', 'A payments report can span one year at most. Choose fewer days.');
  return { from, to };
}

/** What went from an account to another in these days. */
function sumsOf(context: Context, days: Days) {
  return context.db
    .select({
      debit: transfers.debit,
      credit: transfers.credit,
      currency: transfers.currency,
      entries: countDistinct(entries.id),
      amountMinor: sum(transfers.amountMinor).mapWith(Number),
    })
    .from(transfers)
    .innerJoin(entries, and(eq(entries.storeId, transfers.storeId), eq(entries.id, transfers.entryId)))
    .where(and(eq(transfers.storeId, context.storeId), isWithinDays(entries.occurredAt, days)))
    .groupBy(transfers.debit, transfers.credit, transfers.currency);
}

/** Where a founder's money is taken from and given back to. */
const isPurse = (account: string) => account === 'CARDS' || account === 'WALLET';

export default implement(getPaymentsReport, {
  async run(context, input) {
    const days = daysOf(input, context.clock.now());
    const sums = await sumsOf(context, days);
    const currencies = [...new Set(sums.map(({ currency }) => currency))].toSorted();
    const total = (currency: string, isOf: (sum: (typeof sums)[number]) => boolean) =>
      sums
        .filter((one) => one.currency === currency && isOf(one))
        .reduce((all, { amountMinor }) => all + amountMinor, 0);
    const purposes = sums
      .filter(({ debit, credit }) => isPurse(credit) && !isPurse(debit))
      .reduce<
        { account: (typeof sums)[number]['debit']; currency: string; payments: number; amountMinor: number }[]
      >((all, { debit: account, currency, entries: made, amountMinor }) => {
        const there = all.find((one) => one.account === account && one.currency === currency);
        if (!there) return [...all, { account, currency, payments: made, amountMinor }];
        there.payments += made;
        there.amountMinor += amountMinor;
        return all;
      }, [])
      .toSorted((a, b) => b.amountMinor - a.amountMinor);
    const inDays = and(eq(payments.storeId, context.storeId), isWithinDays(payments.createdAt, days));
    const [declined] = await context.db
      .select({ all: count() })
      .from(payments)
      .where(and(inDays, eq(payments.status, 'INSTRUMENT_DECLINED')));
    const [written] = await context.db
      .select({ all: count() })
      .from(entries)
      .where(and(eq(entries.storeId, context.storeId), isWithinDays(entries.occurredAt, days)));
    return {
      output: {
        ...days,
        totals: currencies.map((currency) => ({
          currency,
          paidMinor: total(currency, ({ debit, credit }) => isPurse(credit) && !isPurse(debit)),
          returnedMinor: total(currency, ({ debit, credit }) => isPurse(debit) && !isPurse(credit)),
          creditsMinor: total(currency, ({ credit }) => credit === 'CREDITS'),
          payoutsMinor:
            total(currency, ({ debit }) => debit === 'BANK') -
            total(currency, ({ credit }) => credit === 'BANK'),
        })),
        purposes: purposes.map((one) => ({ ...one, label: ledgerAccountLabels[one.account] })),
        entries: written?.all ?? 0,
        declined: declined?.all ?? 0,
      },
    };
  },
});
