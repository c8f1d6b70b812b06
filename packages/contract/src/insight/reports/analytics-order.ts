import { column, declareReport } from '../report.ts';

export const analyticsOrder = declareReport({
  slug: 'analytics-order',
  group: 'ORDERS',
  title: 'Order overview',
  question: 'What makes up my sales?',
  definition:
    'For each month: orders, item value before discounts, discounts, shipping, tax, the total, what was paid, what was refunded and what is left. An order counts when some of its money was kept (paid less refunded is above zero), on the UTC day it was placed. Orders that were canceled or refunded whole aren’t in it.',
  howToRead: 'Follow a month from left to right: from what you asked to what you kept.',
  next: { say: 'Do discounts pay?', label: 'Effect of discounts' },
  columns: [
    column('month', 'Month', 'month'),
    column('orders', 'Orders', 'count'),
    column('subtotalMinor', 'Items', 'money'),
    column('discountMinor', 'Discounts', 'money'),
    column('shippingMinor', 'Shipping', 'money'),
    column('taxMinor', 'Tax', 'money'),
    column('totalMinor', 'Total', 'money'),
    column('paidMinor', 'Paid', 'money'),
    column('refundedMinor', 'Refunded', 'money'),
    column('salesMinor', 'Sales', 'money'),
  ],
  chart: { kind: 'bar', x: 'month', y: ['salesMinor'] },
  usual: { months: 12 },
  words: ['order overview', 'order report', 'breakdown of sales', 'what makes up sales'],
});
