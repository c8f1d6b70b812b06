import { expect, it } from 'vitest';
import { questionAbout } from './physical.ts';

it.each([
  ['a sleep app for shift workers', /^A sleep app is software or media/],
  ['online cooking courses', /is a service/],
  ['a dog bakery', /^A dog bakery is a place/],
  ['dog walking services', /is a service/],
  ['something nice', /^Which product should the kit be for/],
  ['something for tired nurses', /^Which product that tired nurses would buy/],
  ['', /^Which product/],
])('“%s” gets one question', (said, question) => {
  const asked = questionAbout(said);
  expect(asked).toMatch(question);
  expect(asked?.match(/\?/g)).toHaveLength(1);
});

it.each([
  'board games for two',
  'bee hotels for balcony gardeners',
  'granola bars',
  'a calming tea for night-shift nurses',
  'crutches that look good',
  'dog treats made of spent grain',
  'paint-by-number kits of Detroit landmarks',
  'hourglasses',
  'phone stands',
  'yoga mats for studios',
])('“%s” is a product', (said) => expect(questionAbout(said)).toBeUndefined());
