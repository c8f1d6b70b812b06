import type { PurchaseCost } from '@brandwright/contract/purchasing/entities.ts';
import type {
  CostKind,
  PurchaseSource,
  PurchaseStatus,
  PurchaseType,
  ReceivingStatus,
  ShippingMode,
} from '@brandwright/contract/purchasing/enums.ts';
import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { amountColumn, dayColumn, instantColumn } from '../kernel/data/columns.ts';
import { tenantTable } from '../kernel/data/tenant-table.ts';

const minor = (name: string) => amountColumn(name).notNull();

/** What the store buys from suppliers, one row for each thing bought. */
export const purchaseItems = tenantTable(
  'purchase_items',
  {
    title: text('title').notNull(),
    /** Supplier of the marketplace; null for one outside it. */
    supplierId: uuid('supplier_id'),
    supplierName: text('supplier_name').notNull(),
    status: text('status').$type<PurchaseStatus>().notNull(),
    orderType: text('order_type').$type<PurchaseType>().notNull(),
    source: text('source').$type<PurchaseSource>().notNull(),
    shippingMode: text('shipping_mode').$type<ShippingMode>().notNull(),
    quantity: integer('quantity').notNull(),
    unitPriceMinor: minor('unit_price_minor'),
    costs: jsonb('costs').$type<PurchaseCost[]>().notNull(),
    totalMinor: minor('total_minor'),
    currency: text('currency').notNull(),
    leadTimeDays: integer('lead_time_days'),
    expectedOn: dayColumn('expected_on'),
    receivingStatus: text('receiving_status').$type<ReceivingStatus>().notNull().default('NONE'),
    trackingNumber: text('tracking_number'),
    carrier: text('carrier'),
    requestId: uuid('request_id'),
    quoteId: uuid('quote_id'),
    isArchived: boolean('is_archived').notNull().default(false),
    createdAt: instantColumn('created_at').notNull(),
    updatedAt: instantColumn('updated_at').notNull(),
  },
  (self) => [
    index('purchase_items_by_time').on(self.storeId, self.createdAt),
    index('purchase_items_by_status').on(self.storeId, self.status),
    uniqueIndex('purchase_items_quote')
      .on(self.storeId, self.quoteId)
      .where(sql`quote_id is not null`),
  ],
);

/** Invoices of suppliers to the store. */
export const supplierInvoices = tenantTable(
  'supplier_invoices',
  {
    invoiceNumber: text('invoice_number').notNull(),
    supplierId: uuid('supplier_id'),
    supplierName: text('supplier_name').notNull(),
    totalMinor: minor('total_minor'),
    paidMinor: minor('paid_minor'),
    currency: text('currency').notNull(),
    issuedOn: dayColumn('issued_on').notNull(),
    dueOn: dayColumn('due_on').notNull(),
    paidAt: instantColumn('paid_at'),
    voidedAt: instantColumn('voided_at'),
    /** The supplier's own words. */
    note: text('note'),
    createdAt: instantColumn('created_at').notNull(),
  },
  (self) => [
    uniqueIndex('supplier_invoices_number').on(self.storeId, self.invoiceNumber),
    index('supplier_invoices_due').on(self.storeId, self.dueOn),
  ],
);

export const supplierInvoiceLines = tenantTable(
  'supplier_invoice_lines',
  {
    invoiceId: uuid('invoice_id').notNull(),
    purchaseItemId: uuid('purchase_item_id'),
    position: integer('position').notNull(),
    title: text('title').notNull(),
    kind: text('kind').$type<CostKind>().notNull(),
    quantity: integer('quantity').notNull(),
    unitPriceMinor: minor('unit_price_minor'),
    amountMinor: minor('amount_minor'),
  },
  (self) => [
    foreignKey({
      name: 'supplier_invoice_lines_invoice',
      columns: [self.storeId, self.invoiceId],
      foreignColumns: [supplierInvoices.storeId, supplierInvoices.id],
    }),
    foreignKey({
      name: 'supplier_invoice_lines_item',
      columns: [self.storeId, self.purchaseItemId],
      foreignColumns: [purchaseItems.storeId, purchaseItems.id],
    }),
    index('supplier_invoice_lines_by_invoice').on(self.storeId, self.invoiceId, self.position),
    index('supplier_invoice_lines_by_item').on(self.storeId, self.purchaseItemId),
  ],
);
