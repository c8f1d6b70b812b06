import type { SupplierInvoiceRow } from '@brandwright/contract/purchasing/entities.ts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { daysPast, invoiceStatusOn, owedMinor } from './rules.ts';
import { supplierInvoiceLines as lines, supplierInvoices as invoices } from './tables.ts';

export type InvoiceRow = typeof invoices.$inferSelect;

type LineRow = typeof lines.$inferSelect;

export const lineTitles = sql`(select coalesce(string_agg(title, ' '), '') from supplier_invoice_lines
  where supplier_invoice_lines.store_id = ${invoices.storeId} and supplier_invoice_lines.invoice_id = ${invoices.id})`;

export function toRow(row: InvoiceRow, own: readonly LineRow[], today: string): SupplierInvoiceRow {
  const status = invoiceStatusOn(row, today);
  const [first] = own;
  return {
    invoiceId: row.id,
    invoiceNumber: row.invoiceNumber,
    supplierId: row.supplierId,
    supplierName: row.supplierName,
    status,
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
