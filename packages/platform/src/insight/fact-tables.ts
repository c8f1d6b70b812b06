import type { CustomerType } from '@brandwright/contract/insight/figures.ts';
import type { OrderOrigin } from '@brandwright/contract/orders/enums.ts';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, numeric, text, uuid } from 'drizzle-orm/pg-core';
import { amountColumn, dayColumn, instantColumn } from '../kernel/data/columns.ts';
import { tenantTable } from '../kernel/data/tenant-table.ts';

// What reports read, worked out when orders change: triggers of the database (`routines/insight-facts.sql`) write it in the same
// transaction. Nothing else does.

const minor = (name: string) => integer(name).notNull();

/** One row for each order, with the order's id, and its place among the customer's orders. */
export const insightOrderFacts = tenantTable(
  'insight_order_facts',
  {
    orderNumber: integer('order_number').notNull(),
    placedAt: instantColumn('placed_at').notNull(),
    /** In UTC. */
    day: dayColumn('day').notNull(),
    customerId: uuid('customer_id'),
    /** The name on an order without a customer. */
    strangerName: text('stranger_name'),
    origin: text('origin').$type<OrderOrigin>().notNull(),
    countryCode: text('country_code').notNull(),
    state: text('state'),
    subtotalMinor: minor('subtotal_minor'),
    discountMinor: minor('discount_minor'),
    discountCode: text('discount_code'),
    shippingMinor: minor('shipping_minor'),
    taxMinor: minor('tax_minor'),
    totalMinor: minor('total_minor'),
    capturedMinor: minor('captured_minor'),
    refundedMinor: minor('refunded_minor'),
    counted: boolean('counted').notNull(),
    fulfilledAt: instantColumn('fulfilled_at'),
    earlier: integer('earlier'),
    nth: integer('nth'),
    previousAt: instantColumn('previous_at'),
    firstDay: dayColumn('first_day'),
    /** The customer's first order, the whole days since it, and the next order; of orders that count, as is all below. */
    firstAt: instantColumn('first_at'),
    firstOrigin: text('first_origin').$type<OrderOrigin>(),
    age: integer('age'),
    nextAt: instantColumn('next_at'),
    nextId: uuid('next_id'),
    /** The customer's orders up to and including it: their sales, how many had a discount, whether one was wholesale. */
    salesToDateMinor: amountColumn('sales_to_date_minor'),
    discountedToDate: integer('discounted_to_date'),
    wholesaleToDate: boolean('wholesale_to_date'),
  },
  (self) => [
    index('insight_order_facts_by_day').on(self.storeId, self.day),
    index('insight_order_facts_by_shipping').on(self.storeId, self.fulfilledAt),
    index('insight_order_facts_of_customer').on(self.storeId, self.customerId, self.nth),
  ],
);

/** One row for each line item, with its id, and what it needs of its order. */
export const insightLineFacts = tenantTable(
  'insight_line_facts',
  {
    orderId: uuid('order_id').notNull(),
    title: text('title').notNull(),
    variant: text('variant'),
    sku: text('sku'),
    units: integer('units').notNull(),
    itemSalesMinor: amountColumn('item_sales_minor').notNull(),
    returnedUnits: integer('returned_units').notNull(),
    day: dayColumn('day').notNull(),
    origin: text('origin').$type<OrderOrigin>().notNull(),
    customerId: uuid('customer_id'),
    capturedMinor: minor('captured_minor'),
    /** Whether its order counts and it has units left. */
    counted: boolean('counted').notNull(),
    /** Whether it is the first such line of its order, the first with its title, and with its SKU: so orders can be counted by adding up. */
    opensOrder: boolean('opens_order').notNull(),
    opensTitle: boolean('opens_title').notNull(),
    opensSku: boolean('opens_sku').notNull(),
    /** Of lines that count: their part of the order by item sales (by units where those are 0), and of its labels by units. */
    orderShare: numeric('order_share').notNull(),
    labelMinor: numeric('label_minor').notNull(),
  },
  (self) => [
    index('insight_line_facts_of_order').on(self.storeId, self.orderId),
    index('insight_line_facts_by_day').on(self.storeId, self.day),
  ],
);

/**
 * Sums of a day's orders by channel, country, and new or returning customer, in as many rows as the database likes: changes add
 * theirs, and they are gathered.
 */
export const insightDaySums = tenantTable(
  'insight_day_sums',
  {
    day: dayColumn('day').notNull(),
    origin: text('origin').$type<OrderOrigin>().notNull(),
    countryCode: text('country_code').notNull(),
    /** Of orders without a customer it is empty. */
    customerType: text('customer_type').$type<CustomerType | ''>().notNull(),
    /** All orders placed and what was paid back of them, whether they count or not; all else is of those that count. */
    placed: integer('placed').notNull(),
    placedRefundedMinor: amountColumn('placed_refunded_minor').notNull(),
    orders: integer('orders').notNull(),
    firstOrders: integer('first_orders').notNull(),
    laterOrders: integer('later_orders').notNull(),
    subtotalMinor: amountColumn('subtotal_minor').notNull(),
    discountMinor: amountColumn('discount_minor').notNull(),
    shippingMinor: amountColumn('shipping_minor').notNull(),
    taxMinor: amountColumn('tax_minor').notNull(),
    totalMinor: amountColumn('total_minor').notNull(),
    capturedMinor: amountColumn('captured_minor').notNull(),
    refundedMinor: amountColumn('refunded_minor').notNull(),
  },
  (self) => [index('insight_day_sums_by_day').on(self.storeId, self.day)],
);

/** Sums of a day's line items that count, by channel and variant, kept in the same way. */
export const insightProductSums = tenantTable(
  'insight_product_sums',
  {
    day: dayColumn('day').notNull(),
    origin: text('origin').$type<OrderOrigin>().notNull(),
    title: text('title').notNull(),
    variant: text('variant'),
    sku: text('sku'),
    units: integer('units').notNull(),
    itemSalesMinor: amountColumn('item_sales_minor').notNull(),
    returnedUnits: integer('returned_units').notNull(),
    orders: integer('orders').notNull(),
    ordersOfTitle: integer('orders_of_title').notNull(),
    ordersOfSku: integer('orders_of_sku').notNull(),
    /** Shares of orders, of what was paid for them, and of their labels. */
    orderShare: numeric('order_share').notNull(),
    paidMinor: numeric('paid_minor').notNull(),
    labelMinor: numeric('label_minor').notNull(),
  },
  (self) => [index('insight_product_sums_by_day').on(self.storeId, self.day)],
);

/** What was bought together: one row for each order with line items that count, with its id. */
export const insightBaskets = tenantTable(
  'insight_baskets',
  {
    day: dayColumn('day').notNull(),
    origin: text('origin').$type<OrderOrigin>().notNull(),
    /** Each title once, in order. */
    titles: text('titles').array().notNull(),
    /** How many units it holds, and what was paid less what was paid back. */
    units: integer('units').notNull(),
    netMinor: minor('net_minor'),
    /** The customer's next order that counts, and the whole days until it. */
    nextId: uuid('next_id'),
    nextDays: integer('next_days'),
    customerId: uuid('customer_id'),
  },
  (self) => [
    index('insight_baskets_by_day').on(self.storeId, self.day),
    index('insight_baskets_before').on(self.storeId, self.nextId),
    index('insight_baskets_of_customer').on(self.storeId, self.customerId),
    index('insight_baskets_large')
      .on(self.storeId, self.day)
      .where(sql`cardinality(titles) > 30`),
  ],
);

/**
 * How many orders of a month hold both of two titles, of which `title` sorts first, kept as the sums above. Orders of more than 30 titles
 * are left out, as they would be hundreds of rows each: they are read from the baskets.
 */
export const insightPairSums = tenantTable(
  'insight_pair_sums',
  {
    /** The first of the month. */
    day: dayColumn('day').notNull(),
    origin: text('origin').$type<OrderOrigin>().notNull(),
    title: text('title').notNull(),
    other: text('other').notNull(),
    orders: integer('orders').notNull(),
  },
  (self) => [index('insight_pair_sums_by_day').on(self.storeId, self.day)],
);
