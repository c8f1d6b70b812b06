import { column, declareReport } from '../report.ts';

export const orderDiscounts = declareReport({
  slug: 'order-discounts',
  group: 'ORDERS',
  title: 'Effect of discounts',
  question: 'Do discounts bring larger orders?',
  definition:
    'Orders without a discount, with one but no code, and by code: number, item value before discounts, what was given, sales and the average order; the share of them that is a customer’s first order. An order counts when some of its money was kept (paid less refunded is above zero), on the UTC day it was placed. Whether an order is the first goes by all channels.',
  howToRead: 'A code that brings mostly returning customers with usual baskets gives money away.',
  next: { say: 'Which discount code sold the most?', label: 'Sales by code' },
  columns: [
    column('code', 'Discount', 'text'),
    column('orders', 'Orders', 'count'),
    column('share', 'Share of orders', 'percent'),
    column('subtotalMinor', 'Items', 'money'),
    column('discountMinor', 'Discounts', 'money'),
    column('salesMinor', 'Sales', 'money'),
    column('averageMinor', 'Average order', 'money'),
    column('newShare', 'New customers', 'percent'),
  ],
  chart: { kind: 'bar', x: 'code', y: ['salesMinor'] },
  usual: { months: 12 },
  words: [
    'discounts effect',
    'effect of discounts',
    'discount report',
    'do discounts work',
    'discount codes report',
    'coupon report',
    'do our discounts work',
    'do the discounts work',
    'do discounts pay',
    'discounts work',
    'discounts pay off',
    'worth giving discounts',
  ],
});
