import { column, declareReport } from '../report.ts';

export const analyticsRepeatPurchase = declareReport({
  slug: 'analytics-repeat-purchase',
  group: 'CUSTOMERS',
  title: 'Repeat purchases',
  question: 'How many customers buy again?',
  definition:
    'Of customers with at least n orders in the period, the share who placed another. Only orders with a positive net payment (paid minus refunded) count, dated by the UTC day they were placed.',
  howToRead:
    'The biggest drop-off is usually between the first and second order; customers who get past it tend to stay.',
  next: { say: 'How long until people buy again?', label: 'Time between purchases' },
  columns: [
    column('orderNumber', 'Order number', 'count'),
    column('customers', 'Customers who reached it', 'count'),
    column('continued', 'Ordered again', 'count'),
    column('share', 'Share', 'percent'),
  ],
  chart: { kind: 'bar', x: 'orderNumber', y: ['share'] },
  usual: 'ALL',
  words: [
    'repeat purchase',
    'repeat purchases',
    'second order rate',
    'how many customers buy again',
    'do customers come back',
    'come back a second time',
    'order a second time',
    'second purchase',
  ],
});
