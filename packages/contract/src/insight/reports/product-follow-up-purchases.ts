import { column, declareReport } from '../report.ts';

export const productFollowUpPurchases = declareReport({
  slug: 'product-follow-up-purchases',
  group: 'PRODUCTS',
  title: 'Follow-up purchases',
  question: 'What do people buy next?',
  definition:
    'For each product in an order, what the customer’s next order held: pairs with at least three such orders, the share of next orders with it, and the days until then (median). The first order is placed in the period. Units are those of counted orders less canceled ones; item sales are price times units less discount and refunds of the item, without shipping and tax.',
  howToRead: 'Write about the second product when the usual days have passed.',
  next: { say: 'How long does it take until people buy again?', label: 'Time between purchases' },
  columns: [
    column('product', 'Product', 'text'),
    column('next', 'Bought next', 'text'),
    column('orders', 'Next orders with it', 'count'),
    column('share', 'Share of next orders', 'percent'),
    column('days', 'Days until then (median)', 'days'),
  ],
  usual: { months: 12 },
  words: [
    'follow-up purchases',
    'followup purchases',
    'what do people buy next',
    'bought next',
    'next purchase',
  ],
});
