import { column, declareReport } from '../report.ts';

export const productAll = declareReport({
  slug: 'product-all',
  group: 'PRODUCTS',
  title: 'All products',
  question: 'How does each product sell?',
  definition:
    'Every product sold in the period: units, orders, customers, item sales, average price kept, units returned. Units are those of counted orders less canceled ones; item sales are price times units less discount and refunds of the item (those of canceled units aren’t taken off twice), without shipping and tax.',
  howToRead:
    'Sort by what you care about; a low average price beside the list price shows what discounts took.',
  next: { say: 'How do the variants sell?', label: 'All variants' },
  columns: [
    column('product', 'Product', 'text'),
    column('units', 'Units', 'count'),
    column('orders', 'Orders', 'count'),
    column('customers', 'Customers', 'count'),
    column('itemSalesMinor', 'Item sales', 'money'),
    column('averagePriceMinor', 'Average price', 'money'),
    column('returnedUnits', 'Returned', 'count'),
  ],
  chart: { kind: 'bar', x: 'product', y: ['units'] },
  usual: { months: 12 },
  words: ['all products', 'sales per product', 'product sales', 'products report'],
});
