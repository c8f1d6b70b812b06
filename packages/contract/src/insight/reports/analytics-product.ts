import { column, declareReport } from '../report.ts';

export const analyticsProduct = declareReport({
  slug: 'analytics-product',
  group: 'PRODUCTS',
  title: 'Product overview',
  question: 'Which products drive sales?',
  definition:
    'Products ranked by item sales, with their share and the cumulative share. Class A covers up to 80% of item sales, B up to 95%, C the rest; a product that crosses a cutoff stays in the higher class. Only orders with a positive net payment (paid minus refunded) count. Units exclude canceled units. Item sales are price times units minus the item’s discounts and refunds (refunds for canceled units aren’t subtracted twice), excluding shipping and tax.',
  howToRead: 'Never run out of A; ask whether each C earns its place.',
  next: { say: 'What is running low?', label: 'Stock that is running low' },
  columns: [
    column('product', 'Product', 'text'),
    column('class', 'Class', 'text'),
    column('units', 'Units', 'count'),
    column('orders', 'Orders', 'count'),
    column('itemSalesMinor', 'Item sales', 'money'),
    column('share', 'Share', 'percent'),
    column('cumulative', 'Cumulative', 'percent'),
  ],
  chart: { kind: 'bar', x: 'product', y: ['itemSalesMinor'] },
  usual: { months: 12 },
  words: ['product overview', 'abc analysis', 'abc', 'which products carry', 'product report'],
});
