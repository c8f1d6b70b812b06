import { z } from 'zod';

/** What a figure measures. `measureFacts` defines each one. */
export const measure = z.enum([
  'SALES',
  'ORDERS',
  'AVERAGE_ORDER',
  'UNITS',
  'ITEM_SALES',
  'CUSTOMERS',
  'NEW_CUSTOMERS',
  'RETURNING_CUSTOMERS',
  'REPEAT_RATE',
  'DISCOUNTS',
  'SHIPPING',
  'TAX',
  'REFUNDS',
  'RETURNED_UNITS',
  'RETURN_RATE',
]);
export type Measure = z.output<typeof measure>;

/** What a figure can be broken down by. */
export const dimension = z.enum([
  'DAY',
  'WEEK',
  'MONTH',
  'QUARTER',
  'YEAR',
  'WEEKDAY',
  'HOUR',
  'CHANNEL',
  'COUNTRY',
  'STATE',
  'PRODUCT',
  'SKU',
  'CUSTOMER',
  'CUSTOMER_TYPE',
  'DISCOUNT_CODE',
]);
export type Dimension = z.output<typeof dimension>;

export const customerType = z.enum(['NEW', 'RETURNING']);
export type CustomerType = z.output<typeof customerType>;

export const comparison = z.enum(['PERIOD_BEFORE', 'YEAR_BEFORE']);
export type Comparison = z.output<typeof comparison>;

export interface MeasureFacts {
  label: string;
  unit: 'money' | 'count' | 'percent';
  /** How it is calculated. */
  definition: string;
  words: readonly [string, ...string[]];
  /** Whether the parts add up to the whole. */
  adds: boolean;
}

export const measureFacts: Readonly<Record<Measure, MeasureFacts>> = {
  SALES: {
    label: 'Sales',
    unit: 'money',
    definition: 'Payments minus refunds, including shipping and tax, by the day the order was placed (UTC).',
    words: [
      'sales',
      'revenue',
      'turnover',
      'money made',
      'income',
      'takings',
      'sold for',
      'takings',
      'how much did we make',
      'how much we make',
      'how much money',
      'how much came in',
      'what came in',
      'by money',
      'in money',
      'by value',
      'brought in',
    ],
    adds: true,
  },
  ORDERS: {
    label: 'Orders',
    unit: 'count',
    definition:
      'Orders with a positive net payment (paid minus refunded), by the day they were placed (UTC).',
    words: ['orders', 'number of orders', 'order count', 'how many orders'],
    adds: true,
  },
  AVERAGE_ORDER: {
    label: 'Average order value',
    unit: 'money',
    definition: 'Sales divided by orders.',
    words: [
      'average order value',
      'aov',
      'average order',
      'average basket',
      'per order',
      'order value',
      'spend per order',
      'spends per order',
      'per basket',
      'size of an order',
      'average spend',
      'order on average',
    ],
    adds: false,
  },
  UNITS: {
    label: 'Units',
    unit: 'count',
    definition: 'Units on those orders, excluding canceled units.',
    words: [
      'units',
      'units sold',
      'pieces',
      'items sold',
      'how many sold',
      'quantity sold',
      'how many did we sell',
      'how many have we sold',
      'how many we sold',
      'sold how many',
      'how many went out',
      'by number',
      'in pieces',
      'by quantity',
      'by units',
      'in units',
      'number sold',
    ],
    adds: true,
  },
  ITEM_SALES: {
    label: 'Item sales',
    unit: 'money',
    definition:
      'Unit price times units, minus the item’s discounts and refunds (refunds for canceled units aren’t subtracted twice), excluding shipping and tax.',
    words: ['item sales', 'product sales', 'product revenue', 'merchandise sales', 'net item sales'],
    adds: true,
  },
  CUSTOMERS: {
    label: 'Customers',
    unit: 'count',
    definition: 'Distinct customers who placed those orders. Orders without a customer are excluded.',
    words: ['customers', 'buyers', 'shoppers', 'people who bought', 'how many customers'],
    adds: false,
  },
  NEW_CUSTOMERS: {
    label: 'New customers',
    unit: 'count',
    definition:
      'Customers whose first order ever, through any channel, is in the period and matches the filters.',
    words: [
      'new customers',
      'first-time customers',
      'first time buyers',
      'new buyers',
      'first orders',
      'new people',
      'new faces',
      'new folks',
      'first timers',
      'first-timers',
      'never bought before',
    ],
    adds: false,
  },
  RETURNING_CUSTOMERS: {
    label: 'Returning customers',
    unit: 'count',
    definition:
      'Customers with an order in the period who had already ordered before it, through any channel.',
    words: [
      'returning customers',
      'repeat customers',
      'repeat buyers',
      'came back',
      'loyal customers',
      'regulars',
      'repeat shoppers',
      'returning shoppers',
      'people who came back',
      'customers who came back',
    ],
    adds: false,
  },
  REPEAT_RATE: {
    label: 'Repeat rate',
    unit: 'percent',
    definition:
      'Repeat orders (those that aren’t the customer’s first) as a share of orders that have a customer.',
    words: ['repeat rate', 'repeat purchase rate', 'returning rate', 'share of repeat'],
    adds: false,
  },
  DISCOUNTS: {
    label: 'Discounts',
    unit: 'money',
    definition: 'Discounts on those orders.',
    words: [
      'discounts',
      'discounted',
      'discount amount',
      'given away in discounts',
      'discount money',
      'give away',
      'giving away',
      'given away',
      'discounts cost',
      'discount codes cost',
      'codes cost',
      'in discounts',
      'on discounts',
      'on discount codes',
      'knocked off',
      'money off',
    ],
    adds: true,
  },
  SHIPPING: {
    label: 'Shipping charged',
    unit: 'money',
    definition: 'Shipping charged on those orders when they were placed.',
    words: ['shipping charged', 'shipping income', 'shipping revenue', 'paid for shipping'],
    adds: true,
  },
  TAX: {
    label: 'Tax',
    unit: 'money',
    definition: 'Sales tax charged on those orders when they were placed.',
    words: ['tax', 'sales tax', 'taxes'],
    adds: true,
  },
  REFUNDS: {
    label: 'Refunds',
    unit: 'money',
    definition: 'Refunds on all orders placed in the period, whenever they were issued.',
    words: [
      'refunds',
      'refunded',
      'paid back',
      'money back',
      'refund money',
      'pay back',
      'gave back',
      'give back',
      'sent back in money',
    ],
    adds: true,
  },
  RETURNED_UNITS: {
    label: 'Returned units',
    unit: 'count',
    definition: 'Units on the period’s orders that came back (the return was received).',
    words: [
      'returned units',
      'units returned',
      'returned items',
      'sent back',
      'come back',
      'came back',
      'comes back',
    ],
    adds: true,
  },
  RETURN_RATE: {
    label: 'Return rate',
    unit: 'percent',
    definition: 'Returned units as a share of units.',
    words: [
      'return rate',
      'rate of returns',
      'returns percentage',
      'share returned',
      'percent come back',
      'percent came back',
      'share that comes back',
      'how often does it come back',
    ],
    adds: false,
  },
};

export const dimensionLabels: Readonly<Record<Dimension, string>> = {
  DAY: 'Day',
  WEEK: 'Week',
  MONTH: 'Month',
  QUARTER: 'Quarter',
  YEAR: 'Year',
  WEEKDAY: 'Weekday',
  HOUR: 'Hour',
  CHANNEL: 'Channel',
  COUNTRY: 'Country',
  STATE: 'State',
  PRODUCT: 'Product',
  SKU: 'SKU',
  CUSTOMER: 'Customer',
  CUSTOMER_TYPE: 'New or returning',
  DISCOUNT_CODE: 'Discount code',
};

/** Dimensions that are time intervals, shown in order. */
export const timeDimensions: ReadonlySet<Dimension> = new Set(['DAY', 'WEEK', 'MONTH', 'QUARTER', 'YEAR']);

export const comparisonLabels: Readonly<Record<Comparison, string>> = {
  PERIOD_BEFORE: 'the period before',
  YEAR_BEFORE: 'the year before',
};
