import { chooseAiProducts } from '@brandwright/contract/design/ideas/choose-ai-products.ts';
import { createOrderRule } from '@brandwright/contract/orders/create-order-rule.ts';
import { payInvoice } from '@brandwright/contract/purchasing/pay-invoice.ts';
import { expect, it } from 'vitest';
import { fieldsOf } from '../../fields.ts';
import { trimNames } from './trim-names.ts';

it.each([
  ['500 of INV-2048', 'INV-2048'],
  ['$1,000 off the mug bill', 'the mug bill'],
  ['INV-2061 with paypal', 'INV-2061'],
  ['the soap bill, on the visa please', 'the soap bill'],
  ['the bill of Lume & Cera', 'the bill of Lume & Cera'],
  ['20 mugs with handles', '20 mugs with handles'],
])('%s', (said, name) => {
  const start = 4;
  const span = { field: 'invoiceId', value: null, drops: false, certainty: 1 };
  const [trimmed] = trimNames(
    fieldsOf(payInvoice),
    [{ ...span, text: said, start, end: start + said.length }],
    `pay ${said}`,
  );
  expect(trimmed?.text).toBe(name);
  expect(`pay ${said}`.slice(trimmed?.start, trimmed?.end)).toBe(name);
});

it('the digits of a card are no record', () => {
  const text = 'pay the overdue invoice with visa 1111';
  const mark = { field: 'invoiceId', value: null, drops: false, certainty: 1 };
  const spans = ['the overdue invoice', '1111'].map((words) => ({
    ...mark,
    text: words,
    start: text.indexOf(words),
    end: text.indexOf(words) + words.length,
  }));
  expect(trimNames(fieldsOf(payInvoice), spans, text).map(({ text: words }) => words)).toEqual([
    'the overdue invoice',
  ]);
});

it('what is to be done is no name', () => {
  const text = 'drop Locker Sachets from AI idea 3';
  const span = { field: 'aiIdea', value: null, drops: false, certainty: 1, text, start: 0, end: text.length };
  const [trimmed] = trimNames(fieldsOf(chooseAiProducts), [span], text);
  expect(trimmed).toMatchObject({ text: 'Locker Sachets from AI idea 3', start: 5 });
});

it('the word that leads to a tag is none of it', () => {
  const text = 'tag orders to Texas as Lone Star';
  const start = text.indexOf('as Lone');
  const span = { value: null, drops: false, certainty: 1, text: 'as Lone Star', start, end: text.length };
  const trimmed = (field: string) => trimNames(fieldsOf(createOrderRule), [{ ...span, field }], text)[0];
  expect(trimmed('addTag')).toMatchObject({ text: 'Lone Star', start: start + 3, end: text.length });
  expect(trimmed('addNote')).toMatchObject({ text: 'as Lone Star', start });
});
