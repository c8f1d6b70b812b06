import type { ShippingAddress } from '@brandwright/contract/orders/entities.ts';
import type { PurchaseCost } from '@brandwright/contract/purchasing/entities.ts';
import type {
  CostKind,
  InvoiceOrigin,
  MilestoneKind,
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
import type { LastReceipt } from './last-receipt.ts';

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
    /** Units that came, broken ones included. */
    receivedUnits: integer('received_units').notNull().default(0),
    damagedUnits: integer('damaged_units').notNull().default(0),
    /** What came last, so that a receipt said twice is noticed. */
    lastReceipt: jsonb('last_receipt').$type<LastReceipt>(),
    /** As which its units go into stock. */
    skuId: uuid('sku_id'),
    trackingNumber: text('tracking_number'),
    carrier: text('carrier'),
    requestId: uuid('request_id'),
    quoteId: uuid('quote_id'),
    catalogItemId: uuid('catalog_item_id'),
    pictureUrl: text('picture_url'),
    shippingAddress: jsonb('shipping_address').$type<ShippingAddress>(),
    storedAtPartner: boolean('stored_at_partner').notNull().default(false),
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
    uncollectibleAt: instantColumn('uncollectible_at'),
    isDraft: boolean('is_draft').notNull().default(false),
    origin: text('origin').$type<InvoiceOrigin>().notNull().default('SUPPLIER'),
    /** In the address of its public page; nobody can guess it. */
    publicNumber: text('public_number')
      .notNull()
      .default(
        sql`replace(replace(rtrim(encode(uuid_send(gen_random_uuid()), 'base64'), '='), '+', '-'), '/', '_')`,
      ),
    discountMinor: amountColumn('discount_minor').notNull().default(0),
    promotionCode: text('promotion_code'),
    shippingAddress: jsonb('shipping_address').$type<ShippingAddress>(),
    /** The supplier's own words. */
    note: text('note'),
    createdAt: instantColumn('created_at').notNull(),
  },
  (self) => [
    uniqueIndex('supplier_invoices_number').on(self.storeId, self.invoiceNumber),
    index('supplier_invoices_due').on(self.storeId, self.dueOn),
    // A link is opened by somebody who is in no store.
    index('supplier_invoices_link').on(self.publicNumber),
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

/** What happens on the way from an order to its goods; one row for each milestone of a purchase that has begun. */
export const purchaseMilestones = tenantTable(
  'purchase_milestones',
  {
    purchaseItemId: uuid('purchase_item_id').notNull(),
    kind: text('kind').$type<MilestoneKind>().notNull(),
    dueOn: dayColumn('due_on'),
    doneOn: dayColumn('done_on'),
    amountMinor: amountColumn('amount_minor'),
  },
  (self) => [
    foreignKey({
      name: 'purchase_milestones_item',
      columns: [self.storeId, self.purchaseItemId],
      foreignColumns: [purchaseItems.storeId, purchaseItems.id],
    }).onDelete('cascade'),
    uniqueIndex('purchase_milestones_kind').on(self.storeId, self.purchaseItemId, self.kind),
  ],
);

/** Promotion codes that were used up; each is good once for a store. */
export const promotionUses = tenantTable(
  'promotion_uses',
  {
    code: text('code').notNull(),
    invoiceId: uuid('invoice_id').notNull(),
    usedAt: instantColumn('used_at').notNull(),
  },
  (self) => [
    foreignKey({
      name: 'promotion_uses_invoice',
      columns: [self.storeId, self.invoiceId],
      foreignColumns: [supplierInvoices.storeId, supplierInvoices.id],
    }),
    uniqueIndex('promotion_uses_code').on(self.storeId, self.code),
  ],
);
