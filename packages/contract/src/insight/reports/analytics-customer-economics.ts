import { column, declareReport } from '../report.ts';

export const analyticsCustomerEconomics = declareReport({
  slug: 'analytics-customer-economics',
  group: 'CUSTOMERS',
  title: 'Customer economics',
  question: 'What is left of a customer after costs?',
  definition:
    'Customers by the month of their first order, with all their orders until today: sales, discounts, refunds, tax as it was charged, cost of goods (the SKU’s moving average landed cost, else its unit cost, times units that were neither canceled nor came back) and what is left, in all and per customer: sales less tax and cost of goods. Units whose cost isn’t known are counted as missing and cost nothing here. An order counts when some of its money was kept (paid less refunded is above zero), on the UTC day it was placed. With a channel: customers whose first order of all came through it, and their orders through it.',
  howToRead: 'What is left per customer is the most that winning one may cost.',
  next: { say: 'Which products have no cost yet?', label: 'Margin per SKU' },
  columns: [
    column('month', 'First order in', 'month'),
    column('customers', 'Customers', 'count'),
    column('salesMinor', 'Sales', 'money'),
    column('discountMinor', 'Discounts', 'money'),
    column('refundedMinor', 'Refunds', 'money'),
    column('taxMinor', 'Tax', 'money'),
    column('goodsMinor', 'Cost of goods', 'money'),
    column('leftMinor', 'Left', 'money'),
    column('leftPerCustomerMinor', 'Left per customer', 'money'),
    column('unitsWithoutCost', 'Units without cost', 'count'),
  ],
  chart: { kind: 'bar', x: 'month', y: ['leftPerCustomerMinor'] },
  usual: 'ALL',
  words: ['customer economics', 'economics per customer', 'customer profitability', 'unit economics'],
});
