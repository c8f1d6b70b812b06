import { column, declareReport } from '../report.ts';

export const analyticsRepeatPurchaseDevelopment = declareReport({
  slug: 'analytics-repeat-purchase-development',
  group: 'CUSTOMERS',
  title: 'Repeat rate over time',
  question: 'Is the share of repeat orders rising?',
  definition:
    'For each month: orders with a customer, how many of them weren’t the customer’s first, and their share. Only orders with a positive net payment (paid minus refunded) count, dated by the UTC day they were placed. First orders are determined across all channels.',
  howToRead:
    'A young store’s rate rises on its own as its customer base ages, so compare with the same month a year earlier.',
  next: { say: 'Which products do people come back for?', label: 'Follow-up purchases' },
  columns: [
    column('month', 'Month', 'month'),
    column('orders', 'Orders', 'count'),
    column('repeatOrders', 'Repeat orders', 'count'),
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
