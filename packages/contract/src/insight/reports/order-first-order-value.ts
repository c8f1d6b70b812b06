import { column, declareReport } from '../report.ts';

export const orderFirstOrderValue = declareReport({
  slug: 'order-first-order-value',
  group: 'ORDERS',
  title: 'First-order value',
  question: 'Do people begin with small orders?',
  definition:
    'For each month: the number, average and median of first orders of customers, and the average of later ones. An order counts when some of its money was kept (paid less refunded is above zero), on the UTC day it was placed. Whether an order is the first goes by all channels.',
  howToRead: 'A first order well below later ones says that people try you out: make a set for trying.',
  next: { say: 'What do customers buy after their first order?', label: 'Follow-up purchases' },
  columns: [
    column('month', 'Month', 'month'),
    column('firstOrders', 'First orders', 'count'),
    column('firstAverageMinor', 'Average', 'money'),
    column('firstMedianMinor', 'Median', 'money'),
    column('laterOrders', 'Later orders', 'count'),
    column('laterAverageMinor', 'Average of later', 'money'),
  ],
  chart: { kind: 'line', x: 'month', y: ['firstAverageMinor', 'laterAverageMinor'] },
  usual: { months: 12 },
  words: ['first order value', 'first-order value', 'value of first orders', 'first orders'],
});
