import type { ReturnRefund } from '@brandwright/contract/returns/entities.ts';
import type {
  RefundDestination,
  RefundMethod,
  ReturnFee,
  ReturnReason,
  ReturnSource,
  ReturnStatus,
} from '@brandwright/contract/returns/enums.ts';
import { boolean, foreignKey, index, integer, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instantColumn, sequenceColumn } from '../kernel/data/columns.ts';
import { tenantTable } from '../kernel/data/tenant-table.ts';

/** What customers send back. The order is the orders area's; what is told of it here is as it was when the return was created. */
export const returnOrders = tenantTable(
  'return_orders',
  {
    sequence: sequenceColumn('sequence'),
    /** "1042-R1". */
    handle: text('handle').notNull(),
    status: text('status').$type<ReturnStatus>().notNull(),
    refundMethod: text('refund_method').$type<RefundMethod>().notNull(),
    source: text('source').$type<ReturnSource>().notNull(),
    orderId: uuid('order_id').notNull(),
    orderNumber: integer('order_number').notNull(),
    customerId: uuid('customer_id'),
    customerName: text('customer_name').notNull(),
    email: text('email'),
    currency: text('currency').notNull(),
    units: integer('units').notNull(),
    itemsText: text('items_text').notNull(),
    /** The fee that the settings named when it was created. */
    feeMinor: integer('fee_minor').notNull().default(0),
    includesShipping: boolean('includes_shipping').notNull().default(false),
    /** What it pays back, as last worked out; what went back once it is settled. */
    refundMinor: integer('refund_minor').notNull(),
    /** The arithmetic by which it was settled; null before that. */
    settlement: jsonb('settlement').$type<ReturnRefund>(),
    creditCode: text('credit_code'),
    exchangeOrderId: uuid('exchange_order_id'),
    exchangeOrderNumber: integer('exchange_order_number'),
    /** What the exchange takes off the refund. */
    exchangeMinor: integer('exchange_minor').notNull().default(0),
    carrier: text('carrier'),
    trackingNumber: text('tracking_number'),
    remoteOrderNumber: text('remote_order_number'),
    cancelReason: text('cancel_reason'),
    overrideReason: text('override_reason'),
    teamNote: text('team_note'),
    shopperNote: text('shopper_note'),
    createdBy: text('created_by').notNull(),
    /** Lower-case handle, order number, names, email, SKUs and titles: what the search looks in. */
    searchText: text('search_text').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    updatedAt: instantColumn('updated_at').notNull(),
    shippedAt: instantColumn('shipped_at'),
    receivedAt: instantColumn('received_at'),
    canceledAt: instantColumn('canceled_at'),
    settledAt: instantColumn('settled_at'),
  },
  (self) => [
    uniqueIndex('return_orders_handle').on(self.storeId, self.handle),
    index('return_orders_by_time').on(self.storeId, self.createdAt),
    index('return_orders_by_status').on(self.storeId, self.status, self.createdAt),
    index('return_orders_of_order').on(self.storeId, self.orderId),
  ],
);

export const returnLines = tenantTable(
  'return_lines',
  {
    returnId: uuid('return_id').notNull(),
    position: integer('position').notNull(),
    lineItemId: uuid('line_item_id').notNull(),
    title: text('title').notNull(),
    variant: text('variant'),
    sku: text('sku'),
    quantity: integer('quantity').notNull(),
    reason: text('reason').$type<ReturnReason>().notNull(),
    /** Which of the line's units these are, counted after those canceled or returned before: shares of cents go by it. */
    firstUnit: integer('first_unit').notNull(),
    damagedQuantity: integer('damaged_quantity'),
  },
  (self) => [
    foreignKey({
      columns: [self.storeId, self.returnId],
      foreignColumns: [returnOrders.storeId, returnOrders.id],
    }).onDelete('cascade'),
    index('return_lines_of_return').on(self.storeId, self.returnId, self.position),
    index('return_lines_of_line').on(self.storeId, self.lineItemId),
  ],
);

/** One row of a store, whose id is the store's; without it the defaults hold. */
export const returnSettingRows = tenantTable('return_settings', {
  acceptsReturns: boolean('accepts_returns').notNull(),
  policy: text('policy').notNull(),
  /** Null: no limit. */
  windowDays: integer('window_days'),
  fee: text('fee').$type<ReturnFee>().notNull(),
  feeMinor: integer('fee_minor').notNull(),
  destination: text('destination').$type<RefundDestination>().notNull(),
  method: text('method').$type<RefundMethod>().notNull(),
  /** Days for which store credit is good; null: no limit. */
  creditDays: integer('credit_days'),
  updatedAt: instantColumn('updated_at').notNull(),
});
