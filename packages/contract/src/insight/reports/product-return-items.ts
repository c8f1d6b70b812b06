import { column, declareReport } from '../report.ts';

export const productReturnItems = declareReport({
  slug: 'product-return-items',
  group: 'PRODUCTS',
  title: 'Returned items',
  question: 'Why do items come back?',
  definition:
    'Units of returns that were received in the period, by product and reason; damaged units are those found broken on arrival. Of all orders, whether their money was kept or not.',
  howToRead: 'A reason that leads for one product is a fault of the product, the picture or the box.',
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
