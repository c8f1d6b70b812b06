import { column, declareReport } from '../report.ts';

export const productSoldItem = declareReport({
  slug: 'product-sold-item',
  group: 'PRODUCTS',
  title: 'Sold items',
  question: 'How many items are sold over time?',
  definition:
    'Units, different products and item sales by day, week (from Monday) or month. Units are those of counted orders less canceled ones; item sales are price times units less discount and refunds of the item (those of canceled units aren’t taken off twice), without shipping and tax.',
  howToRead: 'Units rise before sales do when prices fall.',
  next: { say: 'What sells best?', label: 'Best sellers' },
  columns: [
    column('span', 'From', 'day'),
    column('units', 'Units', 'count'),
    column('products', 'Different products', 'count'),
    column('itemSalesMinor', 'Item sales', 'money'),
  ],
  chart: { kind: 'line', x: 'span', y: ['units'] },
  usual: { months: 12 },
  hasGrain: true,
  words: ['sold items', 'items sold over time', 'units over time', 'units sold by month'],
});
