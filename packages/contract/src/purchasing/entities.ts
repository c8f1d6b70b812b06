import { z } from 'zod';
import { amountMinor, day, field, instant, untrustedText } from '../kernel/fields.ts';
import {
  costKind,
  invoiceStatus,
  purchaseSource,
  purchaseStatus,
  purchaseType,
  receivingStatus,
  shippingMode,
} from './enums.ts';

const supplierRef = () => field(z.string(), { ref: 'supplier' });

/** One thing that is bought from a supplier, as it stands in a list. Money in minor units of `currency`. */
export const purchaseItemRow = z.object({
  purchaseItemId: field(z.uuid(), { ref: 'purchase_item' }),
  title: z.string(),
  supplierId: supplierRef().nullable(),
  supplierName: z.string(),
  status: purchaseStatus,
  orderType: purchaseType,
  source: purchaseSource,
  quantity: z.int(),
  unitPriceMinor: amountMinor(),
  /** All costs together, as far as they are known. */
  totalMinor: amountMinor(),
  currency: z.string(),
  receivingStatus,
  /** When it should be ready or here; null while nothing was paid. */
  expectedOn: day().nullable(),
  isArchived: z.boolean(),
  createdAt: instant(),
  updatedAt: instant(),
});
export type PurchaseItemRow = z.output<typeof purchaseItemRow>;

export const purchaseCost = z.object({ kind: costKind, label: z.string(), amountMinor: amountMinor() });
export type PurchaseCost = z.output<typeof purchaseCost>;

/** A purchase item with all that its page shows. */
export const purchaseItem = purchaseItemRow.extend({
  costs: z.array(purchaseCost),
  shippingMode,
  leadTimeDays: z.int().nullable(),
  trackingNumber: untrustedText().nullable(),
  carrier: z.string().nullable(),
  /** The request and quote that it came from. */
  requestId: field(z.string(), { ref: 'project_request' }).nullable(),
  quoteId: field(z.string(), { ref: 'quote' }).nullable(),
  invoices: z.array(
    z.object({
      invoiceId: z.uuid(),
      invoiceNumber: z.string(),
      status: invoiceStatus,
      totalMinor: amountMinor(),
      dueOn: day(),
    }),
  ),
  /** States that may come next. */
  nextStatuses: z.array(purchaseStatus),
});
export type PurchaseItem = z.output<typeof purchaseItem>;

/** What is owed in one currency, and how much of it is overdue, in its minor units. */
export const owedSum = z.object({
  currency: z.string(),
  owedMinor: amountMinor(),
  overdueMinor: amountMinor(),
});
export type OwedSum = z.output<typeof owedSum>;

/** A supplier's invoice as it stands in a list. */
export const supplierInvoiceRow = z.object({
  invoiceId: field(z.uuid(), { ref: 'supplier_invoice' }),
  invoiceNumber: z.string(),
  supplierId: supplierRef().nullable(),
  supplierName: z.string(),
  status: invoiceStatus,
  totalMinor: amountMinor(),
  paidMinor: amountMinor(),
  /** What is still owed: zero when paid or void. */
  owedMinor: amountMinor(),
  currency: z.string(),
  issuedOn: day(),
  dueOn: day(),
  /** Days past its day; 0 when it is not overdue. */
  daysOverdue: z.int(),
  paidAt: instant().nullable(),
  /** What it is for, in a few words. */
  about: z.string(),
});
export type SupplierInvoiceRow = z.output<typeof supplierInvoiceRow>;

export const invoiceLine = z.object({
  title: z.string(),
  kind: costKind,
  quantity: z.int(),
  unitPriceMinor: amountMinor(),
  amountMinor: amountMinor(),
  purchaseItemId: field(z.string(), { ref: 'purchase_item' }).nullable(),
});
export type InvoiceLine = z.output<typeof invoiceLine>;

export const supplierInvoice = supplierInvoiceRow.extend({
  lines: z.array(invoiceLine),
  /** The supplier's own words. */
  note: untrustedText().nullable(),
});
export type SupplierInvoice = z.output<typeof supplierInvoice>;
