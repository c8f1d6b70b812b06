import { column, declareReport } from '../report.ts';

export const analyticsCustomerEconomics = declareReport({
  slug: 'analytics-customer-economics',
  group: 'CUSTOMERS',
  title: 'Customer economics',
  question: 'How much do I make on a customer after costs?',
  definition:
    'Customers by the month of their first order, with all their orders to date: sales, discounts, refunds, tax as charged, cost of goods (the SKU’s moving average landed cost, or its unit cost if there is none, times units that were neither canceled nor returned), and gross profit (sales minus tax and cost of goods), total and per customer. Units without a known cost are counted separately, at zero cost. Only orders with a positive net payment (paid minus refunded) count, dated by the UTC day they were placed. Filtered by channel, it covers customers whose first order ever came through that channel, and only their orders through it.',
  howToRead: 'Gross profit per customer is the most you can afford to spend to win one.',
  next: { say: 'Which products have no cost yet?', label: 'Margin per SKU' },
  columns: [
    column('month', 'First order month', 'month'),
    column('customers', 'Customers', 'count'),
    column('salesMinor', 'Sales', 'money'),
    column('discountMinor', 'Discounts', 'money'),
    column('refundedMinor', 'Refunds', 'money'),
    column('taxMinor', 'Tax', 'money'),
    column('goodsMinor', 'Cost of goods', 'money'),
    column('leftMinor', 'Gross profit', 'money'),
    column('leftPerCustomerMinor', 'Gross profit per customer', 'money'),
    column('unitsWithoutCost', 'Units without a cost', 'count'),
  ],
  chart: { kind: 'bar', x: 'month', y: ['leftPerCustomerMinor'] },
  usual: 'ALL',
  words: ['customer economics', 'economics per customer', 'customer profitability', 'unit economics'],
});
