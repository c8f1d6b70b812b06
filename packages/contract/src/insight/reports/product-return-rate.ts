import { column, declareReport } from '../report.ts';

export const productReturnRate = declareReport({
  slug: 'product-return-rate',
  group: 'PRODUCTS',
  title: 'Return rate',
  question: 'Which products get returned?',
  definition:
    'Units on the period’s orders that came back (the return was received) as a share of units, by product. Only orders with a positive net payment (paid minus refunded) count. Units exclude canceled units. Item sales are price times units minus the item’s discounts and refunds (refunds for canceled units aren’t subtracted twice), excluding shipping and tax.',
  howToRead: 'Rates for products with few units jump around, so check the units too.',
  next: { say: 'Why do they come back?', label: 'Returned items' },
  columns: [
    column('product', 'Product', 'text'),
    column('units', 'Units', 'count'),
    column('returnedUnits', 'Returned', 'count'),
    column('rate', 'Return rate', 'percent'),
  ],
  chart: { kind: 'bar', x: 'product', y: ['rate'] },
  usual: { months: 12 },
  words: [
    'return rate',
    'return rates',
    'which products come back',
    'returned most',
    'most returned products',
  ],
});
