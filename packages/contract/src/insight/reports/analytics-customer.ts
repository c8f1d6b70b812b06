import { column, declareReport } from '../report.ts';

export const analyticsCustomer = declareReport({
  slug: 'analytics-customer',
  group: 'CUSTOMERS',
  title: 'Customer overview',
  question: 'How many customers bought, and how many of them are new?',
  definition:
    'For each month: customers with an order, those whose first order of all (through any channel) is in the month, those who had ordered before the month, and sales of either. An order counts when some of its money was kept (paid less refunded is above zero), on the UTC day it was placed.',
  howToRead:
    'Sales of returning customers cost you no advertising; a falling share means that you live on new ones.',
  next: { say: 'Which customers are at risk of leaving?', label: 'Customers at risk' },
  columns: [
    column('month', 'Month', 'month'),
    column('customers', 'Customers', 'count'),
    column('newCustomers', 'New', 'count'),
    column('returningCustomers', 'Returning', 'count'),
    column('newSalesMinor', 'Sales of new', 'money'),
    column('returningSalesMinor', 'Sales of returning', 'money'),
  ],
  chart: { kind: 'bar', x: 'month', y: ['newCustomers', 'returningCustomers'] },
  usual: { months: 12 },
  words: ['customer overview', 'new and returning customers by month', 'customer report'],
});
