import type { OwedSum } from '@brandwright/contract/purchasing/entities.ts';
import { and, eq, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { supplierInvoices as invoices } from './tables.ts';

/** An invoice of which something is still owed. */
export const isOpenInvoice = and(
  isNull(invoices.voidedAt),
  isNull(invoices.uncollectibleAt),
  eq(invoices.isDraft, false),
  lt(invoices.paidMinor, invoices.totalMinor),
);

/** What "owe" and "overdue" mean everywhere. Overdue is from the day after an invoice's own. */
export interface InvoiceSums extends OwedSum {
  total: number;
  owedCount: number;
  overdueCount: number;
  /** Amounts of different currencies are never added up. */
  otherCurrencies: OwedSum[];
}

/** The store's own comes first, then the others by their codes. */
const ownCurrency = 'USD';

/** Sums over the store's invoices, or those of `where`. `today` is YYYY-MM-DD. */
export async function sumInvoices(
  context: Context,
  where: SQL | undefined,
  today: string,
): Promise<InvoiceSums> {
  const isOverdue = and(isOpenInvoice, lt(invoices.dueOn, today));
  const owed = sql`${invoices.totalMinor} - ${invoices.paidMinor}`;
  const sums = await context.db
    .select({
      currency: invoices.currency,
      total: sql<number>`count(*)::int`,
      owedMinor: sql`coalesce(sum(${owed}) filter (where ${isOpenInvoice}), 0)`.mapWith(Number),
      owedCount: sql<number>`(count(*) filter (where ${isOpenInvoice}))::int`,
      overdueMinor: sql`coalesce(sum(${owed}) filter (where ${isOverdue}), 0)`.mapWith(Number),
      overdueCount: sql<number>`(count(*) filter (where ${isOverdue}))::int`,
    })
    .from(invoices)
    .where(and(eq(invoices.storeId, context.storeId), where))
    .groupBy(invoices.currency)
    .orderBy(sql`${invoices.currency} <> ${ownCurrency}`, invoices.currency);
  const [first = { currency: ownCurrency, owedMinor: 0, overdueMinor: 0 }, ...others] = sums
    .filter(({ owedCount }) => owedCount > 0)
    .map(({ currency, owedMinor, overdueMinor }) => ({ currency, owedMinor, overdueMinor }));
  const count = (of: 'total' | 'owedCount' | 'overdueCount') => sums.reduce((sum, row) => sum + row[of], 0);
  return {
    ...first,
    total: count('total'),
    owedCount: count('owedCount'),
    overdueCount: count('overdueCount'),
    otherCurrencies: others,
  };
}
