import { column, declareReport } from '../report.ts';

export const analyticsAllOrder = declareReport({
  slug: 'analytics-all-order',
  group: 'ORDERS',
  title: 'All orders',
  question: 'How many orders come in, and what are they worth?',
  definition:
    'Orders and sales (paid minus refunded, including shipping and tax) by day, week (starting Monday) or month. Only orders with a positive net payment (paid minus refunded) count, dated by the UTC day they were placed.',
  howToRead: 'Look at the overall level, not the spikes: the weekly view smooths out day-of-week swings.',
  next: { say: 'Which day of the week is best?', label: 'Time of the week' },
  columns: [
    column('span', 'Starting', 'day'),
    column('orders', 'Orders', 'count'),
    column('salesMinor', 'Sales', 'money'),
    column('units', 'Units', 'count'),
  ],
  chart: { kind: 'line', x: 'span', y: ['salesMinor'] },
  usual: { days: 90 },
  hasGrain: true,
  words: ['all orders', 'orders over time', 'sales over time', 'sales by day', 'order graph'],
});
