import { column, declareReport } from '../report.ts';

export const analyticsRfm = declareReport({
  slug: 'analytics-rfm',
  group: 'CUSTOMERS',
  title: 'RFM segments',
  question: 'Who are my best customers, and who is drifting away?',
  definition:
    'Each customer is scored 1 to 5 on how recently, how often and how much they bought: quintiles of all customers by days from their last order in the period to the period’s last day, number of orders, and sales in the period (ties get the higher score; 5 is best). Segments: Champions R 4–5 with F and M 4–5; Loyal F 4–5 with R 3–5; New R 4–5 with one order; Promising all other R 4–5; At risk R 1–2 with F 3–5; Hibernating all other R 1–2; Need attention everyone else. Only orders with a positive net payment (paid minus refunded) count, dated by the UTC day they were placed.',
  howToRead:
    'Thank champions, win back at-risk customers while they still remember you, and save hibernating ones for a seasonal email.',
  next: { say: 'Which customers are at risk of leaving?', label: 'Customers at risk' },
  columns: [
    column('segment', 'Segment', 'text'),
    column('customers', 'Customers', 'count'),
    column('share', 'Share', 'percent'),
    column('salesMinor', 'Sales', 'money'),
    column('averageMinor', 'Sales per customer', 'money'),
    column('daysSinceLast', 'Median days since last order', 'days'),
    column('orders', 'Orders per customer', 'number'),
  ],
  chart: { kind: 'bar', x: 'segment', y: ['customers'] },
  usual: 'ALL',
  words: [
    'rfm',
    'rfm segments',
    'customer segments',
    'segments',
    'champions',
    'recency frequency monetary',
    'rfm report',
    'rfm analysis',
    'the rfm',
  ],
});
