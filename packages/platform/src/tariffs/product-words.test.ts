import { expect, test } from 'vitest';
import { consumerLines } from './data/consumer-lines.ts';
import { familyQuestions } from './data/family-questions.ts';
import { matchProduct, wordsOf } from './product-words.ts';

const first = (words: string) => matchProduct(words).matches[0]?.line.hts;

test.each([
  ['scented candles', '3406.00.00'],
  ['What would I pay in duty on 2,000 scented candles at $3.40', '3406.00.00'],
  ['candels', '3406.00.00'],
  ['cotton tees', '6109.10.00'],
  ['polyester t-shirts', '6109.90.10'],
  ['ceramic coffee mug', '6912.00.44'],
  ['porcelain mugs', '6911.10.80'],
  ['cotton tote bag', '4202.22.45'],
  ['hoodies', '6110.20.20'],
  ['yoga mats', '4016.99.60'],
  ['stainless steel water bottles', '7323.93.00'],
  ['leather wallets', '4202.31.60'],
  ['power bank', '8507.60.00'],
  ['plush toys', '9503.00.00'],
  ['roasted coffee beans', '0901.21.00'],
  ['bamboo toothbrush', '9603.21.00'],
])('%s is %s', (words, hts) => {
  expect(first(words)).toBe(hts);
});

test('a word that is two slips away is another word', () => {
  expect(matchProduct('sealers')).toMatchObject({ matches: [], unknown: ['sealers'] });
});

test('asks what decides between lines that fit as well, and nothing when one fits', () => {
  expect(matchProduct('tees')).toMatchObject({ rivals: 2, question: familyQuestions['t-shirt'] });
  expect(matchProduct('cotton tees').question).toBeNull();
  expect(matchProduct('mugs').question).toBe(familyQuestions['mug']);
});

test('says which words no line knows, and matches nothing to pure noise', () => {
  expect(matchProduct('quantum flux capacitor')).toMatchObject({
    matches: [],
    unknown: ['quantum', 'flux', 'capacitor'],
  });
  expect(wordsOf('how much import duty do I pay from China next month')).toEqual(['china']);
});

test('every shipped line is found by its own name, and every family has its question', () => {
  for (const line of consumerLines) {
    expect(
      matchProduct(line.name).matches.map(({ line: found }) => found.hts),
      line.name,
    ).toContain(line.hts);
    if (line.family) expect(familyQuestions[line.family], line.family).toMatch(/\?$/);
  }
  expect(new Set(consumerLines.map(({ hts }) => hts)).size).toBe(consumerLines.length);
});
