import { reportList } from '@brandwright/contract/insight/reports.ts';

export interface Question {
  name: string;
  operation: string;
  input: Record<string, unknown>;
}

const year = { from: '2025-12-01', to: '2026-11-20' };
const figures = (name: string, input: Record<string, unknown>): Question => ({
  name: `figures: ${name}`,
  operation: 'get_figures',
  input,
});

/** Every report for its default period, and questions as people ask them. */
export const questions: readonly Question[] = [
  ...reportList.map(({ slug }) => ({ name: slug, operation: 'get_report', input: { report: slug } })),
  figures('sales of 30 days against those before', { measure: 'SALES', compare: 'PERIOD_BEFORE' }),
  figures('sales by channel, 12 months', { measure: 'SALES', by: 'CHANNEL', ...year }),
  figures('orders by month, 12 months', { measure: 'ORDERS', by: 'MONTH', ...year }),
  figures('average order by country, 12 months', { measure: 'AVERAGE_ORDER', by: 'COUNTRY', ...year }),
  figures('sales by state, 30 days', { measure: 'SALES', by: 'STATE' }),
  figures('sales by product, 30 days', { measure: 'SALES', by: 'PRODUCT' }),
  figures('units by SKU, 12 months', { measure: 'UNITS', by: 'SKU', ...year }),
  figures('new customers by month, 12 months', { measure: 'NEW_CUSTOMERS', by: 'MONTH', ...year }),
  figures('customers, 30 days', { measure: 'CUSTOMERS' }),
  figures('repeat rate by quarter, 12 months', { measure: 'REPEAT_RATE', by: 'QUARTER', ...year }),
  figures('return rate by product, 12 months', { measure: 'RETURN_RATE', by: 'PRODUCT', ...year }),
  figures('refunds by week, 90 days', {
    measure: 'REFUNDS',
    by: 'WEEK',
    from: '2026-08-23',
    to: '2026-11-20',
  }),
  {
    name: 'explain: sales of 30 days',
    operation: 'explain_change',
    input: { measure: 'SALES', compare: 'PERIOD_BEFORE' },
  },
  { name: 'weekly summary', operation: 'get_weekly_summary', input: {} },
];
