import { findOperation, type AnyDeclaration } from '@brandwright/contract';
import { expect, it } from 'vitest';
import { fieldsOf } from '../../fields.ts';
import { droppedIn } from './dropped.ts';

const search = findOperation('search_suppliers') as AnyDeclaration;
const before = { keyword: 'bag', moqMax: 500, countries: ['PT'], averageReviewMin: 4 };

it.each([
  ['drop the MOQ condition', ['moqMax']],
  ['forget the moq', ['moqMax']],
  ['any country is fine', ['countries']],
  ['without the rating filter', ['averageReviewMin']],
  ['without india', []],
  ['only vetted ones', []],
])('"%s" takes away %j', (text, fields) => {
  expect(droppedIn(fieldsOf(search), text, before)).toEqual(fields);
});
