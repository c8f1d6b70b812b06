import type { Payout } from '@brandwright/contract/payments/entities.ts';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { ledgerTransfers } from '../kernel/payments/tables.ts';
import type { Context } from '../kernel/request/context.ts';
import type { payouts } from './tables.ts';

/** A payout as operations answer it. */
export const toPayout = (row: typeof payouts.$inferSelect): Payout => ({
  payoutId: row.id,
  amountMinor: row.amountMinor,
  currency: row.currency,
  status: row.status,
  bankName: row.bankName,
  arrivesOn: row.arrivesOn,
  failureReason: row.failureReason,
  createdAt: row.createdAt.toISOString(),
  settledAt: row.settledAt?.toISOString() ?? null,
});

/** What the shop owes the store by the books, in each currency where it owes something: sales, less refunds and payouts. */
export async function waitingForPayout(
  context: Context,
): Promise<{ amountMinor: number; currency: string }[]> {
  const { debit, credit, amountMinor, currency } = ledgerTransfers;
  const left = sql`sum(case when ${debit} = 'PAYOUTS' then ${amountMinor} else -${amountMinor} end)`;
  const rows = await context.db
    .select({ currency, amountMinor: left.mapWith(Number) })
    .from(ledgerTransfers)
    .where(
      and(
        eq(ledgerTransfers.storeId, context.storeId),
        or(inArray(debit, ['PAYOUTS']), inArray(credit, ['PAYOUTS'])),
      ),
    )
    .groupBy(currency)
    .orderBy(currency);
  return rows.filter((row) => row.amountMinor > 0);
}
