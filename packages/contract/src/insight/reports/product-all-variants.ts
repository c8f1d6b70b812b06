import { column, declareReport } from '../report.ts';

export const productAllVariants = declareReport({
  slug: 'product-all-variants',
  group: 'PRODUCTS',
  title: 'All variants',
  question: 'How does each variant sell?',
  definition:
    'Every SKU sold in the period (lines without a SKU by title and variant). Units are those of counted orders less canceled ones; item sales are price times units less discount and refunds of the item (those of canceled units aren’t taken off twice), without shipping and tax.',
  howToRead: 'A variant that sells a tenth of its sisters ties up stock.',
  next: { say: 'What stock do I have of it?', label: 'Stock' },
  columns: [
    column('sku', 'SKU', 'text'),
    column('product', 'Product', 'text'),
    column('units', 'Units', 'count'),
    column('orders', 'Orders', 'count'),
    column('itemSalesMinor', 'Item sales', 'money'),
    column('averagePriceMinor', 'Average price', 'money'),
    column('returnedUnits', 'Returned', 'count'),
  ],
  chart: { kind: 'bar', x: 'sku', y: ['units'] },
  usual: { months: 12 },
  words: ['all variants', 'sales per variant', 'variant sales', 'sales per sku', 'sku report'],
});
