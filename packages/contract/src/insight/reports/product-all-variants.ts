import { column, declareReport } from '../report.ts';

export const productAllVariants = declareReport({
  slug: 'product-all-variants',
  group: 'PRODUCTS',
  title: 'All variants',
  question: 'How does each variant sell?',
  definition:
    'Every SKU sold in the period (line items without a SKU are listed by title and variant). Only orders with a positive net payment (paid minus refunded) count. Units exclude canceled units. Item sales are price times units minus the item’s discounts and refunds (refunds for canceled units aren’t subtracted twice), excluding shipping and tax.',
  howToRead: 'A variant that sells a tenth of what the others do ties up cash in stock.',
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
