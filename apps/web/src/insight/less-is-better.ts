import type { Measure } from '@brandwright/contract/insight/figures.ts';

const worse: ReadonlySet<Measure> = new Set<Measure>([
  'REFUNDS',
  'RETURNED_UNITS',
  'RETURN_RATE',
  'DISCOUNTS',
]);

/** Whether a founder is glad of less of it. */
export const isLessBetter = (measure: Measure): boolean => worse.has(measure);
