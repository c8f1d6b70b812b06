import { column, declareReport } from '../report.ts';

export const productFollowUpPurchases = declareReport({
  slug: 'product-follow-up-purchases',
  group: 'PRODUCTS',
  title: 'Follow-up purchases',
  question: 'What do people buy next?',
  definition:
    'For each product in an order placed in the period, what the customer’s next order included: pairs with at least three such orders, their share of the next orders after that product, and the median number of whole days until then. Filtered by channel, both orders came through it. Only orders with a positive net payment (paid minus refunded) count. Units exclude canceled units. Item sales are price times units minus the item’s discounts and refunds (refunds for canceled units aren’t subtracted twice), excluding shipping and tax.',
  howToRead: 'Promote the second product once the usual number of days has passed.',
  next: { say: 'How long until people buy again?', label: 'Time between purchases' },
  columns: [
    column('product', 'Product', 'text'),
    column('next', 'Bought next', 'text'),
    column('orders', 'Next orders with it', 'count'),
    column('share', 'Share of next orders', 'percent'),
    column('days', 'Median days until then', 'days'),
  ],
  usual: { months: 12 },
  words: [
    'follow-up purchases',
    'followup purchases',
    'what do people buy next',
    'bought next',
    'people buy after',
    'customers buy after',
    'bought after',
    'buy afterwards',
    'next purchase',
  ],
});
