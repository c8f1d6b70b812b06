import { expect, it } from 'vitest';
import { trialPeriod } from './rule-periods.ts';

it('names first and last days, over the turn of a year too', () => {
  const now = Date.parse('2026-01-15T23:30:00Z');
  expect(trialPeriod('LAST_MONTH', now)).toEqual({ from: '2025-12-01', to: '2025-12-31' });
  expect(trialPeriod('LAST_30_DAYS', now)).toEqual({ from: '2025-12-17', to: '2026-01-15' });
  expect(trialPeriod('LAST_90_DAYS', now).from).toBe('2025-10-18');
  expect(trialPeriod('LAST_YEAR', now).from).toBe('2025-01-16');
});
