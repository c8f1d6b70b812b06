import { expect, it } from 'vitest';
import { namingWords } from './printed.ts';

it.each([
  ['design', 'add the text slow sundays', 'add the text'],
  ['design', 'put the words slow mornings on the hearth candle', 'put the words on the hearth candle'],
  ['product_template', 'make a print on demand surfboard saying hang ten', 'make a surfboard saying'],
  ['sku', 'we found a box of 24 of those in the garage', 'we found of 24 of those in the garage'],
  ['sku', 'how many of the gift box are left', 'how many of the gift box are left'],
  ['order', 'add a note saying slow mornings', 'add a note saying slow mornings'],
] as const)('names a %s: %s', (kind, text, left) => {
  const words = namingWords(text, kind);
  expect(words).toHaveLength(text.length);
  expect(words.replaceAll(/\s+/g, ' ').trim()).toBe(left);
});
