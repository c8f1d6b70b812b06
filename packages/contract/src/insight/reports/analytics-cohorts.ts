import { column, declareReport } from '../report.ts';

export const analyticsCohorts = declareReport({
  slug: 'analytics-cohorts',
  group: 'CUSTOMERS',
  title: 'Cohort retention',
  question: 'Do new customers come back in later months?',
  definition:
    'Customers by the calendar month of their first order, and the share of them who ordered in each later month. Only orders with a positive net payment (paid minus refunded) count, dated by the UTC day they were placed. Filtered by channel, it covers customers whose first order ever came through that channel, and only their orders through it.',
  howToRead: 'Read down a column: if a month beats the ones above it, something you changed is working.',
  next: { say: 'Show sales by cohort', label: 'Sales by cohort' },
  columns: [
    column('month', 'First order month', 'month'),
    column('customers', 'Customers', 'count'),
    column('m1', 'Month 1', 'percent'),
    column('m2', 'Month 2', 'percent'),
    column('m3', 'Month 3', 'percent'),
    column('m4', 'Month 4', 'percent'),
    column('m5', 'Month 5', 'percent'),
    column('m6', 'Month 6', 'percent'),
    column('m7', 'Month 7', 'percent'),
    column('m8', 'Month 8', 'percent'),
    column('m9', 'Month 9', 'percent'),
    column('m10', 'Month 10', 'percent'),
    column('m11', 'Month 11', 'percent'),
    column('m12', 'Month 12', 'percent'),
  ],
  chart: {
    kind: 'heatmap',
    x: 'month',
    y: ['m1', 'm2', 'm3', 'm4', 'm5', 'm6', 'm7', 'm8', 'm9', 'm10', 'm11', 'm12'],
  },
  usual: { months: 12 },
  words: ['cohorts', 'cohort', 'retention', 'cohort retention', 'customer retention', 'cohort analysis'],
});
