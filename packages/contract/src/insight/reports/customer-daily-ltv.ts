import { column, declareReport } from '../report.ts';

export const customerDailyLtv = declareReport({
  slug: 'customer-daily-ltv',
  group: 'CUSTOMERS',
  title: 'Daily lifetime value',
  question: 'What does a customer bring in the first days?',
  definition:
    'Sales of a customer until the nth day after the first order is over (day 0 is the first 24 hours), divided by the customers whose first order is in the period and for whom that day is over by now. An order counts when some of its money was kept (paid less refunded is above zero), on the UTC day it was placed. With a channel: customers whose first order of all came through it, and their orders through it.',
  howToRead: 'The step after day 0 shows how soon second orders come.',
  next: { say: 'What is a customer worth after a year?', label: 'Lifetime value' },
  columns: [
    column('age', 'Days since first order', 'count'),
    column('customers', 'Customers this old', 'count'),
    column('valueMinor', 'Value per customer', 'money'),
  ],
  chart: { kind: 'line', x: 'age', y: ['valueMinor'] },
  usual: 'ALL',
  words: ['daily lifetime value', 'daily ltv', 'ltv by day', 'customer value by day'],
});
