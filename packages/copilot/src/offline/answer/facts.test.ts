import { getFigures } from '@brandwright/contract/insight/get-figures.ts';
import { getWeeklySummary } from '@brandwright/contract/insight/get-weekly-summary.ts';
import { expect, it } from 'vitest';
import type { SeenResult } from '../ground/records/records.ts';
import { factTables } from './facts.ts';

const saidIn = (result: SeenResult, at: number) =>
  factTables(result)[at]?.rows.map(({ label, facts }) => [
    label,
    ...facts.filter((fact) => ['value', 'before'].includes(fact.label)).map(({ said }) => said),
  ]);

it('values are of the unit that is said beside them', () => {
  const result = {
    label: 'Average order value',
    unit: 'money',
    value: 15_380,
    before: 13_000,
    currency: 'USD',
    rows: [{ label: 'Oct 2026', value: 14_000, before: null }],
  };
  const figures = { operation: getFigures, input: {}, lists: [], result };
  expect(saidIn(figures, 0)).toEqual([['Average order value', '$153.80', '$130.00']]);
  expect(saidIn(figures, 1)).toEqual([['Oct 2026', '$140.00']]);
});

it('rows have units of their own', () => {
  const result = {
    currency: 'USD',
    figures: [
      { label: 'Sales', unit: 'money', value: 100_000, before: 90_000 },
      { label: 'Orders', unit: 'count', value: 20, before: 19 },
    ],
  };
  const week = { operation: getWeeklySummary, input: {}, lists: [], result };
  expect(saidIn(week, 0)).toEqual([
    ['Sales', '$1,000.00', '$900.00'],
    ['Orders', '20', '19'],
  ]);
});
