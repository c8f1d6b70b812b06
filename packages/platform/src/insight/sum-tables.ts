import type { OrderOrigin } from '@brandwright/contract/orders/enums.ts';
import { boolean, index, integer, text } from 'drizzle-orm/pg-core';
import { amountColumn, dayColumn, instantColumn } from '../kernel/data/columns.ts';
import { tenantTable } from '../kernel/data/tenant-table.ts';

// Sums of the facts for reports that would read each order otherwise. Triggers write their differences as rows of their own
// (`routines/insight-fact-sums.sql`), so there are several rows for one day or month: add them up.

const count = (name: string) => integer(name).notNull();
const amount = (name: string) => amountColumn(name).notNull();

/** Orders with line items that count, by how many units they hold: 10 stands for 10 or more. */
export const insightBasketSums = tenantTable(
  'insight_basket_sums',
  {
    day: dayColumn('day').notNull(),
    origin: text('origin').$type<OrderOrigin>().notNull(),
    units: count('units'),
    orders: count('orders'),
    held: count('held'),
    netMinor: amount('net_minor'),
  },
  (self) => [index('insight_basket_sums_by_day').on(self.storeId, self.day)],
);

/**
 * How many regular customers come to be on time, late, at risk or lost on a day, less those who stop being it: up to a day they add
 * up to how many are. What a customer comes to if no order follows is there already, on days to come.
 */
export const insightRhythmSums = tenantTable(
  'insight_rhythm_sums',
  {
    day: dayColumn('day').notNull(),
    onTime: count('on_time'),
    late: count('late'),
    atRisk: count('at_risk'),
    lost: count('lost'),
  },
  (self) => [index('insight_rhythm_sums_by_day').on(self.storeId, self.day)],
);

/** Orders of customers by the month of the customer's first order and their own, both named by their first day. */
export const insightCohortSums = tenantTable(
  'insight_cohort_sums',
  {
    cohort: dayColumn('cohort').notNull(),
    month: dayColumn('month').notNull(),
    orders: count('orders'),
    /** Those that are the customer's first ever, and those that are the first of the month. */
    firstOrders: count('first_orders'),
    customers: count('customers'),
    netMinor: amount('net_minor'),
    discountMinor: amount('discount_minor'),
    refundedMinor: amount('refunded_minor'),
    taxMinor: amount('tax_minor'),
  },
  (self) => [index('insight_cohort_sums_by_cohort').on(self.storeId, self.cohort)],
);

/** Units that customers kept, by the month of the customer's first order. */
export const insightCohortGoods = tenantTable(
  'insight_cohort_goods',
  { cohort: dayColumn('cohort').notNull(), sku: text('sku'), units: count('units') },
  (self) => [index('insight_cohort_goods_by_cohort').on(self.storeId, self.cohort)],
);

/**
 * How many orders of a month hold `title` while the customer's next one holds `other`, and how many of those came after so many whole
 * days. Those before or after an order of more than 30 titles are left out: they are read from the baskets.
 */
export const insightFollowSums = tenantTable(
  'insight_follow_sums',
  {
    month: dayColumn('month').notNull(),
    title: text('title').notNull(),
    /** Null of all orders that hold the title and have one after them. */
    other: text('other'),
    orders: count('orders'),
    days: integer('days').array().notNull(),
    counts: integer('counts').array().notNull(),
  },
  (self) => [index('insight_follow_sums_by_month').on(self.storeId, self.month)],
);

/**
 * How many orders of customers hold a title on a day, and how many of those came so many days after the customer's order before it with
 * that title: within days, as many customers bought it as there are orders less those that came after another one of these days.
 */
export const insightBuyerSums = tenantTable(
  'insight_buyer_sums',
  {
    day: dayColumn('day').notNull(),
    title: text('title').notNull(),
    orders: count('orders'),
    days: integer('days').array().notNull(),
    counts: integer('counts').array().notNull(),
  },
  (self) => [index('insight_buyer_sums_by_day').on(self.storeId, self.day)],
);

/** Orders shipped in full in a month, whether they count or not: how many in time, and how many after so many tenths of an hour. */
export const insightShippedSums = tenantTable(
  'insight_shipped_sums',
  {
    month: dayColumn('month').notNull(),
    origin: text('origin').$type<OrderOrigin>().notNull(),
    orders: count('orders'),
    punctual: count('punctual'),
    tenths: integer('tenths').array().notNull(),
    counts: integer('counts').array().notNull(),
  },
  (self) => [index('insight_shipped_sums_by_month').on(self.storeId, self.month)],
);

/** What labels of orders cost, by the day they were bought. */
export const insightLabelSums = tenantTable(
  'insight_label_sums',
  { day: dayColumn('day').notNull(), costMinor: amount('cost_minor') },
  (self) => [index('insight_label_sums_by_day').on(self.storeId, self.day)],
);

/** How customers with orders that count stand after the last of those, one row for each, with the customer's id. */
export const insightCustomerFacts = tenantTable('insight_customer_facts', {
  orders: count('orders'),
  salesMinor: amount('sales_minor'),
  discounted: count('discounted'),
  wholesale: boolean('wholesale').notNull(),
  firstAt: instantColumn('first_at').notNull(),
  lastAt: instantColumn('last_at').notNull(),
  /** In UTC. */
  lastDay: dayColumn('last_day').notNull(),
  /** Where the last one went. */
  countryCode: text('country_code').notNull(),
  state: text('state'),
});

/** What orders are counted by in `insight_spread_sums`. */
export type Spread = 'VALUE' | 'PLACE' | 'HOUR' | 'GAP' | 'ITEMS' | 'AGE';

/** How many orders there are of each number, and what they come to. `insight_spreads_of` says what the columns hold of each spread. */
export const insightSpreadSums = tenantTable(
  'insight_spread_sums',
  {
    /** The first day of the month, but for AGE the day of the customer's first order. */
    day: dayColumn('day').notNull(),
    spread: text('spread').$type<Spread>().notNull(),
    part: text('part').notNull(),
    number: count('number'),
    orders: count('orders'),
    amount: amount('amount'),
    other: amount('other'),
    /** Of VALUE: the cents beyond whole dollars, and how many orders have so many. */
    cents: integer('cents').array().notNull(),
    counts: integer('counts').array().notNull(),
  },
  (self) => [index('insight_spread_sums_by_day').on(self.storeId, self.day, self.spread)],
);
