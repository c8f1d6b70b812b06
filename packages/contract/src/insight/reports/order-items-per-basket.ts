import { column, declareReport } from '../report.ts';

export const orderItemsPerBasket = declareReport({
  slug: 'order-items-per-basket',
  group: 'ORDERS',
  title: 'Basket size',
  question: 'How many items do people buy at once?',
  definition:
    'Orders by number of units (excluding canceled units), with sales and average order. Orders with no units left are excluded. Only orders with a positive net payment (paid minus refunded) count, dated by the UTC day they were placed.',
  howToRead: 'Lots of single-item baskets mean there’s room for a set or a matching piece.',
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
