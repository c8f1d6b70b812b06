import { column, declareReport } from '../report.ts';

export const analyticsAllCustomersGraph = declareReport({
  slug: 'analytics-all-customers-graph',
  group: 'CUSTOMERS',
  title: 'All customers',
  question: 'How is my customer base growing?',
  definition:
    'Customers by the month of their first order, and all customers up to then. An order counts when some of its money was kept (paid less refunded is above zero), on the UTC day it was placed. With a channel: customers whose first order of all came through it, and their orders through it.',
  howToRead: 'A line that gets steeper means that more people find you each month.',
  next: { say: 'Where do new customers come from?', label: 'New customers by channel' },
  columns: [
    column('month', 'Month', 'month'),
    column('newCustomers', 'New customers', 'count'),
    column('customers', 'Customers so far', 'count'),
  ],
  chart: { kind: 'line', x: 'month', y: ['customers'] },
  usual: 'ALL',
  words: ['customer growth', 'all customers', 'customer base', 'growth of customers'],
});
