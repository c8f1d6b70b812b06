import { findOperation, type AnyDeclaration } from '@brandwright/contract';
import { buildVocabulary } from '@brandwright/language/words/spelling.ts';
import { expect, it } from 'vitest';
import { fieldsOf } from '../../fields.ts';
import { perceive } from '../../perceive/utterance.ts';
import { emptyServices } from '../../testing/empty.ts';
import { fillCountedItem, fillOnlyItem } from './fill-counted-item.ts';
import { emptyWork } from './work.ts';

const items = ['bowl', 'platter', 'tea towel', 'candle'];
const services = {
  ...emptyServices,
  findRecords: (words: string) =>
    Promise.resolve(
      items
        .filter((item) => words.toLowerCase().startsWith(item))
        .map((item) => ({
          kind: 'order_line_item' as const,
          value: item,
          id: item,
          label: item,
          matched: item,
          score: 1,
        })),
    ),
};
const fields = fieldsOf(findOperation('create_return') as AnyDeclaration);

async function filled(fill: typeof fillCountedItem, text: string) {
  const work = emptyWork();
  await fill(fields, perceive(text, new Date('2026-11-22'), buildVocabulary([]), []), services, work);
  return work.input;
}

it.each([
  ['she sends one bowl back', { item: 'bowl' }],
  ['its just three tea towels', { item: 'tea towel', quantity: 3 }],
  ['a candle came broken', { item: 'candle' }],
  ['two candle orders', {}],
])('%s: so many of an item', async (text, wanted) => {
  expect(await filled(fillCountedItem, text)).toEqual(wanted);
});

it.each([
  ['a return for just the platter, the bowls are fine', { item: 'platter' }],
  ['only his candle came back', { item: 'candle' }],
  ['just the one', {}],
])('%s: only that', async (text, wanted) => {
  expect(await filled(fillOnlyItem, text)).toEqual(wanted);
});
