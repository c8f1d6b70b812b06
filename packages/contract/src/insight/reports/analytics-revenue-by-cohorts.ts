import { column, declareReport } from '../report.ts';

export const analyticsRevenueByCohorts = declareReport({
  slug: 'analytics-revenue-by-cohorts',
  group: 'CUSTOMERS',
  title: 'Sales by cohort',
  question: 'What do the customers of a month bring later?',
  definition:
    'Sales by the calendar month of the customer’s first order (rows) and months after it (columns; month 0 is the month itself). An order counts when some of its money was kept (paid less refunded is above zero), on the UTC day it was placed. With a channel: customers whose first order of all came through it, and their orders through it.',
  howToRead: 'A row that fades slowly is a month that won good customers.',
  next: { say: 'Do they come back?', label: 'Cohort retention' },
  columns: [
    column('month', 'First order in', 'month'),
    column('customers', 'Customers', 'count'),
    column('m0', 'Month 0', 'money'),
    column('m1', 'Month 1', 'money'),
    column('m2', 'Month 2', 'money'),
    column('m3', 'Month 3', 'money'),
    column('m4', 'Month 4', 'money'),
    column('m5', 'Month 5', 'money'),
    column('m6', 'Month 6', 'money'),
    column('m7', 'Month 7', 'money'),
    column('m8', 'Month 8', 'money'),
    column('m9', 'Month 9', 'money'),
    column('m10', 'Month 10', 'money'),
    column('m11', 'Month 11', 'money'),
    column('m12', 'Month 12', 'money'),
  ],
  chart: {
    kind: 'heatmap',
    x: 'month',
    y: ['m0', 'm1', 'm2', 'm3', 'm4', 'm5', 'm6', 'm7', 'm8', 'm9', 'm10', 'm11', 'm12'],
  },
  usual: { months: 12 },
  words: ['revenue by cohort', 'sales by cohort', 'cohort revenue', 'revenue by cohorts', 'cohort sales', 'cohorts bring', 'cohorts in sales', 'cohorts worth', 'cohorts in dollars'],
});
