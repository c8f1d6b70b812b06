import { column, declareReport } from '../report.ts';

export const productCrossSellingAnalysis = declareReport({
  slug: 'product-cross-selling-analysis',
  group: 'PRODUCTS',
  title: 'Cross-selling',
  question: 'What is bought together?',
  definition:
    'Pairs of products in one order, at least three orders: support (share of all orders with units that have both), confidence (share of the orders with the first that have the second), lift (confidence divided by the share of orders with the second). Units are those of counted orders less canceled ones; item sales are price times units less discount and refunds of the item (those of canceled units aren’t taken off twice), without shipping and tax.',
  howToRead: 'Lift above 1: together more often than by chance. Offer the second to whoever buys the first.',
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
