import { column, declareReport } from '../report.ts';

export const analyticsZoneDevelopment = declareReport({
  slug: 'analytics-zone-development',
  group: 'CUSTOMERS',
  title: 'Zones over time',
  question: 'Is a region growing?',
  definition:
    'Orders of each month by zone of the delivery address (see Customers by zone). An order counts when some of its money was kept (paid less refunded is above zero), on the UTC day it was placed.',
  howToRead: 'Compare the slopes: a zone that grows faster than the others deserves its own offer.',
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
