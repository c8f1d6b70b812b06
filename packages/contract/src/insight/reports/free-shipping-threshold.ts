import { column, declareReport } from '../report.ts';

export const freeShippingThreshold = declareReport({
  slug: 'free-shipping-threshold',
  group: 'ORDERS',
  title: 'Free-shipping threshold',
  question: 'From what amount should shipping be free?',
  definition:
    'For each threshold, over orders of the period by item value after discounts, as placed: the share at or above it, shipping that they paid and you would no longer get, orders at most 20 % below it, and how much more these would have to buy to reach it. Break-even share: the part of the orders just below that must reach it for the extra item sales to make up for the shipping given away; above 100 % it can’t. An order counts when some of its money was kept (paid less refunded is above zero), on the UTC day it was placed.',
  howToRead:
    'A good threshold is a little above your average order, with many orders just below and a low break-even share.',
  next: { say: 'What is my average order?', label: 'Average order value' },
  columns: [
    column('thresholdMinor', 'Free from', 'money'),
    column('share', 'Orders at or above', 'percent'),
    column('forgoneMinor', 'Shipping given away', 'money'),
    column('justBelow', 'Orders just below', 'count'),
    column('missingMinor', 'Missing to reach it (average)', 'money'),
    column('breakEven', 'Break-even share', 'percent'),
  ],
  chart: { kind: 'bar', x: 'thresholdMinor', y: ['share'] },
  usual: { months: 12 },
  words: [
    'free shipping threshold',
    'free shipping',
    'free-shipping threshold',
    'when should shipping be free',
    'free shipping from',
    'should shipping be free',
    'shipping be free',
    'ship for free',
    'free delivery',
  ],
});
