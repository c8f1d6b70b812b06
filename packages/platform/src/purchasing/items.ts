import type { PurchaseItem, PurchaseItemRow } from '@brandwright/contract/purchasing/entities.ts';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { dayOf, invoiceStatusOn, purchaseTransitions } from './rules.ts';
import type { purchaseItems } from './tables.ts';
import { supplierInvoiceLines, supplierInvoices } from './tables.ts';

export type ItemRow = typeof purchaseItems.$inferSelect;

export function toRow(row: ItemRow): PurchaseItemRow {
  return {
    purchaseItemId: row.id,
    title: row.title,
    supplierId: row.supplierId,
    supplierName: row.supplierName,
    status: row.status,
    orderType: row.orderType,
    source: row.source,
    quantity: row.quantity,
    unitPriceMinor: row.unitPriceMinor,
    totalMinor: row.totalMinor,
    currency: row.currency,
    receivingStatus: row.receivingStatus,
    expectedOn: row.expectedOn,
    isArchived: row.isArchived,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export async function withInvoices(context: Context, row: ItemRow): Promise<PurchaseItem> {
  const today = dayOf(context.clock.now());
  const invoices = await context.db
    .selectDistinct({ invoice: supplierInvoices })
    .from(supplierInvoices)
    .innerJoin(
      supplierInvoiceLines,
      and(
        eq(supplierInvoiceLines.storeId, supplierInvoices.storeId),
        eq(supplierInvoiceLines.invoiceId, supplierInvoices.id),
      ),
    )
    .where(
      and(eq(supplierInvoices.storeId, context.storeId), eq(supplierInvoiceLines.purchaseItemId, row.id)),
    )
    .orderBy(supplierInvoices.dueOn);
  return {
    ...toRow(row),
    costs: row.costs,
    shippingMode: row.shippingMode,
    leadTimeDays: row.leadTimeDays,
    trackingNumber: row.trackingNumber,
    carrier: row.carrier,
    requestId: row.requestId,
    quoteId: row.quoteId,
    invoices: invoices.map(({ invoice }) => ({
      invoiceId: invoice.id,
      invoiceNumber: invoice.invoiceNumber,
      status: invoiceStatusOn(invoice, today),
      totalMinor: invoice.totalMinor,
      dueOn: invoice.dueOn,
    })),
    nextStatuses: [...purchaseTransitions[row.status]],
  };
}
