import { column, declareReport } from '../report.ts';

export const analyticsCustomerPersona = declareReport({
  slug: 'analytics-customer-persona',
  group: 'CUSTOMERS',
  title: 'Customer personas',
  question: 'What kinds of customers do I have?',
  definition:
    'Each customer is in the first group that fits: Wholesale (an order entered as wholesale), Loyal (four orders or more), Bargain hunters (at least half of the orders with a discount), Big baskets (average order in the top fifth of customers), Abroad (last order sent outside the United States and its territories), One-time (one order), Regular (the rest). An order counts when some of its money was kept (paid less refunded is above zero), on the UTC day it was placed.',
  howToRead:
    'Speak to each group by what it does: loyal ones don’t need the discount that bargain hunters wait for.',
  next: { say: 'Show the RFM segments', label: 'RFM segments' },
  columns: [
    column('persona', 'Persona', 'text'),
    column('customers', 'Customers', 'count'),
    column('share', 'Share', 'percent'),
    column('orders', 'Orders', 'count'),
    column('salesMinor', 'Sales', 'money'),
    column('averageMinor', 'Average order', 'money'),
  ],
  chart: { kind: 'bar', x: 'persona', y: ['customers'] },
  usual: 'ALL',
  words: [
    'personas',
    'persona',
    'customer personas',
    'kinds of customers',
    'types of customers',
    'what kind of customers',
    'kinds of people',
    'who are my customers',
    'who buys from us',
  ],
});
