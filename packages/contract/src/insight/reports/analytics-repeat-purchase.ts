import { column, declareReport } from '../report.ts';

export const analyticsRepeatPurchase = declareReport({
  slug: 'analytics-repeat-purchase',
  group: 'CUSTOMERS',
  title: 'Repeat purchase',
  question: 'After how many orders do customers stay?',
  definition:
    'Of the customers with at least n orders in the period, the share that placed another one. An order counts when some of its money was kept (paid less refunded is above zero), on the UTC day it was placed.',
  howToRead:
    'The largest step is usually from the first to the second order: whoever gets past it tends to stay.',
  next: { say: 'How long does it take until people buy again?', label: 'Time between purchases' },
  columns: [
    column('orderNumber', 'After order', 'count'),
    column('customers', 'Customers who got there', 'count'),
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
