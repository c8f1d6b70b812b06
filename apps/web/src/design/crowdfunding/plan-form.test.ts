import { expect, it } from 'vitest';
import { draftOf, errorsOf, formOf, minorOf, wholeOf } from './plan-form.ts';

const today = '2026-11-20';

it('reads money and numbers as they are typed', () => {
  expect(minorOf('$1,234.50')).toBe(123_450);
  expect(minorOf('0.29')).toBe(29);
  expect(minorOf(' ')).toBeNull();
  expect(minorOf('12.345')).toBeUndefined();
  expect(minorOf('-5')).toBeUndefined();
  expect(minorOf('1e9')).toBeUndefined();
  expect(wholeOf('1,200', 1, 5000)).toBe(1200);
  expect(wholeOf('0', 1, 5000)).toBeUndefined();
  expect(wholeOf('2.5', 1, 5000)).toBeUndefined();
});

it('says what is wrong, not what is missing', () => {
  const empty = formOf(null);
  expect(errorsOf(empty, today)).toEqual({});
  const odd = { ...empty, goal: 'lots', quantity: '-1', durationDays: '90', launchDate: '2026-11-01' };
  expect(Object.keys(errorsOf(odd, today)).toSorted()).toEqual([
    'durationDays',
    'goal',
    'launchDate',
    'quantity',
  ]);
});

it('keeps what is right, takes away what was emptied, leaves out what is wrong', () => {
  const form = { ...formOf(null), title: ' Lamp ', goal: '20,000', unitCost: 'x', shipping: '' };
  const draft = draftOf(form);
  expect(draft).toMatchObject({
    title: 'Lamp',
    goalMinor: 2_000_000,
    shippingPerUnitMinor: null,
    durationDays: 30,
  });
  expect(draft).not.toHaveProperty('unitCostMinor');
});
