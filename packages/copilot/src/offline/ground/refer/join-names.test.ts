import { findOperation, type AnyDeclaration } from '@brandwright/contract';
import { expect, it } from 'vitest';
import { fieldsOf } from '../../fields.ts';
import type { TaggedSpan } from '../../parse/tag.ts';
import { emptyState } from '../../testing/empty.ts';
import { joinNames } from './join-names.ts';
import type { GroundingServices } from '../conversation/services.ts';

const fields = fieldsOf(findOperation('add_favorite') as AnyDeclaration);
const daypack = { value: '7', id: '7', label: 'Day backpack, recycled nylon', score: 0.9 };
const services: GroundingServices = {
  find: findOperation,
  offered: [],
  tryRead: () => Promise.resolve({ ok: false, code: 'not_found', message: '' }),
  findRecords: (words, kinds) =>
    Promise.resolve(
      kinds.includes('catalog_item') && words.includes('recycled nylon')
        ? [{ ...daypack, kind: 'catalog_item', matched: 'recycled nylon' }]
        : [],
    ),
  likeness: () => Promise.resolve(new Float32Array()),
};
const span = (text: string, field: string, words: string): TaggedSpan => {
  const start = text.indexOf(words);
  return { field, value: null, drops: false, start, end: start + words.length, text: words, certainty: 1 };
};

it.each([
  ['save the recycled nylon daypack', ['recycled', 'nylon daypack'], ['itemId: recycled nylon daypack']],
  [
    'save the recycled from nylon house',
    ['recycled', 'nylon house'],
    ['itemId: recycled', 'supplierId: nylon house'],
  ],
])('%s', async (text, [item = '', supplier = ''], wanted) => {
  const spans = [span(text, 'itemId', item), span(text, 'supplierId', supplier)];
  const joined = await joinNames(fields, spans, text, emptyState, services);
  expect(joined.map(({ field, text: words }) => `${field}: ${words}`)).toEqual(wanted);
});
