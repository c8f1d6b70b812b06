import { column, declareReport } from '../report.ts';

export const analyticsRepeatPurchaseDevelopment = declareReport({
  slug: 'analytics-repeat-purchase-development',
  group: 'CUSTOMERS',
  title: 'Repeat rate over time',
  question: 'Is the share of returning orders rising?',
  definition:
    'For each month: orders that have a customer, those that weren’t the customer’s first, and their share. An order counts when some of its money was kept (paid less refunded is above zero), on the UTC day it was placed. Whether an order is the first goes by all channels.',
  howToRead:
    'A young store’s rate rises by itself as its customer base ages; compare with the same month a year before.',
  next: { say: 'Which products do people come back for?', label: 'Follow-up purchases' },
  columns: [
    column('month', 'Month', 'month'),
    column('orders', 'Orders', 'count'),
    column('repeatOrders', 'Returning orders', 'count'),
    column('share', 'Repeat rate', 'percent'),
  ],
  chart: { kind: 'line', x: 'month', y: ['share'] },
  usual: { months: 12 },
  words: [
    'repeat rate over time',
    'repeat rate by month',
    'development of the repeat rate',
    'repeat purchase development',
  ],
});
