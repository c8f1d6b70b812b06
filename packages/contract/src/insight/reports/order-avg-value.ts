import { column, declareReport } from '../report.ts';

export const orderAvgValue = declareReport({
  slug: 'order-avg-value',
  group: 'ORDERS',
  title: 'Average order value',
  question: 'What is an order worth?',
  definition:
    'Sales divided by orders, and the median of sales per order, by day, week (from Monday) or month. An order counts when some of its money was kept (paid less refunded is above zero), on the UTC day it was placed.',
  howToRead: 'When the average moves and the median doesn’t, a few large orders moved it.',
  next: { say: 'From what amount should shipping be free?', label: 'Free-shipping threshold' },
  columns: [
    column('span', 'From', 'day'),
    column('orders', 'Orders', 'count'),
    column('averageMinor', 'Average', 'money'),
    column('medianMinor', 'Median', 'money'),
  ],
  chart: { kind: 'line', x: 'span', y: ['averageMinor', 'medianMinor'] },
  usual: { months: 12 },
  hasGrain: true,
  words: ['average order value over time', 'aov over time', 'aov by month', 'average order report'],
});
