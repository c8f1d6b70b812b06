import { column, declareReport } from '../report.ts';

export const orderDiscounts = declareReport({
  slug: 'order-discounts',
  group: 'ORDERS',
  title: 'Effect of discounts',
  question: 'Do discounts lead to larger orders?',
  definition:
    'Orders without a discount, with a discount but no code, and by code: count, item value before discounts, discount amount, sales, average order, and the share that were a customer’s first order. Only orders with a positive net payment (paid minus refunded) count, dated by the UTC day they were placed. First orders are determined across all channels.',
  howToRead: 'A code that mostly attracts returning customers with ordinary baskets just gives money away.',
  next: { say: 'Which discount code sold the most?', label: 'Sales by code' },
  columns: [
    column('code', 'Discount', 'text'),
    column('orders', 'Orders', 'count'),
    column('share', 'Share of orders', 'percent'),
    column('subtotalMinor', 'Item value', 'money'),
    column('discountMinor', 'Discounts', 'money'),
    column('salesMinor', 'Sales', 'money'),
    column('averageMinor', 'Average order', 'money'),
    column('newShare', 'Share of first orders', 'percent'),
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
