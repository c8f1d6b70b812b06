import type { ShippingAddress } from '@brandwright/contract/orders/entities.ts';
import type { ShopOrderSync } from '@brandwright/contract/orders/shop/shop-order-sync.ts';
import { foreignKey, index, integer, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../kernel/data/columns.ts';
import { tenantTable } from '../../kernel/data/tenant-table.ts';
import { orders } from '../tables.ts';

const toOrder = (self: object) => {
  const { storeId, orderId } = self as { storeId: never; orderId: never };
  return foreignKey({ columns: [storeId, orderId], foreignColumns: [orders.storeId, orders.id] }).onDelete(
    'cascade',
  );
};

/** Which order of which shop an order is. */
export const shopOrders = tenantTable(
  'shop_orders',
  {
    orderId: uuid('order_id').notNull(),
    /** The shop's domain; `test-shop` for the made-up one. */
    shop: text('shop').notNull(),
    shopName: text('shop_name').notNull(),
    externalId: text('external_id').notNull(),
    /** As the shop calls it: "#1001". */
    externalName: text('external_name').notNull(),
    /** When the shop last changed what we took; older readings change nothing. */
    changedAt: instantColumn('changed_at').notNull(),
    /** What the shop said last, to tell its changes from ours. */
    said: jsonb('said').$type<SaidByShop>().notNull(),
    /** Our lines by the shop's. */
    lines: jsonb('lines').$type<LineInShop[]>().notNull(),
    takenAt: instantColumn('taken_at').notNull(),
  },
  (self) => [
    toOrder(self),
    uniqueIndex('shop_orders_external').on(self.storeId, self.shop, self.externalId),
    uniqueIndex('shop_orders_order').on(self.storeId, self.orderId),
  ],
);

export type ShopOrderRow = typeof shopOrders.$inferSelect;

export interface SaidByShop {
  address: ShippingAddress;
  note: string | null;
  /** Units of each of its lines, by its id; not of orders that came in before it was kept. */
  units?: Readonly<Record<string, number>>;
  /** Of all that was read: shops date their changes to the second, and two may be within one. */
  print?: string;
}

export interface LineInShop {
  externalId: string;
  lineItemId: string;
}

/** How orders came in from a shop, the last time. One row a store: its id is the store's. */
export const shopSyncs = tenantTable('shop_syncs', {
  shop: text('shop').notNull(),
  shopName: text('shop_name').notNull(),
  /** The newest change that was taken: the next time reads from here. */
  since: instantColumn('since'),
  /** WAITING: its orders are followed, and were not read yet. */
  status: text('status').$type<Exclude<ShopOrderSync['status'], 'NEVER'> | 'WAITING'>().notNull(),
  startedAt: instantColumn('started_at').notNull(),
  finishedAt: instantColumn('finished_at'),
  cameIn: integer('came_in').notNull().default(0),
  changed: integer('changed').notNull().default(0),
  unchanged: integer('unchanged').notNull().default(0),
  skippedCount: integer('skipped_count').notNull().default(0),
  skipped: jsonb('skipped').$type<ShopOrderSync['skipped']>().notNull().default([]),
  unknownSkus: text('unknown_skus').array().notNull().default([]),
  failure: text('failure'),
});

/** What a shop is told of a shipment, once. Its id is the shipment's. */
export const shopFulfillments = tenantTable(
  'shop_fulfillments',
  {
    orderId: uuid('order_id').notNull(),
    /** SENDING: asked for, its answer is not on record yet. */
    status: text('status').$type<'QUEUED' | 'SENDING' | 'SENT' | 'FAILED'>().notNull(),
    failure: text('failure'),
    externalId: text('external_id'),
    createdAt: instantColumn('created_at').notNull(),
    /** When the shop was told; before it is SENT, when it was last asked without an answer: it may know then. */
    sentAt: instantColumn('sent_at'),
  },
  (self) => [
    toOrder(self),
    index('shop_fulfillments_of_order').on(self.storeId, self.orderId),
    index('shop_fulfillments_by_status').on(self.storeId, self.status, self.createdAt),
  ],
);

/** Whether a shop tells us of its orders by itself. One row a store: its id is the store's. */
export const shopWebhooks = tenantTable('shop_webhooks', {
  shop: text('shop').notNull(),
  /** Where it was told to send them. */
  url: text('url').notNull(),
  status: text('status').$type<'ON' | 'FAILED'>().notNull(),
  failure: text('failure'),
  /** When the shop was last asked. */
  checkedAt: instantColumn('checked_at').notNull(),
});

/** Webhooks that were taken: one that comes again changes nothing. */
export const shopDeliveries = tenantTable(
  'shop_deliveries',
  {
    shop: text('shop').notNull(),
    deliveryId: text('delivery_id').notNull(),
    receivedAt: instantColumn('received_at').notNull(),
  },
  (self) => [
    uniqueIndex('shop_deliveries_delivery').on(self.storeId, self.shop, self.deliveryId),
    index('shop_deliveries_by_time').on(self.storeId, self.receivedAt),
  ],
);
