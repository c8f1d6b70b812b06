import { operations } from '@brandwright/contract';
import { buildVocabulary } from '@brandwright/language/words/spelling.ts';
import { expect, it } from 'vitest';
import { fieldsOf } from '../../fields.ts';
import { perceive } from '../../perceive/utterance.ts';
import { fillSides } from './sides.ts';

const declared = operations.find(({ name }) => name === 'book_freight');
const fields = declared ? fieldsOf(declared) : [];

it.each([
  ['12 cartons of 18x14x12 in', { lengthInches: 18, widthInches: 14, heightInches: 12 }],
  ['cartons 18 by 14.5 by 12 inches', { lengthInches: 18, widthInches: 14.5, heightInches: 12 }],
  ['boxes of 50 x 40 x 30 cm', { lengthInches: 19.7, widthInches: 15.7, heightInches: 11.8 }],
  ['18 inches long, 14 wide and 12 high', { lengthInches: 18, widthInches: 14, heightInches: 12 }],
  ['3 pallets, 60 in tall', { heightInches: 60 }],
  ['two pallets, 5 feet high', { heightInches: 60 }],
  ['height 48', { heightInches: 48 }],
  ['3 pallets of 900 lb', {}],
])('%s', (text, wanted) => {
  const input: Record<string, unknown> = {};
  fillSides(fields, perceive(text, new Date('2026-11-22'), buildVocabulary([]), []), input, []);
  expect(input).toEqual(wanted);
});
