import { column, declareReport } from '../report.ts';

export const productReturnItems = declareReport({
  slug: 'product-return-items',
  group: 'PRODUCTS',
  title: 'Returned items',
  question: 'Why do items come back?',
  definition:
    'Units on returns received in the period, by product and reason; damaged units are those found damaged on arrival. Covers all orders, including those with no net payment.',
  howToRead: 'If one reason leads for a product, the problem is the product, the picture or the box.',
  next: { say: 'Which products come back most?', label: 'Return rate' },
  columns: [
    column('product', 'Product', 'text'),
    column('reason', 'Reason', 'text'),
    column('units', 'Units', 'count'),
    column('damagedUnits', 'Damaged', 'count'),
    column('share', 'Share', 'percent'),
  ],
  usual: { months: 12 },
  words: [
    'returned items',
    'return reasons by product',
    'why do items come back',
    'reasons for returns',
    'return reasons',
  ],
});
