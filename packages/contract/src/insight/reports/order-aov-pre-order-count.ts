import { column, declareReport } from '../report.ts';

export const orderAovPreOrderCount = declareReport({
  slug: 'order-aov-pre-order-count',
  group: 'ORDERS',
  title: 'Order value by order number',
  question: 'Do orders grow with each one?',
  definition:
    'Average and median sales of customers’ first, second … tenth and later orders placed in the period. An order counts when some of its money was kept (paid less refunded is above zero), on the UTC day it was placed. Whether an order is the first goes by all channels.',
  howToRead: 'A rising line means that trust grows into larger baskets.',
  next: { say: 'After how many orders do customers stay?', label: 'Repeat purchase' },
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
