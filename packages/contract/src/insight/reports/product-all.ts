import { column, declareReport } from '../report.ts';

export const productAll = declareReport({
  slug: 'product-all',
  group: 'PRODUCTS',
  title: 'All products',
  question: 'How does each product sell?',
  definition:
    'Every product sold in the period: units, orders, customers, item sales, average price (item sales divided by units) and units returned. Only orders with a positive net payment (paid minus refunded) count. Units exclude canceled units. Item sales are price times units minus the item’s discounts and refunds (refunds for canceled units aren’t subtracted twice), excluding shipping and tax.',
  howToRead:
    'Sort by what matters to you; an average price well below list price shows what discounts cost you.',
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
