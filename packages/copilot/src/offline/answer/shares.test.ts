import { findOperation, type AnyDeclaration } from '@brandwright/contract';
import { expect, it } from 'vitest';
import type { SeenResult } from '../ground/records/records.ts';
import { emptyServices, emptyState, valueQuestion } from '../testing/empty.ts';
import { fromResult } from './from-result.ts';
import { readQuestion } from './question.ts';

const shown = (operation: string, result: object): SeenResult => ({
  operation: findOperation(operation) as AnyDeclaration,
  input: {},
  result,
  lists: [],
});
const answer = async (text: string, result: SeenResult) =>
  (await fromResult(readQuestion(text, valueQuestion), result, emptyState, emptyServices))?.text;

const order = shown('get_order', {
  orderNumber: 1064,
  lines: [
    { name: 'Linen tea towel', priceMinor: 1900, quantity: 4 },
    { name: 'Scented candle', priceMinor: 3400, quantity: 1 },
  ],
});
const duty = shown('look_up_tariff', {
  product: 'mug',
  layers: [
    { title: 'General rate', ratePercent: 10 },
    { title: 'Section 301', ratePercent: 12.5 },
  ],
});
const suppliers = shown('list_my_suppliers', {
  total: 3,
  rows: [
    { name: 'Meridian Bags', country: 'China' },
    { name: 'Olaria do Vale', country: 'Portugal' },
    { name: 'Kiln Nine', country: 'China' },
  ],
});

it('is of what the lines come to, and not of their prices for one', async () =>
  expect(await answer('what share of the total is the candle', order)).toBe(
    'Scented candle: $34.00, 30.9% of $110.00.',
  ));

it('is of a duty by its layers', async () =>
  expect(await answer('what part of it is section 301', duty)).toBe('Section 301: 12.5%, 55.6% of 22.5%.'));

it('is of how many there are', async () =>
  expect(await answer('what percentage of them are in China', suppliers)).toMatch(
    /^2 of 3 suppliers, 66\.7%: Meridian Bags, Kiln Nine\.$/,
  ));

it('says nothing of a part of a list that was cut', async () => {
  const cut = shown('list_my_suppliers', { ...(suppliers.result as object), total: 40 });
  expect((await answer('what percentage of them are in China', cut)) ?? '').not.toContain('%');
});

it('multiplies no figure of a row that nobody meant', async () => {
  const quotes = shown('compare_quotes', {
    quotes: [
      { supplierName: 'Hanoi Canvas', unitPriceMinor: 470, terms: 'From 500 units on.' },
      { supplierName: 'Jaipur Loom', unitPriceMinor: 420, terms: 'Any.' },
    ],
  });
  const times = { ...valueQuestion, questions: [{ kind: 'times', probability: 1 }] };
  const told = await fromResult(
    readQuestion("what's that for 500 units", times),
    quotes,
    emptyState,
    emptyServices,
  );
  expect(told?.text ?? '').not.toContain('×');
});

it('tells no ends of a list that was cut', async () => {
  const orders = shown('list_orders', {
    total: 37,
    rows: [
      { name: 'Ethan', totalMinor: 3692 },
      { name: 'Wesley', totalMinor: 46_009 },
    ],
  });
  const told = await answer('difference between the biggest and the smallest', orders);
  expect(told ?? '').not.toContain('below');
});
