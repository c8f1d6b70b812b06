import { column, declareReport } from '../report.ts';

export const analyticsZoneDevelopment = declareReport({
  slug: 'analytics-zone-development',
  group: 'CUSTOMERS',
  title: 'Zones over time',
  question: 'Which regions are growing?',
  definition:
    'Orders per month by zone of the delivery address (see Customers by zone). Only orders with a positive net payment (paid minus refunded) count, dated by the UTC day they were placed.',
  howToRead: 'Compare the slopes: a zone that’s growing faster than the rest deserves its own offer.',
  next: { say: 'Where do my customers live?', label: 'Customers by zone' },
  columns: [
    column('month', 'Month', 'month'),
    column('northeast', 'Northeast', 'count'),
    column('midwest', 'Midwest', 'count'),
    column('south', 'South', 'count'),
    column('west', 'West', 'count'),
    column('territories', 'US territories and military', 'count'),
    column('canada', 'Canada', 'count'),
    column('europe', 'Europe', 'count'),
    column('elsewhere', 'Elsewhere', 'count'),
  ],
  chart: { kind: 'line', x: 'month', y: ['northeast', 'midwest', 'south', 'west'] },
  usual: { months: 12 },
  words: ['zone development', 'zones over time', 'regions over time', 'orders by region by month'],
});
