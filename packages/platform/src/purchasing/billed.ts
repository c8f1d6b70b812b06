import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { owedMinor } from './rules.ts';
import { supplierInvoiceLines as lines, supplierInvoices } from './tables.ts';

export interface ItemInvoice {
  invoice: typeof supplierInvoices.$inferSelect;
  /** Of this purchase alone, where the invoice is for others too. */
  amountMinor: number;
  owedMinor: number;
}

/**
 * What was billed and paid of a purchase. Of an invoice that is for several things and partly paid, this one counts as paid by
 * its share, rounded down. What was voided or given up isn't billed.
 */
export async function billedOf(
  context: Context,
  purchaseItemId: string,
): Promise<{ invoices: ItemInvoice[]; billedMinor: number; paidMinor: number }> {
  const rows = await context.db
    .select({ invoice: supplierInvoices, amountMinor: sql`sum(${lines.amountMinor})`.mapWith(Number) })
    .from(supplierInvoices)
    .innerJoin(
      lines,
      and(eq(lines.storeId, supplierInvoices.storeId), eq(lines.invoiceId, supplierInvoices.id)),
    )
    .where(and(eq(supplierInvoices.storeId, context.storeId), eq(lines.purchaseItemId, purchaseItemId)))
    .groupBy(supplierInvoices.storeId, supplierInvoices.id)
    .orderBy(supplierInvoices.dueOn, supplierInvoices.id);
  const invoices = rows.map((row) => ({
    ...row,
    owedMinor: row.invoice.isDraft ? 0 : owedMinor(row.invoice),
  }));
  const counted = invoices.filter(
    ({ invoice }) =>
      invoice.voidedAt === null &&
      invoice.uncollectibleAt === null &&
      // A draft that buying here made was not paid: it is taken up again or made anew.
      !(invoice.isDraft && invoice.origin === 'PURCHASE'),
  );
  const paid = ({ invoice, amountMinor }: ItemInvoice) =>
    Math.floor((amountMinor * invoice.paidMinor) / Math.max(1, invoice.totalMinor));
  return {
    invoices,
    billedMinor: counted.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    paidMinor: invoices.reduce((sum, one) => sum + paid(one), 0),
  };
}
