import { expect, it } from 'vitest';
import { fromEdited, toEdited } from './chip-value.ts';

it('shows what can be typed', () => {
  expect(toEdited(500)).toBe('500');
  expect(toEdited(['CN', 'VN'])).toBe('CN, VN');
  expect(toEdited({ a: 1 })).toBeNull();
  expect(toEdited(true)).toBeNull();
  expect(toEdited([])).toBeNull();
});

it('reads back a value of the same kind', () => {
  expect(fromEdited(' 1,200 ', 500)).toBe(1200);
  expect(fromEdited('many', 500)).toBeUndefined();
  expect(fromEdited('VN, IN,', ['CN'])).toEqual(['VN', 'IN']);
  expect(fromEdited('1, 2', [3])).toEqual([1, 2]);
  expect(fromEdited('1, x', [3])).toBeUndefined();
  expect(fromEdited('soy candle', 'candle')).toBe('soy candle');
  expect(fromEdited('  ', 'candle')).toBeUndefined();
});
