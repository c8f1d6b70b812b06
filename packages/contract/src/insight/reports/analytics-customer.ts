import { column, declareReport } from '../report.ts';

export const analyticsCustomer = declareReport({
  slug: 'analytics-customer',
  group: 'CUSTOMERS',
  title: 'Customer overview',
  question: 'How many customers ordered, and how many are new?',
  definition:
    'For each month: customers who ordered, those whose first order ever (through any channel) is in that month, those who had ordered before that month, and sales from each group. Only orders with a positive net payment (paid minus refunded) count, dated by the UTC day they were placed.',
  howToRead:
    'Sales from returning customers cost you no advertising; if their share falls, you’re relying on new ones.',
  next: { say: 'Which customers are at risk of leaving?', label: 'Customers at risk' },
  columns: [
    column('month', 'Month', 'month'),
    column('customers', 'Customers', 'count'),
    column('newCustomers', 'New', 'count'),
    column('returningCustomers', 'Returning', 'count'),
    column('newSalesMinor', 'Sales from new', 'money'),
    column('returningSalesMinor', 'Sales from returning', 'money'),
  ],
  chart: { kind: 'bar', x: 'month', y: ['newCustomers', 'returningCustomers'] },
  usual: { months: 12 },
  words: ['customer overview', 'new and returning customers by month', 'customer report'],
});
