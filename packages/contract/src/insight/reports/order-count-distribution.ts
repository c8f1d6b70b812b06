import { column, declareReport } from '../report.ts';

export const orderCountDistribution = declareReport({
  slug: 'order-count-distribution',
  group: 'ORDERS',
  title: 'Orders per customer',
  question: 'How many orders do customers place?',
  definition:
    'Customers by number of orders placed in the period. Only orders with a positive net payment (paid minus refunded) count, dated by the UTC day they were placed.',
  howToRead: 'Most stores have a tall first bar; what matters is how fast the rest drop off.',
  next: { say: 'How many customers buy again?', label: 'Repeat purchases' },
  columns: [
    column('orders', 'Orders', 'text'),
    column('customers', 'Customers', 'count'),
    column('share', 'Share', 'percent'),
    column('salesMinor', 'Sales', 'money'),
  ],
  chart: { kind: 'bar', x: 'orders', y: ['customers'] },
  usual: 'ALL',
  words: ['orders per customer', 'order count distribution', 'order counts', 'how often do customers order'],
});
