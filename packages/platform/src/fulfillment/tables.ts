import type { LabelAddress, Parcel } from '@brandwright/contract/fulfillment/entities.ts';
import type { LabelStatus, ShippingService } from '@brandwright/contract/fulfillment/enums.ts';
import type { Customs, Rate } from '@brandwright/providers';
import { boolean, index, integer, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../kernel/data/columns.ts';
import { tenantTable } from '../kernel/data/tenant-table.ts';

/** Labels that were bought, or are being bought. Its id is the reference under which the carrier makes one at most. */
export const shippingLabels = tenantTable(
  'shipping_labels',
  {
    status: text('status').$type<LabelStatus>().notNull(),
    /** EMBEDDED or SHIPPO. */
    provider: text('provider').notNull(),
    isTest: boolean('is_test').notNull(),
    service: text('service').$type<ShippingService>().notNull(),
    carrier: text('carrier').notNull(),
    fromAddress: jsonb('from_address').$type<LabelAddress>().notNull(),
    toAddress: jsonb('to_address').$type<LabelAddress>().notNull(),
    parcel: jsonb('parcel').$type<Parcel>().notNull(),
    notes: text('notes'),
    rate: jsonb('rate').$type<Rate>().notNull(),
    customs: jsonb('customs').$type<Customs>(),
    amountMinor: integer('amount_minor').notNull(),
    refundedMinor: integer('refunded_minor').notNull().default(0),
    currency: text('currency').notNull(),
    /** What was asked for: asked again before it came to an end, the same label is taken up. */
    contentKey: text('content_key').notNull(),
    paymentId: uuid('payment_id'),
    paidWith: text('paid_with'),
    carrierLabelId: text('carrier_label_id'),
    trackingNumber: text('tracking_number'),
    fileId: uuid('file_id'),
    failure: text('failure'),
    orderId: uuid('order_id'),
    orderNumber: integer('order_number'),
    /** What of the order is in the parcel. */
    items: jsonb('items').$type<{ lineItemId: string; quantity: number }[]>(),
    notifyShopper: boolean('notify_shopper').notNull().default(false),
    shipmentId: uuid('shipment_id'),
    createdAt: instantColumn('created_at').notNull(),
    boughtAt: instantColumn('bought_at'),
    voidedAt: instantColumn('voided_at'),
  },
  (self) => [
    index('shipping_labels_by_time').on(self.storeId, self.createdAt),
    index('shipping_labels_by_order').on(self.storeId, self.orderNumber),
    index('shipping_labels_by_tracking').on(self.storeId, self.trackingNumber),
    index('shipping_labels_by_content').on(self.storeId, self.contentKey),
  ],
);

export type LabelRecord = typeof shippingLabels.$inferSelect;
