import { column, declareReport } from '../report.ts';

export const productSoldItem = declareReport({
  slug: 'product-sold-item',
  group: 'PRODUCTS',
  title: 'Items sold over time',
  question: 'How many items do we sell over time?',
  definition:
    'Units, distinct products and item sales by day, week (starting Monday) or month. Only orders with a positive net payment (paid minus refunded) count. Units exclude canceled units. Item sales are price times units minus the item’s discounts and refunds (refunds for canceled units aren’t subtracted twice), excluding shipping and tax.',
  howToRead: 'When prices fall, units rise before sales do.',
  next: { say: 'What sells best?', label: 'Best sellers' },
  columns: [
    column('span', 'Starting', 'day'),
    column('units', 'Units', 'count'),
    column('products', 'Distinct products', 'count'),
    column('itemSalesMinor', 'Item sales', 'money'),
  ],
  chart: { kind: 'line', x: 'span', y: ['units'] },
  usual: { months: 12 },
  hasGrain: true,
  words: ['sold items', 'items sold over time', 'units over time', 'units sold by month'],
});
