import { expect, it } from 'vitest';
import { namedPeriods, readDay, reportAddressOf } from './report-address.ts';

it('names periods by the day it is, also in January', () => {
  const of = (now: string) =>
    Object.fromEntries(namedPeriods(Date.parse(now)).map(({ value, from, to }) => [value, `${from} ${to}`]));
  expect(of('2026-11-20T15:00:00Z')).toEqual({
    '30-days': '2026-10-22 2026-11-20',
    '7-days': '2026-11-14 2026-11-20',
    '90-days': '2026-08-23 2026-11-20',
    month: '2026-11-01 2026-11-20',
    'last-month': '2026-10-01 2026-10-31',
    year: '2026-01-01 2026-11-20',
  });
  expect(of('2027-01-01T00:00:00Z')['last-month']).toBe('2026-12-01 2026-12-31');
});

it('reads days of an address and leaves out what is none', () => {
  const query = new URLSearchParams('from=2026-11-01&to=2026-02-31&other=today');
  expect(readDay(query, 'from')).toBe('2026-11-01');
  expect(readDay(query, 'to')).toBeUndefined();
  expect(readDay(query, 'other')).toBeUndefined();
  expect(reportAddressOf('returns', { from: '2026-11-01', to: '2026-11-20' })).toBe(
    '/fulfillment-services?tab=reports&report=returns&from=2026-11-01&to=2026-11-20',
  );
});
