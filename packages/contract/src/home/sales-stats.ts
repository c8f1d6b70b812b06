import { z } from 'zod';

export const salesPeriod = z.enum([
  'LIFETIME',
  'TODAY',
  'LAST_7_DAYS',
  'THIS_MONTH',
  'LAST_30_DAYS',
  'THIS_YEAR',
]);

export type SalesPeriod = z.output<typeof salesPeriod>;

/** How a period is called in a sentence. */
export const periodLabels: Readonly<Record<SalesPeriod, string>> = {
  LIFETIME: 'in all',
  TODAY: 'today',
  LAST_7_DAYS: 'in the last 7 days',
  THIS_MONTH: 'this month',
  LAST_30_DAYS: 'in the last 30 days',
  THIS_YEAR: 'this year',
};
