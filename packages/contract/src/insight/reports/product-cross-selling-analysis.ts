import { column, declareReport } from '../report.ts';

export const productCrossSellingAnalysis = declareReport({
  slug: 'product-cross-selling-analysis',
  group: 'PRODUCTS',
  title: 'Cross-selling',
  question: 'What is bought together?',
  definition:
    'Pairs of products bought in the same order, in at least three orders: support (share of all orders with units that include both), confidence (share of orders with the first that also include the second), lift (confidence divided by the share of orders with the second). Only orders with a positive net payment (paid minus refunded) count. Units exclude canceled units. Item sales are price times units minus the item’s discounts and refunds (refunds for canceled units aren’t subtracted twice), excluding shipping and tax.',
  howToRead:
    'A lift above 1 means they’re bought together more often than chance. Offer the second to anyone who buys the first.',
  next: { say: 'Make a bundle of the first pair', label: 'Make a bundle' },
  columns: [
    column('product', 'Product', 'text'),
    column('other', 'Bought with', 'text'),
    column('orders', 'Orders with both', 'count'),
    column('support', 'Support', 'percent'),
    column('confidence', 'Confidence', 'percent'),
    column('lift', 'Lift', 'number'),
  ],
  usual: { months: 12 },
  words: [
    'cross-selling',
    'cross selling',
    'bought together',
    'frequently bought together',
    'what goes together',
    'market basket',
    'basket analysis',
    'product pairs',
    'sell together',
    'sold together',
    'go together',
    'pair with',
    'pairs well',
    'same basket',
    'same order',
  ],
});
