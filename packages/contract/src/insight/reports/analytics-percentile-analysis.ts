import { column, declareReport } from '../report.ts';

export const analyticsPercentileAnalysis = declareReport({
  slug: 'analytics-percentile-analysis',
  group: 'CUSTOMERS',
  title: 'Customer percentiles',
  question: 'How much do my top customers bring?',
  definition:
    'Customers in order of their sales, in ten groups of equal size (the first ones one larger where they don’t divide evenly), with the share of all sales of customers that each group brings. An order counts when some of its money was kept (paid less refunded is above zero), on the UTC day it was placed.',
  howToRead: 'When the top tenth brings more than half, losing a few people hurts.',
  next: { say: 'Who are my top customers?', label: 'Top customers' },
  columns: [
    column('group', 'Customers', 'text'),
    column('customers', 'Number', 'count'),
    column('salesMinor', 'Sales', 'money'),
    column('share', 'Share of sales', 'percent'),
    column('cumulative', 'Cumulative share', 'percent'),
    column('fromMinor', 'Spent at least', 'money'),
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
