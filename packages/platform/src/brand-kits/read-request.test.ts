import { expect, it } from 'vitest';
import { guessCategory } from './guess-category.ts';
import { readProduct } from './read-request.ts';

it.each([
  ['make me a brand kit for a calming tea for night-shift nurses', 'a calming tea for night-shift nurses'],
  [
    'Make me a brand kit for a calming tea for night-shift nurses, then show me the second idea in green',
    'a calming tea for night-shift nurses',
  ],
  ['create a brand for dog treats made of spent grain', 'dog treats made of spent grain'],
  ['I want to start a candle brand for small apartments', 'candle for small apartments'],
  ['new brand kit: refillable deodorant for teenagers', 'refillable deodorant for teenagers'],
  ['can you please build a brand kit about hand-knitted dog sweaters please', 'hand-knitted dog sweaters'],
  ['A calming tea', 'A calming tea'],
  ['Soy candles for brand new homes', 'Soy candles for brand new homes'],
  ['make me a brand kit', ''],
  ['brand me something for tired nurses', 'something for tired nurses'],
  ['can you brand my hot sauce, please?', 'my hot sauce'],
  ['rebrand this: unscented balm, not macho', 'unscented balm, not macho'],
  ['brand new soap for brand owners', 'brand new soap for brand owners'],
  ['I need branding for my dog bakery', 'my dog bakery'],
  ['help me start a business selling hemp socks', 'hemp socks'],
])('what is to be sold in “%s”', (said, product) => expect(readProduct(said)).toBe(product));

it('the category of what is sold', () => {
  expect(guessCategory('a calming tea for night-shift nurses')).toMatch(/tea/i);
  expect(guessCategory('')).toBe('');
});
