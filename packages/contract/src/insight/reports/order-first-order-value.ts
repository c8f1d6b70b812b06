import { column, declareReport } from '../report.ts';

export const orderFirstOrderValue = declareReport({
  slug: 'order-first-order-value',
  group: 'ORDERS',
  title: 'First-order value',
  question: 'Do people start with small orders?',
  definition:
    'For each month: the number, average and median of customers’ first orders, and the number and average of later ones. Only orders with a positive net payment (paid minus refunded) count, dated by the UTC day they were placed. First orders are determined across all channels.',
  howToRead: 'First orders well below later ones mean people are trying you out: offer a starter set.',
  next: { say: 'What do customers buy after their first order?', label: 'Follow-up purchases' },
  columns: [
    column('month', 'Month', 'month'),
    column('firstOrders', 'First orders', 'count'),
    column('firstAverageMinor', 'First-order average', 'money'),
    column('firstMedianMinor', 'First-order median', 'money'),
    column('laterOrders', 'Later orders', 'count'),
    column('laterAverageMinor', 'Later-order average', 'money'),
  ],
  chart: { kind: 'line', x: 'month', y: ['firstAverageMinor', 'laterAverageMinor'] },
  usual: { months: 12 },
  words: ['first order value', 'first-order value', 'value of first orders', 'first orders'],
});
