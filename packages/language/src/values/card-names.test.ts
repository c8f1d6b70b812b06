import { describe, expect, it } from 'vitest';
import { readCardNames } from './card-names.ts';

describe('the name of a card', () => {
  it.each([
    ['pay it with the visa', 'visa', null],
    ['put it on my Amex please', 'amex', null],
    ['use visa 4242', 'visa', '4242'],
    ['with the mastercard ending in 4444', 'mastercard', '4444'],
    ['the card ending in 1111', null, '1111'],
    ['hang on i mean the visa, the 4242', 'visa', '4242'],
    ['the mastercard, the one ending in 4444', 'mastercard', '4444'],
    ['pay it with the visa, 2040 dollars', 'visa', null],
    ['card 4242', null, '4242'],
    ['the one that ends with 0341', null, '0341'],
    ['use my other card', null, null],
    ['not the visa, the master card', 'master card', null],
  ])('%s', (text, brand, last4) => {
    const wanted = readCardNames(text).filter(({ isRefused }) => !isRefused);
    expect(wanted).toMatchObject([{ brand, last4 }]);
  });

  it.each(['not the visa', 'don’t use my visa', 'anything but visa', 'pay it without the visa'])(
    'is refused in: %s',
    (text) => {
      expect(readCardNames(text)).toMatchObject([{ brand: 'visa', isRefused: true }]);
    },
  );

  it.each(['pay it with a card', 'order 4242', 'design a thank you card', 'pay 4242 dollars'])(
    'is not in: %s',
    (text) => {
      expect(readCardNames(text)).toEqual([]);
    },
  );
});
