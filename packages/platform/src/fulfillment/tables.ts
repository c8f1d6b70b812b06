import type { LabelAddress, Parcel } from '@brandwright/contract/fulfillment/entities.ts';
import type { CustomsDeclaration } from '@brandwright/contract/fulfillment/customs.ts';
import type { LabelStatus, ShippingService } from '@brandwright/contract/fulfillment/enums.ts';
import type { TrackingEvent } from '@brandwright/contract/orders/entities.ts';
import type { ShipmentStatus } from '@brandwright/contract/orders/enums.ts';
import type { Rate } from '@brandwright/providers';
import { boolean, index, integer, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { dayColumn, instantColumn } from '../kernel/data/columns.ts';
import { tenantTable } from '../kernel/data/tenant-table.ts';

interface EarlierCustoms {
  description: string;
  quantity: number;
  valueMinor: number;
}

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
    /** What customs is told of a parcel abroad. Labels of before have a single line here. */
    customs: jsonb('customs').$type<CustomsDeclaration | EarlierCustoms>(),
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
    /** Papers for customs that aren't pages of the label's file. */
    customsFileId: uuid('customs_file_id'),
    failure: text('failure'),
    orderId: uuid('order_id'),
    orderNumber: integer('order_number'),
    /** What of the order is in the parcel. */
    items: jsonb('items').$type<{ lineItemId: string; quantity: number }[]>(),
    notifyShopper: boolean('notify_shopper').notNull().default(false),
    shipmentId: uuid('shipment_id'),
    /** Where the carrier says that the parcel is; null before it said anything. */
    trackingStatus: text('tracking_status').$type<ShipmentStatus>(),
    /** Newest first. */
    trackingEvents: jsonb('tracking_events').$type<readonly TrackingEvent[]>().notNull().default([]),
    /** When the carrier was last asked. */
    trackedAt: instantColumn('tracked_at'),
    deliveredAt: instantColumn('delivered_at'),
    /** The end-of-day form that it is on. */
    endOfDayFormId: uuid('end_of_day_form_id'),
    createdAt: instantColumn('created_at').notNull(),
    boughtAt: instantColumn('bought_at'),
    voidedAt: instantColumn('voided_at'),
  },
  (self) => [
    index('shipping_labels_by_time').on(self.storeId, self.createdAt),
    index('shipping_labels_by_order').on(self.storeId, self.orderNumber),
    index('shipping_labels_of_order').on(self.storeId, self.orderId),
    index('shipping_labels_by_tracking').on(self.storeId, self.trackingNumber),
    index('shipping_labels_by_content').on(self.storeId, self.contentKey),
    index('shipping_labels_by_delivery').on(self.storeId, self.deliveredAt),
  ],
);

/** Forms that carriers scan once for all parcels of a day. MAKING is on record before the carrier is asked. */
export const endOfDayForms = tenantTable(
  'end_of_day_forms',
  {
    status: text('status').$type<'MAKING' | 'MADE'>().notNull(),
    carrier: text('carrier').notNull(),
    day: dayColumn('day').notNull(),
    fromAddress: jsonb('from_address').$type<LabelAddress>().notNull(),
    isTest: boolean('is_test').notNull(),
    labelIds: jsonb('label_ids').$type<string[]>().notNull(),
    /** Of its labels, in the order of the form. */
    trackingNumbers: jsonb('tracking_numbers').$type<string[]>().notNull(),
    carrierManifestId: text('carrier_manifest_id'),
    fileId: uuid('file_id'),
    createdAt: instantColumn('created_at').notNull(),
    madeAt: instantColumn('made_at'),
  },
  (self) => [index('end_of_day_forms_by_day').on(self.storeId, self.day)],
);

export type EndOfDayFormRecord = typeof endOfDayForms.$inferSelect;

export type LabelRecord = typeof shippingLabels.$inferSelect;
