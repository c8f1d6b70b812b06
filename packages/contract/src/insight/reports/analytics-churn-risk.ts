import { column, declareReport } from '../report.ts';

export const analyticsChurnRisk = declareReport({
  slug: 'analytics-churn-risk',
  group: 'CUSTOMERS',
  title: 'Churn risk',
  question: 'Which customers are at risk of leaving?',
  definition:
    'Customers with at least three orders in the period, by days from their last order to the period’s last day, divided by their own average days between orders (at least one day). Below 1 is on time, 1 to below 2 late, 2 to below 4 at risk, and 4 or more lost. Only orders with a positive net payment (paid minus refunded) count, dated by the UTC day they were placed.',
  howToRead: 'Start with the at-risk customers who spent the most: they still remember you.',
  next: { say: 'Write to the first of them', label: 'Write to the first one' },
  columns: [
    column('customer', 'Customer', 'text', { kind: 'customer', id: 'customerId' }),
    column('status', 'Status', 'text'),
    column('orders', 'Orders', 'count'),
    column('salesMinor', 'Sales', 'money'),
    column('rhythm', 'Usual days between orders', 'days'),
    column('daysSince', 'Days since last order', 'days'),
    column('risk', 'Times their usual gap', 'number'),
  ],
  usual: 'ALL',
  words: [
    'churn risk',
    'churn',
    'at risk of leaving',
    'customers at risk',
    'who is about to leave',
    'who stopped buying',
    'who should have bought again',
    'slipping away',
    'drifting away',
    'haven’t ordered in a while',
    'about to lose',
    'gone quiet',
    'gone cold',
  ],
});
