import { buyLabels } from '@brandwright/contract/fulfillment/buy-labels.ts';
import { getPickList } from '@brandwright/contract/fulfillment/get-pick-list.ts';
import { quoteLabel } from '@brandwright/contract/fulfillment/quote-label.ts';
import { shipOrder } from '@brandwright/contract/fulfillment/ship-order.ts';
import { giveGoodwill } from '@brandwright/contract/orders/give-goodwill.ts';
import { addOrderNote } from '@brandwright/contract/orders/add-order-note.ts';
import { createReturn } from '@brandwright/contract/returns/create-return.ts';
import type { AnyDeclaration } from '@brandwright/contract';
import { expect, it } from 'vitest';
import { fieldsOf } from '../../fields.ts';
import { turnNumbers } from './turn-numbers.ts';

const marked = (operation: AnyDeclaration, text: string, field?: string, said = '') => {
  const start = text.indexOf(said);
  const span = { value: null, drops: false, certainty: 1, text: said, start, end: start + said.length };
  const spans = turnNumbers(fieldsOf(operation), field ? [{ ...span, field }] : [], text);
  return Object.fromEntries(spans.map((one) => [one.field, one.text]));
};

it.each([
  [shipOrder, 'ship order 1000 with ups ground', 'quantity', '1000', { orderNumber: '1000' }],
  [createReturn, 'the candle in 5729 is dull', undefined, '', { orderNumber: '5729' }],
  [quoteLabel, 'what costs 3.5 lb to zip 78701', 'orderNumber', '78701', { toZipCode: '78701' }],
  [quoteLabel, '2 lb box to 30312', undefined, '', { toZipCode: '30312' }],
])('a number is of what it is called: %#', (operation, text, field, said, expected) => {
  expect(marked(operation, text, field, said)).toEqual(expected);
});

it('what somebody paid is no order, though it was marked as one', () => {
  expect(marked(giveGoodwill, 'make it 15 please, she has paid 204', 'orderNumber', '204')).toEqual({});
});

it.each([
  ['a year', createReturn, 'a candle of hers from in 2025 came back', undefined, '', {}],
  ['a quantity', shipOrder, 'ship 2 of the mugs of hers', 'quantity', '2', { quantity: '2' }],
  ['two orders', shipOrder, 'ship order 1000 and order 1001', undefined, '', {}],
  [
    'a note',
    addOrderNote,
    'note on hers: see order 1042',
    'text',
    'see order 1042',
    { text: 'see order 1042' },
  ],
])('%s stays what it is', (_, operation, text, field, said, expected) => {
  expect(marked(operation, text, field, said)).toEqual(expected);
});

it.each([
  ['one list for 1064, 1057 and 5755.', ['1064', '1057', '5755']],
  ['pick list for 1064 and 1057 please', ['1064', '1057']],
  ['pick list for 1064 and 100 candles', ['1064']],
  ['pick list for 1064, 12.50 is enough', ['1064']],
])('%s names orders', (text, wanted) => {
  const start = text.indexOf('1064');
  const span = { value: null, drops: false, certainty: 1, text: '1064', start, end: start + 4 };
  const spans = turnNumbers(fieldsOf(getPickList), [{ ...span, field: 'orderNumber' }], text);
  expect(spans.map((one) => one.text)).toEqual(wanted);
});

it.each([
  [
    'two candle orders, 1050 and 5746. buy the postage',
    shipOrder,
    'quantity',
    '1050',
    ['orderNumber: 1050', 'orderNumber: 5746'],
  ],
  [
    'labels for 5736 5737 and 5741, they are small',
    buyLabels,
    null,
    '',
    ['orderNumbers: 5736', 'orderNumbers: 5737', 'orderNumbers: 5741'],
  ],
  ['what sold in 2025 and 2026', shipOrder, null, '', []],
  ['call 5551 2345', shipOrder, null, '', []],
  ['ship 1200 and 1500 mugs of hers', shipOrder, null, '', []],
])('%s: numbers one after the other are records', (text, operation, field, said, wanted) => {
  const start = text.indexOf(said);
  const span = { value: null, drops: false, certainty: 1, text: said, start, end: start + said.length };
  const spans = turnNumbers(fieldsOf(operation), field ? [{ ...span, field }] : [], text);
  expect(spans.map((one) => `${one.field}: ${one.text}`)).toEqual(wanted);
});
