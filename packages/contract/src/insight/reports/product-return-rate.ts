import { column, declareReport } from '../report.ts';

export const productReturnRate = declareReport({
  slug: 'product-return-rate',
  group: 'PRODUCTS',
  title: 'Return rate',
  question: 'Which products come back?',
  definition:
    'Units of the period’s orders that came back (their return was received) as a share of units, by product. Units are those of counted orders less canceled ones; item sales are price times units less discount and refunds of the item (those of canceled units aren’t taken off twice), without shipping and tax.',
  howToRead: 'Rates of products with few units jump: look at the units too.',
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
