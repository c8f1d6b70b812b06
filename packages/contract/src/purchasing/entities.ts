import { z } from 'zod';
import { amountMinor, day, field, instant, untrustedText } from '../kernel/fields.ts';
import { shippingAddress } from '../orders/entities.ts';
import { payment } from '../payments/entities.ts';
import {
  costKind,
  invoiceOrigin,
  invoiceStatus,
  milestoneKind,
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
  /** Units that came so far, broken ones included; of `quantity`. */
  receivedUnits: z.int(),
  /** When it should be ready or here; null while nothing was paid. */
  expectedOn: day().nullable(),
  isArchived: z.boolean(),
  createdAt: instant(),
  updatedAt: instant(),
});
export type PurchaseItemRow = z.output<typeof purchaseItemRow>;

export const purchaseCost = z.object({ kind: costKind, label: z.string(), amountMinor: amountMinor() });
export type PurchaseCost = z.output<typeof purchaseCost>;

/** What happens on the way from an order to its goods. */
export const milestone = z.object({
  kind: milestoneKind,
  /** When it should happen; null where nobody knows yet. */
  dueOn: day().nullable(),
  doneOn: day().nullable(),
  /** Of a deposit and a balance: what is to be paid. */
  amountMinor: amountMinor().nullable(),
});
export type Milestone = z.output<typeof milestone>;

/** What a founder can do next about a purchase order. */
export const purchaseStep = z.enum([
  'ADD_TO_CART',
  'CHECK_OUT',
  'PAY_DEPOSIT',
  'PAY_BALANCE',
  'PAY_INVOICE',
  'RECEIVE',
  'REVIEW',
]);
export type PurchaseStep = z.output<typeof purchaseStep>;

/** A purchase item with all that its page shows. */
export const purchaseItem = purchaseItemRow.extend({
  costs: z.array(purchaseCost),
  shippingMode,
  catalogItemId: field(z.string(), { ref: 'catalog_item' }).nullable(),
  /** Where it goes; null until somebody said so. */
  shippingAddress: shippingAddress.nullable(),
  /** Whether the goods are stored at the fulfillment partner when they arrive. */
  storedAtPartner: z.boolean(),
  /** Units of those received that came broken, and so are in no stock. */
  damagedUnits: z.int(),
  /** The SKU as which its units go into stock; null until some were received. */
  skuId: field(z.string(), { ref: 'sku' }).nullable(),
  milestones: z.array(milestone),
  /** What is paid of it, over all its invoices. */
  paidMinor: amountMinor(),
  /** What to pay next, and by which step; zero and null when nothing is to be paid. */
  nextPaymentMinor: amountMinor(),
  nextSteps: z.array(purchaseStep),
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
  origin: invoiceOrigin,
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
  lineId: z.uuid(),
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
  /** Taken off by a promotion code; the total is without it. */
  discountMinor: amountMinor(),
  promotionCode: z.string().nullable(),
  shippingAddress: shippingAddress.nullable(),
  /** Where somebody else may pay it: a page that shows nothing else of the store. */
  publicUrl: z.string(),
  /** What was paid of it, or tried, the newest first. */
  payments: z.array(payment),
});
export type SupplierInvoice = z.output<typeof supplierInvoice>;

/** A payment of an invoice, with the invoice as it is then. */
export const invoicePayment = z.object({ payment, invoice: supplierInvoice });
export type InvoicePayment = z.output<typeof invoicePayment>;

/** What is in the cart, and what it comes to. One currency at a time is checked out. */
export const cart = z.object({
  items: z.array(
    purchaseItemRow.extend({
      costs: z.array(purchaseCost),
      pictureUrl: z.string().nullable(),
    }),
  ),
  /** Costs of all kinds together. */
  subtotalMinor: amountMinor(),
  discountMinor: amountMinor(),
  totalMinor: amountMinor(),
  currency: z.string(),
  promotionCode: z.string().nullable(),
  /** Where it will go: where the last purchase went, unless said otherwise. */
  shippingAddress: shippingAddress.nullable(),
});
export type Cart = z.output<typeof cart>;
