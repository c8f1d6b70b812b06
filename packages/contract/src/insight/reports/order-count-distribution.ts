import { column, declareReport } from '../report.ts';

export const orderCountDistribution = declareReport({
  slug: 'order-count-distribution',
  group: 'ORDERS',
  title: 'Orders per customer',
  question: 'How many orders do customers place?',
  definition:
    'Customers by how many orders they placed in the period. An order counts when some of its money was kept (paid less refunded is above zero), on the UTC day it was placed.',
  howToRead: 'Most stores have a tall first bar; what matters is how fast the others shrink.',
  next: { say: 'After how many orders do customers stay?', label: 'Repeat purchase' },
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
