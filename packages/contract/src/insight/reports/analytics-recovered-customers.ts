import { column, declareReport } from '../report.ts';

export const analyticsRecoveredCustomers = declareReport({
  slug: 'analytics-recovered-customers',
  group: 'CUSTOMERS',
  title: 'Recovered customers',
  question: 'How many customers came back after a long break?',
  definition:
    'Orders from customers whose previous order was 180 or more days earlier, by month. Only orders with a positive net payment (paid minus refunded) count, dated by the UTC day they were placed. The previous order can be from any channel.',
  howToRead: 'A bump after an email or a launch means it brought people back.',
  next: { say: 'Which customers are at risk now?', label: 'Customers at risk' },
  columns: [
    column('month', 'Month', 'month'),
    column('customers', 'Recovered customers', 'count'),
    column('salesMinor', 'Sales from those orders', 'money'),
    column('daysAway', 'Median days since previous order', 'days'),
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
