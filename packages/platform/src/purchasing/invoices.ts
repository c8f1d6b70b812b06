import type { SupplierInvoice, SupplierInvoiceRow } from '@brandwright/contract/purchasing/entities.ts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { paymentsOf } from '../kernel/payments/payments.ts';
import { dayOf, daysPast, invoiceStatusOn, owedMinor } from './rules.ts';
import { supplierInvoiceLines as lines, type supplierInvoices as invoices } from './tables.ts';

export type InvoiceRow = typeof invoices.$inferSelect;

/** Between the titles of an invoice's lines. */
export const lineGap = ' · ';

type LineRow = typeof lines.$inferSelect;

/** What an invoice is for, its lines apart by `lineGap`. */
export const lineTitles = sql`(select coalesce(string_agg(title, '${sql.raw(lineGap)}'), '') from supplier_invoice_lines
  where supplier_invoice_lines.store_id = supplier_invoices.store_id and supplier_invoice_lines.invoice_id = supplier_invoices.id)`;

export function toRow(row: InvoiceRow, own: readonly LineRow[], today: string): SupplierInvoiceRow {
  const status = invoiceStatusOn(row, today);
  const [first] = own;
  return {
    invoiceId: row.id,
    invoiceNumber: row.invoiceNumber,
    supplierId: row.supplierId,
    supplierName: row.supplierName,
    status,
    origin: row.origin,
    totalMinor: row.totalMinor,
    paidMinor: row.paidMinor,
    owedMinor: owedMinor(row),
    currency: row.currency,
    issuedOn: row.issuedOn,
    dueOn: row.dueOn,
    daysOverdue: status === 'OVERDUE' ? daysPast(row.dueOn, today) : 0,
    paidAt: row.paidAt?.toISOString() ?? null,
    about: first ? `${first.title}${own.length > 1 ? ` and ${own.length - 1} more` : ''}` : '',
  };
}

export async function linesOf(context: Context, ids: readonly string[]): Promise<LineRow[]> {
  if (ids.length === 0) return [];
  return context.db
    .select()
    .from(lines)
    .where(and(eq(lines.storeId, context.storeId), inArray(lines.invoiceId, [...ids])))
    .orderBy(asc(lines.position));
}

/** "INV-2048 of Olaria do Vale": how payments and the books call an invoice. */
export const invoiceTitle = ({ invoiceNumber, supplierName }: InvoiceRow): string =>
  `${invoiceNumber} of ${supplierName}`;

/** What payments call it, and what it is at the bank. */
export const invoiceSubject = (id: string) => ({ kind: 'supplier_invoice', id });

/** An invoice with all that its page shows. */
export async function showInvoice(context: Context, row: InvoiceRow): Promise<SupplierInvoice> {
  const own = await linesOf(context, [row.id]);
  return {
    ...toRow(row, own, dayOf(context.clock.now())),
    lines: own.map(({ id, title, kind, quantity, unitPriceMinor, amountMinor, purchaseItemId }) => ({
      lineId: id,
      title,
      kind,
      quantity,
      unitPriceMinor,
      amountMinor,
      purchaseItemId,
    })),
    note: row.note,
    discountMinor: row.discountMinor,
    promotionCode: row.promotionCode,
    shippingAddress: row.shippingAddress,
    publicUrl: `${context.publicUrl}/public-pay-invoice/${row.publicNumber}`,
    payments: await paymentsOf(context, invoiceSubject(row.id)),
  };
}
