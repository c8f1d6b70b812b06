import { column, declareReport } from '../report.ts';

export const analyticsTimeBetweenPurchase = declareReport({
  slug: 'analytics-time-between-purchase',
  group: 'CUSTOMERS',
  title: 'Time between purchases',
  question: 'How long until people buy again?',
  definition:
    'For each order placed in the period that isn’t the customer’s first, the days since their previous order, rounded down to whole days. Only orders with a positive net payment (paid minus refunded) count, dated by the UTC day they were placed. The previous order can be from any channel.',
  howToRead:
    'Write to customers a little before the median; past the 90th percentile, few come back on their own.',
  next: { say: 'Who should have bought again by now?', label: 'Customers at risk' },
  columns: [
    column('span', 'Days', 'text'),
    column('orders', 'Orders', 'count'),
    column('share', 'Share', 'percent'),
  ],
  chart: { kind: 'bar', x: 'span', y: ['orders'] },
  usual: 'ALL',
  words: [
    'time between purchases',
    'time between orders',
    'days between orders',
    'how long until they buy again',
    'purchase interval',
    'until people buy again',
    'before they buy again',
    'before people buy again',
    'until customers buy again',
    'before they reorder',
    'until they come back',
    'how long between orders',
  ],
});
