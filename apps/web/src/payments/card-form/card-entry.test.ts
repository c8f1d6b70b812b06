import { describe, expect, it } from 'vitest';
import { testCards } from '@brandwright/contract/payments/test-cards.ts';
import {
  cardFaults,
  cvcLength,
  entryOf,
  formatCardNumber,
  formatExpiry,
  hasCheckDigit,
  testCardOf,
} from './card-entry.ts';

const now = Date.parse('2026-11-20T15:00:00Z');
const good = { number: '4242 4242 4242 4242', expiry: '12/29', cvc: '123' };

describe('a card number', () => {
  it('is written in the groups that stand on the card', () => {
    expect(formatCardNumber('4242424242424242')).toBe('4242 4242 4242 4242');
    expect(formatCardNumber('378282246310005')).toBe('3782 822463 10005');
    expect(formatCardNumber('4242-4242 42x')).toBe('4242 4242 42');
  });

  it('ends with its check digit', () => {
    expect(hasCheckDigit('4242424242424242')).toBe(true);
    expect(hasCheckDigit('4242424242424241')).toBe(false);
    expect(testCards.filter(({ number }) => !hasCheckDigit(number))).toEqual([]);
  });

  it('has a longer security code on an American Express', () => {
    expect([cvcLength('3782'), cvcLength('4242'), cvcLength('')]).toEqual([4, 3, 3]);
  });
});

describe('an expiry', () => {
  it.each([
    ['1', '1'],
    ['3', '03/'],
    ['12', '12/'],
    ['1229', '12/29'],
    ['12/2029', '12/29'],
    ['8/29', '08/29'],
  ])('%s becomes %s', (typed, written) => expect(formatExpiry(typed)).toBe(written));

  it('lets its slash be deleted', () => {
    expect(formatExpiry('12', '12/')).toBe('12');
    expect(formatExpiry('0', '03')).toBe('0');
  });
});

describe('what is wrong with an entry', () => {
  it('is nothing for a good one', () => expect(cardFaults(good, now)).toEqual({}));

  it('is said at each empty field', () => {
    expect(Object.keys(cardFaults({ number: '', expiry: '', cvc: '' }, now))).toEqual([
      'number',
      'expiry',
      'cvc',
    ]);
  });

  it.each([
    ['number', '4242 4242 4242 4241', 'That isn’t a card number. Check the digits.'],
    ['expiry', '10/26', 'This card has expired.'],
    ['expiry', '13/29', 'Enter month and year, such as 08/29.'],
    ['expiry', '12/99', 'Check the year.'],
    ['cvc', '12', 'Enter the 3 digits on the back.'],
  ] as const)('%s %s', (name, value, message) =>
    expect(cardFaults({ ...good, [name]: value }, now)).toEqual({ [name]: message }),
  );

  it('lets a card pay through the month in which it expires', () =>
    expect(cardFaults({ ...good, expiry: '11/26' }, now)).toEqual({}));
});

describe('a test card', () => {
  it('is told by its number', () => {
    expect(testCardOf('4242 4242 4242 4242')?.token).toBe('pm_card_visa');
    expect(testCardOf('4111 1111 1111 1111')).toBeUndefined();
  });

  it('fills the form with an entry that is good', () => {
    for (const card of testCards) expect(cardFaults(entryOf(card, now), now), card.number).toEqual({});
  });
});
