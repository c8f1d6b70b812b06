import { findOperation, type AnyDeclaration } from '@brandwright/contract';
import { expect, it } from 'vitest';
import { fieldsOf } from '../../fields.ts';
import { periodBefore } from './period-before.ts';

const fields = fieldsOf(findOperation('list_orders') as AnyDeclaration);
const now = new Date('2026-11-20T15:00:00Z');
const week = { placedFrom: '2026-11-09', placedTo: '2026-11-15' };
const october = { placedFrom: '2026-10-01', placedTo: '2026-10-31' };

it.each([
  ['and the week before?', week, { placedFrom: '2026-11-02', placedTo: '2026-11-08' }],
  ['the week before that', week, { placedFrom: '2026-11-02', placedTo: '2026-11-08' }],
  ['what about the month before', october, { placedFrom: '2026-09-01', placedTo: '2026-09-30' }],
  [
    'and the day before',
    { placedFrom: '2026-11-13', placedTo: '2026-11-13' },
    { placedFrom: '2026-11-12', placedTo: '2026-11-12' },
  ],
  ['and this time last year?', october, { placedFrom: '2025-10-01', placedTo: '2025-10-31' }],
  ['and the week before?', {}, {}],
  ['the week before Christmas', week, {}],
  ['the month before last', october, {}],
])('%s', (text, last, wanted) => expect(periodBefore(fields, last, text, now)).toEqual(wanted));

it('a year before a period that has a name is its days', () => {
  const stats = fieldsOf(findOperation('get_sales_stats') as AnyDeclaration);
  expect(periodBefore(stats, { period: 'THIS_MONTH' }, 'n this time last year', now)).toEqual({
    from: '2025-11-01',
    to: '2025-11-20',
  });
});

it('is left to what compares periods itself', () => {
  const figures = fieldsOf(findOperation('get_figures') as AnyDeclaration);
  const last = { from: '2026-10-01', to: '2026-10-31' };
  expect(periodBefore(figures, last, 'and this time last year', now)).toEqual({});
});
