import { column, declareReport } from '../report.ts';

export const analyticsChurnRiskDevelopment = declareReport({
  slug: 'analytics-churn-risk-development',
  group: 'CUSTOMERS',
  title: 'Churn risk over time',
  question: 'Are more customers drifting away?',
  definition:
    'At the end of each month (for the last month, the period’s last day), customers with at least three orders by then: how many were on time, late, at risk or lost, based on their own usual gap between orders (see Churn risk). Only orders with a positive net payment (paid minus refunded) count, dated by the UTC day they were placed.',
  howToRead:
    'If “at risk” grows faster than “on time,” you’re losing regulars faster than you’re gaining them.',
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
