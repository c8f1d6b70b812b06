import { column, declareReport } from '../report.ts';

export const analyticsChurnRiskDevelopment = declareReport({
  slug: 'analytics-churn-risk-development',
  group: 'CUSTOMERS',
  title: 'Churn risk over time',
  question: 'Are more customers drifting away?',
  definition:
    'At the end of each month (of the last one: on the period’s last day), customers with at least three orders by then: how many were on time, late, at risk or lost by their own rhythm then (see Churn risk). An order counts when some of its money was kept (paid less refunded is above zero), on the UTC day it was placed.',
  howToRead: 'When at risk grows faster than on time, customers leave faster than new regulars form.',
  next: { say: 'Which customers are at risk now?', label: 'Customers at risk' },
  columns: [
    column('month', 'Month', 'month'),
    column('onTime', 'On time', 'count'),
    column('late', 'Late', 'count'),
    column('atRisk', 'At risk', 'count'),
    column('lost', 'Lost', 'count'),
    column('share', 'At risk or lost', 'percent'),
  ],
  chart: { kind: 'line', x: 'month', y: ['onTime', 'late', 'atRisk', 'lost'] },
  usual: { months: 12 },
  words: ['churn over time', 'churn risk development', 'churn by month', 'churn development'],
});
