import { column, declareReport } from '../report.ts';

export const analyticsAllCustomersGraph = declareReport({
  slug: 'analytics-all-customers-graph',
  group: 'CUSTOMERS',
  title: 'All customers',
  question: 'How is my customer base growing?',
  definition:
    'Customers by the month of their first order, and the running total through that month. Only orders with a positive net payment (paid minus refunded) count, dated by the UTC day they were placed. Filtered by channel, it covers customers whose first order ever came through that channel, and only their orders through it.',
  howToRead: 'A steeper line means more new customers each month.',
  next: { say: 'Where do new customers come from?', label: 'New customers by channel' },
  columns: [
    column('month', 'Month', 'month'),
    column('newCustomers', 'New customers', 'count'),
    column('customers', 'Total customers', 'count'),
  ],
  chart: { kind: 'line', x: 'month', y: ['customers'] },
  usual: 'ALL',
  words: ['customer growth', 'all customers', 'customer base', 'growth of customers'],
});
