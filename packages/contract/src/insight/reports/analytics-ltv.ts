import { column, declareReport } from '../report.ts';

export const analyticsLtv = declareReport({
  slug: 'analytics-ltv',
  group: 'CUSTOMERS',
  title: 'Lifetime value',
  question: 'What is a customer worth over time?',
  definition:
    'Sales from customers whose first order is in the period, through the end of the nth month after that order (month 0 is the first 30 days; each month is 30 days), divided by the number of those customers. Only customers for whom that month has already ended are included. Only orders with a positive net payment (paid minus refunded) count, dated by the UTC day they were placed. Filtered by channel, it covers customers whose first order ever came through that channel, and only their orders through it.',
  howToRead:
    'The most you can pay for a new customer is their value at the month when you need the money back.',
  next: { say: 'Show daily lifetime value', label: 'Daily lifetime value' },
  columns: [
    column('age', 'Months since first order', 'count'),
    column('customers', 'Customers included', 'count'),
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
