import { column, declareReport } from '../report.ts';

export const productBestItem = declareReport({
  slug: 'product-best-item',
  group: 'PRODUCTS',
  title: 'Best sellers',
  question: 'What sells best?',
  definition:
    'The ten products with the most units in the period, compared with the previous period: the same number of days; for whole months, the same number of months; for the current month, the same days of last month. Only orders with a positive net payment (paid minus refunded) count. Units exclude canceled units. Item sales are price times units minus the item’s discounts and refunds (refunds for canceled units aren’t subtracted twice), excluding shipping and tax.',
  howToRead: 'Restock what’s climbing first.',
  next: { say: 'What is running low?', label: 'Stock that is running low' },
  columns: [
    column('product', 'Product', 'text'),
    column('units', 'Units', 'count'),
    column('unitsBefore', 'Units in previous period', 'count'),
    column('change', 'Change', 'percent'),
    column('itemSalesMinor', 'Item sales', 'money'),
    column('share', 'Share of units', 'percent'),
  ],
  chart: { kind: 'bar', x: 'product', y: ['units'] },
  usual: { days: 30 },
  words: ['best sellers', 'best items', 'best seller report', 'top ten products'],
});
