import { column, declareReport } from '../report.ts';

export const freeShippingThreshold = declareReport({
  slug: 'free-shipping-threshold',
  group: 'ORDERS',
  title: 'Free-shipping threshold',
  question: 'At what order value should shipping be free?',
  definition:
    'For each threshold, using the period’s orders by item value after discounts, as placed: the share at or above it, the shipping those orders paid that you would give up, orders no more than 20% below it, and how much more those would have to spend on average to reach it. Break-even share: the share of orders just below that would have to reach it for the extra item sales to cover the shipping given away; above 100% they can’t. Only orders with a positive net payment (paid minus refunded) count, dated by the UTC day they were placed.',
  howToRead:
    'A good threshold is a little above your average order, with many orders just below it and a low break-even share.',
  next: { say: 'What is my average order?', label: 'Average order value' },
  columns: [
    column('thresholdMinor', 'Threshold', 'money'),
    column('share', 'Orders at or above', 'percent'),
    column('forgoneMinor', 'Shipping given away', 'money'),
    column('justBelow', 'Orders just below', 'count'),
    column('missingMinor', 'Average gap to threshold', 'money'),
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
