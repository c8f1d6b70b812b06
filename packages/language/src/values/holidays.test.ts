import { expect, it } from 'vitest';
import { readValues } from './read-values.ts';

const now = new Date('2026-11-22T12:00:00Z');
const days = (text: string) =>
  readValues(text, now).flatMap((value) => (value.kind === 'date' ? [[value.from, value.bound]] : []));

it.each([
  ['which credits run out before Christmas', [['2026-12-25', 'max']]],
  ['ready by Black Friday please', [['2026-11-27', 'max']]],
  ['not before cyber monday', [['2026-11-30', 'min']]],
  ['what came in since Halloween', [['2026-10-31', 'min']]],
  ['last Thanksgiving', [['2025-11-27', null]]],
  ["until Valentine's Day", [['2027-02-14', 'max']]],
  ["by mother's day 2027", [['2027-05-09', 'max']]],
])('“%s” names a day', (text, expected) => expect(days(text)).toEqual(expected));

it.each(['the Christmas candle', 'a black friday banner', 'our Halloween tins', 'the easter and xmas sets'])(
  '“%s” names none',
  (text) => expect(days(text)).toEqual([]),
);
