import { column, declareReport } from '../report.ts';

export const analyticsOrder = declareReport({
  slug: 'analytics-order',
  group: 'ORDERS',
  title: 'Order overview',
  question: 'What makes up my sales?',
  definition:
    'For each month: orders, item value before discounts, discounts, shipping, tax, total, amount paid, amount refunded and sales (paid minus refunded). Only orders with a positive net payment (paid minus refunded) count, dated by the UTC day they were placed. Canceled and fully refunded orders are excluded.',
  howToRead: 'Read each month from left to right: from what you charged for items to what you kept.',
  next: { say: 'Do discounts pay off?', label: 'Effect of discounts' },
  columns: [
    column('month', 'Month', 'month'),
    column('orders', 'Orders', 'count'),
    column('subtotalMinor', 'Item value', 'money'),
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
