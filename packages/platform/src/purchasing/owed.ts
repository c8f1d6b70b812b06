import { and, eq, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../kernel/context.ts';
import { supplierInvoices as invoices } from './tables.ts';

/** An invoice of which something is still owed. */
export const isOpenInvoice = and(isNull(invoices.voidedAt), lt(invoices.paidMinor, invoices.totalMinor));

/** What "owe" and "overdue" mean everywhere, in minor units. Overdue is from the day after an invoice's own. */
export interface InvoiceSums {
  total: number;
  owedMinor: number;
  owedCount: number;
  overdueMinor: number;
  overdueCount: number;
}

/** Sums over the store's invoices, or those of `where`. `today` is YYYY-MM-DD. */
export async function sumInvoices(
  context: Context,
  where: SQL | undefined,
  today: string,
): Promise<InvoiceSums> {
  const isOverdue = and(isOpenInvoice, lt(invoices.dueOn, today));
  const owed = sql`${invoices.totalMinor} - ${invoices.paidMinor}`;
  const [sums] = await context.db
    .select({
      total: sql<number>`count(*)::int`,
      owedMinor: sql`coalesce(sum(${owed}) filter (where ${isOpenInvoice}), 0)`.mapWith(Number),
      owedCount: sql<number>`(count(*) filter (where ${isOpenInvoice}))::int`,
      overdueMinor: sql`coalesce(sum(${owed}) filter (where ${isOverdue}), 0)`.mapWith(Number),
      overdueCount: sql<number>`(count(*) filter (where ${isOverdue}))::int`,
    })
    .from(invoices)
    .where(and(eq(invoices.storeId, context.storeId), where));
  return sums ?? { total: 0, owedMinor: 0, owedCount: 0, overdueMinor: 0, overdueCount: 0 };
}
