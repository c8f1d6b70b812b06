import { column, declareReport } from '../report.ts';

export const analyticsBaseZone = declareReport({
  slug: 'analytics-base-zone',
  group: 'CUSTOMERS',
  title: 'Customers by zone',
  question: 'Where do my customers live?',
  definition:
    'Zones by the order’s delivery address: the four regions of the US Census Bureau, US territories and military mail, Canada, Europe, elsewhere (also where the state isn’t known). A customer counts in the zone of the last order in the period. An order counts when some of its money was kept (paid less refunded is above zero), on the UTC day it was placed.',
  howToRead: 'Zones with many orders far from your stock are where a second warehouse saves shipping.',
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
  ],
});
