import { describe, expect, it } from 'vitest';
import { buildVocabulary, repairSpelling } from './spelling.ts';
import { singular, stem } from './stems.ts';

const vocabulary = buildVocabulary(['vietnam', 'portugal', 'candle', 'supplier', 'tariff', 'orders']);

describe('spelling', () => {
  it.each([
    ['from vietnm', 'from vietnam'],
    ['protugal or not', 'portugal or not'],
    ['a suplier', 'a supplier'],
  ])('%s → %s', (text, wanted) => expect(repairSpelling(text, vocabulary).text).toBe(wanted));

  it.each([
    'unscented, not macho',
    'say "vietnm"',
    'vietnm@shop.test',
    'Ask Portugol about it',
    'https://vietnm.example/x',
  ])('%s stays as it was typed', (text) => expect(repairSpelling(text, vocabulary).text).toBe(text));

  it('leads back to the original', () => {
    const { text, origin } = repairSpelling('go to vietnm now', vocabulary);
    const at = text.indexOf('now');
    expect(origin[at]).toBe('go to vietnm now'.indexOf('now'));
    expect(origin).toHaveLength(text.length + 1);
  });

  it('takes names as they are', () =>
    expect(repairSpelling('ask candel & co', vocabulary, ['candel']).text).toBe('ask candel & co'));
});

describe('stems', () => {
  it.each([
    ['cancelled', 'canceled'],
    ['favourites', 'favorites'],
    ['categories', 'category'],
  ])('%s is %s', (a, b) => expect(stem(a)).toBe(stem(b)));
  it.each([
    ['boxes', 'box'],
    ['mugs', 'mug'],
    ['candies', 'candy'],
    ['hoodies', 'hoodie'],
    ['knives', 'knife'],
    ['canvas', 'canvas'],
    ['houses', 'house'],
    ['glasses', 'glasses'],
  ])('%s → %s', (word, wanted) => expect(singular(word)).toBe(wanted));
});
