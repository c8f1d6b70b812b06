import { column, declareReport } from '../report.ts';

export const analyticsBaseZone = declareReport({
  slug: 'analytics-base-zone',
  group: 'CUSTOMERS',
  title: 'Customers by zone',
  question: 'Where do my customers live?',
  definition:
    'Zones by the order’s delivery address: the four US Census Bureau regions, US territories and military mail, Canada, Europe, and elsewhere (including US addresses with no known state). Each customer counts in the zone of their last order in the period. Only orders with a positive net payment (paid minus refunded) count, dated by the UTC day they were placed.',
  howToRead:
    'Zones with many orders far from your stock are where a second warehouse would cut shipping costs.',
  next: { say: 'What do parcels cost by carrier?', label: 'Outbound report' },
  columns: [
    column('zone', 'Zone', 'text'),
    column('customers', 'Customers', 'count'),
    column('orders', 'Orders', 'count'),
    column('share', 'Share of orders', 'percent'),
    column('salesMinor', 'Sales', 'money'),
    column('averageMinor', 'Average order', 'money'),
  ],
  chart: { kind: 'bar', x: 'zone', y: ['orders'] },
  usual: { months: 12 },
  words: [
    'zones',
    'shipping zones',
    'base zone',
    'customers by zone',
    'customers by region',
    'where customers live',
    'where do my customers live',
    'where do our customers live',
    'our customers live',
    'where our customers are',
  ],
});
