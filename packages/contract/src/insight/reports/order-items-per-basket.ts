import { column, declareReport } from '../report.ts';

export const orderItemsPerBasket = declareReport({
  slug: 'order-items-per-basket',
  group: 'ORDERS',
  title: 'Basket size',
  question: 'How many items are in a basket?',
  definition:
    'Orders by units kept (canceled ones left out), with sales and average. Orders without units left aren’t in it. An order counts when some of its money was kept (paid less refunded is above zero), on the UTC day it was placed.',
  howToRead: 'Many baskets of one item are room for a set or a matching piece.',
  next: { say: 'What is bought together?', label: 'Cross-selling' },
  columns: [
    column('units', 'Units', 'text'),
    column('orders', 'Orders', 'count'),
    column('share', 'Share', 'percent'),
    column('salesMinor', 'Sales', 'money'),
    column('averageMinor', 'Average order', 'money'),
  ],
  chart: { kind: 'bar', x: 'units', y: ['orders'] },
  usual: { months: 12 },
  words: ['basket size', 'items per basket', 'items per order', 'units per order'],
});
