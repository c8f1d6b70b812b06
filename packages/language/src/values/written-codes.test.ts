import { describe, expect, it } from 'vitest';
import {
  readInvoiceNumbers,
  readPromotionCode,
  readTrackingNumber,
  trackingNumberWithin,
} from './written-codes.ts';

describe('a promotion code', () => {
  it.each([
    ['check out with PRODUCTS10', 'PRODUCTS10'],
    ['is products10 still good?', 'products10'],
    ['use the code SUMMERSALE at checkout', 'SUMMERSALE'],
    ['does promo code design50 work', 'design50'],
    ['apply FREESHIP please', 'FREESHIP'],
    ['IS PRODUCTS10 GOOD', 'PRODUCTS10'],
    ['what’s the coupon "SPRING-5" worth', 'SPRING-5'],
  ])('%s', (text, code) => {
    const found = readPromotionCode(text);
    expect(found?.text).toBe(code);
    expect(text.slice(found?.start, found?.end)).toBe(code);
  });

  it.each([
    'check out with the visa',
    'check out with VISA 4242',
    'pay INV2048',
    'do you have a promo code',
    'is the code good',
    'put 500 mugs in the cart',
    'CHECK OUT NOW',
  ])('is not in: %s', (text) => {
    expect(readPromotionCode(text)).toBeNull();
  });
});

it('reads numbers of invoices', () => {
  const numbers = readInvoiceNumbers('pay INV-2048, inv2061, BW-1001 and invoice no. 2067').map(
    ({ number }) => number,
  );
  expect(numbers).toEqual(['inv-2048', 'inv-2061', 'bw-1001', 'inv-2067']);
});

describe('a tracking number', () => {
  it.each([
    ['the candles shipped, tracking 1Z999AA10123456784', '1Z999AA10123456784'],
    ['shipped today, tracking number is lx-4471', 'lx-4471'],
    ['they left on COSU6339207410', 'COSU6339207410'],
    ['tracking: 9400111899223197428490', '9400111899223197428490'],
  ])('%s', (text, code) => {
    expect(readTrackingNumber(text)?.text).toBe(code);
  });

  it.each(['no tracking yet', 'tracking comes tomorrow', 'the 600 mugs have shipped', 'PO 4471 has shipped'])(
    'is not in: %s',
    (text) => {
      expect(readTrackingNumber(text)).toBeNull();
    },
  );
});

it.each([
  ['number 483920117', '483920117'],
  ['9400 1111 2222 3333 4444 55', '9400 1111 2222 3333 4444 55'],
  ['the CF-8841', 'CF-8841'],
  ['12/6', undefined],
  ['300 not 240', undefined],
  ['1020 one', undefined],
  ['RCV-1005', undefined],
  ['1020-R1', undefined],
])('of “%s” the carrier has %s', (words, code) => expect(trackingNumberWithin(words)).toBe(code));
