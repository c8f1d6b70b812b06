import { expect, it } from 'vitest';
import { readDates } from './dates.ts';

const now = new Date('2026-11-20T15:00:00Z');

it.each([
  ['refunds in october last year', '2025-10-01', '2025-10-31'],
  ['same days november last year', '2025-11-01', '2025-11-30'],
  ['what came in in october of last year', '2025-10-01', '2025-10-31'],
  ['last year in october', '2025-10-01', '2025-10-31'],
  ['this year in may', '2026-05-01', '2026-05-31'],
  ['from november last year to january', '2025-11-01', '2026-01-31'],
  ['against last november', '2025-11-01', '2025-11-30'],
  ['against last october', '2026-10-01', '2026-10-31'],
])('%s is from %s to %s', (text, from, to) => {
  expect(readDates(text, now)).toMatchObject([{ from, to }]);
});

it('takes the week before for no day, and a whole week for a week', () => {
  expect(readDates('sales last week compared with the week before', now)).toMatchObject([
    { from: '2026-11-09', to: '2026-11-15' },
  ]);
  expect(readDates('the last whole week', now)).toMatchObject([{ from: '2026-11-09', to: '2026-11-15' }]);
});

it('leaves a year by itself', () =>
  expect(readDates('how did last year go', now)).toMatchObject([{ from: '2025-01-01', to: '2025-12-31' }]));
