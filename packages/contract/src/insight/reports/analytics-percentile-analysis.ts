import { column, declareReport } from '../report.ts';

export const analyticsPercentileAnalysis = declareReport({
  slug: 'analytics-percentile-analysis',
  group: 'CUSTOMERS',
  title: 'Customer percentiles',
  question: 'How much of my sales comes from my top customers?',
  definition:
    'Customers ranked by sales and split into ten equal groups (the first groups get one extra if they don’t divide evenly), with each group’s share of all customers’ sales. Only orders with a positive net payment (paid minus refunded) count, dated by the UTC day they were placed.',
  howToRead: 'If the top 10% brings in more than half of sales, losing just a few customers hurts.',
  next: { say: 'Who are my top customers?', label: 'Top customers' },
  columns: [
    column('group', 'Group', 'text'),
    column('customers', 'Customers', 'count'),
    column('salesMinor', 'Sales', 'money'),
    column('share', 'Share of sales', 'percent'),
    column('cumulative', 'Cumulative share', 'percent'),
    column('fromMinor', 'Minimum spend', 'money'),
  ],
  chart: { kind: 'bar', x: 'group', y: ['share'] },
  usual: 'ALL',
  words: [
    'percentile analysis',
    'percentiles',
    'top 10 percent of customers',
    'top customers share',
    'customer deciles',
  ],
});
