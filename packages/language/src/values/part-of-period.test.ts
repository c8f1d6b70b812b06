import { expect, it } from 'vitest';
import { readComingDay } from './coming-day.ts';
import { readDates } from './dates.ts';
import { readPartOfPeriod } from './part-of-period.ts';
import { readWrittenDay } from './written-day.ts';

// A Friday.
const now = new Date('2026-11-20T15:00:00Z');

it.each([
  ['mid-Dec', '2026-12-16'],
  ['mid January', '2027-01-16'],
  ['early Feb', '2027-02-01'],
  ['late November', '2026-11-30'],
  ['the end of January 2028', '2028-01-31'],
  ['first week of December', '2026-12-01'],
  ['early next week', '2026-11-23'],
  ['mid next week', '2026-11-25'],
  ['late next week', '2026-11-27'],
  ['end of this week', '2026-11-20'],
  ['end of the month', '2026-11-30'],
  ['beginning of next month', '2026-12-01'],
  ['end of the year', '2026-12-31'],
])('%s', (text, day) => {
  expect(readPartOfPeriod(text, now)?.day).toBe(day);
  expect(readWrittenDay(`ready ${text}`, now.toISOString())).toBe(day);
  expect(readComingDay(`ready ${text}`, now)).toMatchObject({ day, isPast: day < '2026-11-20' });
});

it.each(['next week', 'in December', 'the late shift', 'mid-sized', 'early', 'the end of the run'])(
  '%s is none',
  (text) => expect(readPartOfPeriod(text, now)).toBeNull(),
);

it('is read of what was, too', () =>
  expect(readDates('orders since mid-Oct', now)).toMatchObject([
    { from: '2026-10-16', to: '2026-10-16', bound: 'min' },
  ]));
