import { expect, it } from 'vitest';
import { firstName, greetingAt } from './greeting.ts';

it.each([
  [4, 'Good evening'],
  [5, 'Good morning'],
  [12, 'Good afternoon'],
  [18, 'Good evening'],
])('at %i', (hour, words) => expect(greetingAt(hour)).toBe(words));

it('takes the first name', () => {
  expect(firstName(' Maya  Chen ')).toBe('Maya');
  expect(firstName('')).toBe('');
});
