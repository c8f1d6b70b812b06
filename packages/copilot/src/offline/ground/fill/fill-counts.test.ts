import { refundOrder } from '@brandwright/contract/orders/refund-order.ts';
import { adjustStock } from '@brandwright/contract/catalog/adjust-stock.ts';
import { buildVocabulary } from '@brandwright/language/words/spelling.ts';
import { expect, it } from 'vitest';
import { fieldsOf } from '../../fields.ts';
import { perceive } from '../../perceive/utterance.ts';
import type { TaggedSpan } from '../../parse/tag.ts';
import { turnCountedItems, turnCounts } from './fill-counts.ts';

const turned = (text: string, input: Record<string, unknown>) => {
  turnCounts(fieldsOf(adjustStock), perceive(text, new Date('2026-11-22'), buildVocabulary([]), []), input);
  return input;
};

it.each([
  ['a box with 14 more of them in the shed, add them', { counted: 14 }, { add: 14 }],
  ['14 turned up behind the kiln', { counted: 14 }, { add: 14 }],
  ['i found a box behind the kiln! fourteen lay in it', { remove: 14 }, { add: 14 }],
  ['found 3 of them smashed', { remove: 3 }, { remove: 3 }],
  ['counted 14, found none missing', { counted: 14 }, { counted: 14 }],
  ['totes, I make it 77 and not 80', { remove: 77 }, { counted: 77 }],
  ['the recount of the bowls came to 77', { remove: 77 }, { counted: 77 }],
  ['recounted: 3 are broken, take those out', { remove: 3 }, { remove: 3 }],
  ['6 of the vases melted', { remove: 6 }, { remove: 6 }],
])('“%s”', (text, input, wanted) => expect(turned(text, { ...input })).toEqual(wanted));

const mark = (field: string, text: string): TaggedSpan => ({
  field,
  text,
  start: 10,
  end: 10 + text.length,
  value: null,
  drops: false,
  certainty: 1,
});
const counted = (...spans: TaggedSpan[]) =>
  turnCountedItems(fieldsOf(refundOrder), spans).map(({ field, text, start }) => [field, text, start]);

it('takes the count off an item of an order, as how many of it', () => {
  expect(counted(mark('item', 'one bowl'))).toEqual([
    ['quantity', 'one', 10],
    ['item', 'bowl', 14],
  ]);
  expect(counted(mark('item', 'bowl'))).toEqual([['item', 'bowl', 10]]);
  expect(counted(mark('item', 'two cups'), mark('quantity', '3'))).toEqual([
    ['item', 'two cups', 10],
    ['quantity', '3', 10],
  ]);
});
