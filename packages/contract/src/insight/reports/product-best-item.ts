import { column, declareReport } from '../report.ts';

export const productBestItem = declareReport({
  slug: 'product-best-item',
  group: 'PRODUCTS',
  title: 'Best sellers',
  question: 'What sells best?',
  definition:
    'The ten products with the most units in the period, beside the period before: as many days; of whole months as many months; of the current month the same days of the last. Units are those of counted orders less canceled ones; item sales are price times units less discount and refunds of the item (those of canceled units aren’t taken off twice), without shipping and tax.',
  howToRead: 'What climbs needs stock first.',
  next: { say: 'What is running low?', label: 'Stock that is running low' },
  columns: [
    column('product', 'Product', 'text'),
    column('units', 'Units', 'count'),
    column('unitsBefore', 'Units before', 'count'),
    column('change', 'Change', 'percent'),
    column('itemSalesMinor', 'Item sales', 'money'),
    column('share', 'Share of units', 'percent'),
  ],
  chart: { kind: 'bar', x: 'product', y: ['units'] },
  usual: { days: 30 },
  words: ['best sellers', 'best items', 'best seller report', 'top ten products'],
});
