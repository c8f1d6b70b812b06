import { column, declareReport } from '../report.ts';

export const orderAovPreOrderCount = declareReport({
  slug: 'order-aov-pre-order-count',
  group: 'ORDERS',
  title: 'Order value by order number',
  question: 'Do customers spend more with each order?',
  definition:
    'Average and median sales per order placed in the period, by whether it was the customer’s first, second and so on through tenth, with later orders grouped. Only orders with a positive net payment (paid minus refunded) count, dated by the UTC day they were placed. First orders are determined across all channels.',
  howToRead: 'A rising line means customers buy more as they come to trust you.',
  next: { say: 'How many customers buy again?', label: 'Repeat purchases' },
  columns: [
    column('orderNumber', 'Order', 'text'),
    column('orders', 'Orders', 'count'),
    column('averageMinor', 'Average', 'money'),
    column('medianMinor', 'Median', 'money'),
  ],
  chart: { kind: 'bar', x: 'orderNumber', y: ['averageMinor'] },
  usual: 'ALL',
  words: [
    'aov by order number',
    'order value by order count',
    'aov before and after',
    'value of the second order',
    'aov per order count',
  ],
});
