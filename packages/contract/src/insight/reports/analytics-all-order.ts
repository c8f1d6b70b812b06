import { column, declareReport } from '../report.ts';

export const analyticsAllOrder = declareReport({
  slug: 'analytics-all-order',
  group: 'ORDERS',
  title: 'All orders',
  question: 'How many orders come in, and what are they worth?',
  definition:
    'Orders and sales (paid less refunded, shipping and tax included) by day, week (from Monday) or month. An order counts when some of its money was kept (paid less refunded is above zero), on the UTC day it was placed.',
  howToRead: 'Look for the level, not the spikes: the weekly line evens out weekdays.',
  next: { say: 'Which day of the week is best?', label: 'Time of the week' },
  columns: [
    column('span', 'From', 'day'),
    column('orders', 'Orders', 'count'),
    column('salesMinor', 'Sales', 'money'),
    column('units', 'Units', 'count'),
  ],
  chart: { kind: 'line', x: 'span', y: ['salesMinor'] },
  usual: { days: 90 },
  hasGrain: true,
  words: ['all orders', 'orders over time', 'sales over time', 'sales by day', 'order graph'],
});
