import { column, declareReport } from '../report.ts';

export const customerDailyLtv = declareReport({
  slug: 'customer-daily-ltv',
  group: 'CUSTOMERS',
  title: 'Daily lifetime value',
  question: 'How much does a customer spend early on?',
  definition:
    'Sales from customers whose first order is in the period, through the end of the nth day after that order (day 0 is the first 24 hours), divided by the number of those customers. Only customers for whom that day has already ended are included. Only orders with a positive net payment (paid minus refunded) count, dated by the UTC day they were placed. Filtered by channel, it covers customers whose first order ever came through that channel, and only their orders through it.',
  howToRead: 'The step up after day 0 shows how soon second orders come in.',
  next: { say: 'What is a customer worth after a year?', label: 'Lifetime value' },
  columns: [
    column('age', 'Days since first order', 'count'),
    column('customers', 'Customers included', 'count'),
    column('valueMinor', 'Value per customer', 'money'),
  ],
  chart: { kind: 'line', x: 'age', y: ['valueMinor'] },
  usual: 'ALL',
  words: ['daily lifetime value', 'daily ltv', 'ltv by day', 'customer value by day'],
});
