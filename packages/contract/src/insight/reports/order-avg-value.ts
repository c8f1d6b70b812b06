import { column, declareReport } from '../report.ts';

export const orderAvgValue = declareReport({
  slug: 'order-avg-value',
  group: 'ORDERS',
  title: 'Average order value',
  question: 'How much is the average order worth?',
  definition:
    'Sales divided by orders, and median sales per order, by day, week (starting Monday) or month. Only orders with a positive net payment (paid minus refunded) count, dated by the UTC day they were placed.',
  howToRead: 'If the average moves and the median doesn’t, a few large orders are behind it.',
  next: { say: 'When should shipping be free?', label: 'Free-shipping threshold' },
  columns: [
    column('span', 'Starting', 'day'),
    column('orders', 'Orders', 'count'),
    column('averageMinor', 'Average', 'money'),
    column('medianMinor', 'Median', 'money'),
  ],
  chart: { kind: 'line', x: 'span', y: ['averageMinor', 'medianMinor'] },
  usual: { months: 12 },
  hasGrain: true,
  words: ['average order value over time', 'aov over time', 'aov by month', 'average order report'],
});
