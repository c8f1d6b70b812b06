import { column, declareReport } from '../report.ts';

export const analyticsProduct = declareReport({
  slug: 'analytics-product',
  group: 'PRODUCTS',
  title: 'Product overview',
  question: 'Which products carry the store?',
  definition:
    'Products in order of item sales, with their share and the cumulative share; class A up to 80 % of item sales, B up to 95 %, C the rest; the product that crosses a bound is in the better class. Units are those of counted orders less canceled ones; item sales are price times units less discount and refunds of the item (those of canceled units aren’t taken off twice), without shipping and tax.',
  howToRead: 'Never run out of A; ask of each C whether it earns its place.',
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
