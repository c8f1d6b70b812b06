import { expect, it } from 'vitest';
import { hueOf, initialsOf } from './monogram.ts';

it('takes the first letters of the first two words', () => {
  expect(initialsOf('Ningbo Light & Wax Co.')).toBe('NL');
  expect(initialsOf('émile')).toBe('É');
  expect(initialsOf('  ')).toBe('');
});

it('gives a name one hue', () => {
  expect(hueOf('Ada')).toBe(hueOf('Ada'));
  expect(hueOf('Ada')).toBeLessThan(360);
});
