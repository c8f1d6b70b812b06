import { column, declareReport } from '../report.ts';

export const analyticsCustomerPersona = declareReport({
  slug: 'analytics-customer-persona',
  group: 'CUSTOMERS',
  title: 'Customer personas',
  question: 'What kinds of customers do I have?',
  definition:
    'Each customer goes in the first group that fits: Wholesale (at least one order entered as wholesale), Loyal (four or more orders), Bargain hunters (at least half of their orders had a discount), Big baskets (average order in the top fifth of customers), Abroad (last order going outside the United States and its territories), One-time (one order), Regular (everyone else). Only orders with a positive net payment (paid minus refunded) count, dated by the UTC day they were placed.',
  howToRead:
    'Tailor your message to each group: loyal customers don’t need the discount that bargain hunters wait for.',
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
