import {
  areColorOptions,
  readColorOptions,
  variantWords,
  writeColorOptions,
} from '@brandwright/contract/catalog/color-options.ts';
import { expect, it } from 'vitest';

it('reads and writes entries of name, hex and variant', () => {
  const text = 'Sand|#d8c3a5|Sand, 12 oz;Ink||';
  expect(readColorOptions(`${text}; ;`)).toEqual([
    { name: 'Sand', hex: '#d8c3a5', variant: 'Sand, 12 oz' },
    { name: 'Ink', hex: '', variant: '' },
  ]);
  expect(writeColorOptions(readColorOptions(text))).toBe(text);
  expect(writeColorOptions([{ name: 'A|B;C', hex: '', variant: '' }])).toBe('A B C||');
});

it.each([
  ['Sand|#d8c3a5|Sand', true],
  ['', true],
  ['|#d8c3a5|Sand', false],
  ['Sand|red|Sand', false],
])('%s is valid: %s', (text, valid) => {
  expect(areColorOptions(text)).toBe(valid);
});

it.each([
  [['Sand', '12 oz'], 'Sand, 12 oz'],
  [['Default Title'], '-'],
  [[], '-'],
  [['  '], '-'],
])('shows the variant %j as %s', (values, words) => {
  expect(variantWords(values)).toBe(words);
});
