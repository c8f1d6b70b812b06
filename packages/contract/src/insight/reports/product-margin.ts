import { column, declareReport } from '../report.ts';

export const productMargin = declareReport({
  slug: 'product-margin',
  group: 'PRODUCTS',
  title: 'Margin per SKU',
  question: 'What is left of each product?',
  definition:
    'For each SKU sold in the period: item sales, cost of goods (moving average landed cost with freight and duty, else the unit cost, times units kept that didn’t come back), label costs less their refunds (of the order’s parcels, shared by units), card fees (2.9 % of what was paid and $0.30 per order, refunds don’t bring them back; shared by item sales) and what is left. Where no cost is known the row says so and nothing is taken for it. Units are those of counted orders less canceled ones; item sales are price times units less discount and refunds of the item (those of canceled units aren’t taken off twice), without shipping and tax.',
  howToRead: 'A good seller with a thin margin wants a better price, a cheaper box or another factory.',
  next: { say: 'Which SKUs have no cost yet?', label: 'SKUs without a cost' },
  columns: [
    column('sku', 'SKU', 'text'),
    column('product', 'Product', 'text'),
    column('units', 'Units', 'count'),
    column('itemSalesMinor', 'Item sales', 'money'),
    column('goodsMinor', 'Cost of goods', 'money'),
    column('labelMinor', 'Labels', 'money'),
    column('feeMinor', 'Card fees', 'money'),
    column('leftMinor', 'Left', 'money'),
    column('margin', 'Margin', 'percent'),
    column('missing', 'Missing', 'text'),
  ],
  chart: { kind: 'bar', x: 'sku', y: ['leftMinor'] },
  usual: { months: 12 },
  words: [
    'margin',
    'margins',
    'margin per sku',
    'profit per product',
    'true margin',
    'profit margin',
    'which products make money',
    'most profitable',
    'profitability',
  ],
});
