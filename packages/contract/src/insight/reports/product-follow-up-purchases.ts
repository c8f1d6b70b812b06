import { column, declareReport } from '../report.ts';

export const productFollowUpPurchases = declareReport({
  slug: 'product-follow-up-purchases',
  group: 'PRODUCTS',
  title: 'Follow-up purchases',
  question: 'What do people buy next?',
  definition:
    'For each product in an order of the period, what the customer’s next order held: pairs with at least three such orders, the share of the next orders after that product, and the days until then (whole days, median). With a channel both orders came through it. Units are those of counted orders less canceled ones; item sales are price times units less discount and refunds of the item (those of canceled units aren’t taken off twice), without shipping and tax.',
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
