import { column, declareReport } from '../report.ts';

export const analyticsTimeBetweenPurchase = declareReport({
  slug: 'analytics-time-between-purchase',
  group: 'CUSTOMERS',
  title: 'Time between purchases',
  question: 'How long does it take until people buy again?',
  definition:
    'Days since the customer’s order before, in whole days rounded down, of the orders placed in the period that aren’t their customer’s first. An order counts when some of its money was kept (paid less refunded is above zero), on the UTC day it was placed. The order before may have come through any channel.',
  howToRead:
    'Write to people a little before the middle value; after the 90th percentile few come back by themselves.',
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
