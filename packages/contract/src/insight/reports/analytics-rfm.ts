import { column, declareReport } from '../report.ts';

export const analyticsRfm = declareReport({
  slug: 'analytics-rfm',
  group: 'CUSTOMERS',
  title: 'RFM segments',
  question: 'Who are my best customers, and who is drifting away?',
  definition:
    'Each customer gets a score of 1 to 5 for how recently, how often and for how much they bought: fifths of all customers by days from the last order in the period until the period’s last day, number of orders and sales in it (ties go to the higher score; 5 is best). Segments: Champions R 4–5 with F and M 4–5; Loyal F 4–5 with R 3–5; New R 4–5 with one order; Promising R 4–5, the rest of them; At risk R 1–2 with F 3–5; Hibernating R 1–2, the rest; Need attention everyone else. An order counts when some of its money was kept (paid less refunded is above zero), on the UTC day it was placed.',
  howToRead:
    'Thank champions, win back those at risk while they still know you, and leave hibernating ones to a seasonal mail.',
  next: { say: 'Which customers are at risk of leaving?', label: 'Customers at risk' },
  columns: [
    column('segment', 'Segment', 'text'),
    column('customers', 'Customers', 'count'),
    column('share', 'Share', 'percent'),
    column('salesMinor', 'Sales', 'money'),
    column('averageMinor', 'Sales per customer', 'money'),
    column('daysSinceLast', 'Days since last order (median)', 'days'),
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
