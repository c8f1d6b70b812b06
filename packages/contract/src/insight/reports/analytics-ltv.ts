import { column, declareReport } from '../report.ts';

export const analyticsLtv = declareReport({
  slug: 'analytics-ltv',
  group: 'CUSTOMERS',
  title: 'Lifetime value',
  question: 'What is a customer worth after so many months?',
  definition:
    'Sales of a customer from the first order until the end of the nth month after it (month 0 is the first 30 days, each month has 30 days), divided by the customers whose first order is in the period and for whom that month is over by now. An order counts when some of its money was kept (paid less refunded is above zero), on the UTC day it was placed. With a channel: customers whose first order of all came through it, and their orders through it.',
  howToRead: 'What a new customer may cost you: the value after the months in which you need the money back.',
  next: { say: 'What does a customer bring by day?', label: 'Daily lifetime value' },
  columns: [
    column('age', 'Months since first order', 'count'),
    column('customers', 'Customers this old', 'count'),
    column('valueMinor', 'Value per customer', 'money'),
    column('orders', 'Orders per customer', 'number'),
  ],
  chart: { kind: 'line', x: 'age', y: ['valueMinor'] },
  usual: 'ALL',
  words: [
    'lifetime value',
    'ltv',
    'customer lifetime value',
    'clv',
    'worth of a customer',
    'what is a customer worth',
  ],
});
