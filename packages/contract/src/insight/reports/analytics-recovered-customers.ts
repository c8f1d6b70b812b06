import { column, declareReport } from '../report.ts';

export const analyticsRecoveredCustomers = declareReport({
  slug: 'analytics-recovered-customers',
  group: 'CUSTOMERS',
  title: 'Recovered customers',
  question: 'How many customers came back after a long time?',
  definition:
    'Orders of customers whose last order before it was 180 days ago or more, by month. An order counts when some of its money was kept (paid less refunded is above zero), on the UTC day it was placed. The order before may have come through any channel.',
  howToRead: 'A bump after a mail or a launch says that it brought people back.',
  next: { say: 'Which customers are at risk now?', label: 'Customers at risk' },
  columns: [
    column('month', 'Month', 'month'),
    column('customers', 'Recovered customers', 'count'),
    column('salesMinor', 'Sales of those orders', 'money'),
    column('daysAway', 'Days away (median)', 'days'),
  ],
  chart: { kind: 'bar', x: 'month', y: ['customers'] },
  usual: { months: 12 },
  words: [
    'recovered customers',
    'reactivated customers',
    'won back',
    'customers who came back after a long time',
    'win-backs',
  ],
});
