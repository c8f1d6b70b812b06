import { expect, it } from 'vitest';
import { editorType, fromEdited, toEdited } from './chip-value.ts';

const chip = (value: unknown, field = 'field') => ({ field, value });

it('shows what can be typed', () => {
  expect(toEdited(chip(500))).toBe('500');
  expect(toEdited(chip(5050, 'samplePriceMaxMinor'))).toBe('50.5');
  expect(toEdited(chip(['CN', 'VN']))).toBe('CN, VN');
  expect(toEdited(chip('soy candle'))).toBe('soy candle');
});

it.each([[{ a: 1 }], [true], [[]], ['OUTSTANDING'], ['ON_HOLD'], [[{ a: 1 }]]])(
  '%j cannot be typed',
  (value) => {
    expect(toEdited(chip(value))).toBeNull();
  },
);

it('reads back a value of the same kind', () => {
  expect(fromEdited(' 1,200 ', chip(500))).toBe(1200);
  expect(fromEdited('$12.34', chip(5000, 'unitPriceMinor'))).toBe(1234);
  expect(fromEdited('many', chip(500))).toBeUndefined();
  expect(fromEdited('VN, IN,', chip(['CN']))).toEqual(['VN', 'IN']);
  expect(fromEdited('1, 2', chip([3]))).toEqual([1, 2]);
  expect(fromEdited('1, x', chip([3]))).toBeUndefined();
  expect(fromEdited('soy candle', chip('candle'))).toBe('soy candle');
  expect(fromEdited('  ', chip('candle'))).toBeUndefined();
});

it('edits days with a calendar', () => {
  expect(editorType(chip('2026-11-20'))).toBe('date');
  expect(editorType(chip('2026'))).toBe('text');
});
