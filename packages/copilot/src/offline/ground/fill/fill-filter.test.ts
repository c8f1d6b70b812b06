import { findOperation, type AnyDeclaration } from '@brandwright/contract';
import { buildVocabulary } from '@brandwright/language/words/spelling.ts';
import { expect, it } from 'vitest';
import { fieldsOf } from '../../fields.ts';
import { perceive } from '../../perceive/utterance.ts';
import { emptyServices } from '../../testing/empty.ts';
import { fillFilter } from './fill-filter.ts';
import { emptyWork } from './work.ts';

const names = ['travel candle', 'scented candle', 'bud vase'];
const services = {
  ...emptyServices,
  findRecords: (words: string) =>
    Promise.resolve(
      names.flatMap((label) => {
        const said = label.split(' ').filter((word) => words.toLowerCase().includes(word));
        const base = { kind: 'product' as const, value: label, id: label, label, matched: said.join(' ') };
        return said.length === 0 ? [] : [{ ...base, score: said.length / 2 }];
      }),
    ),
};

async function productOf(text: string, name = 'get_figures', used: { start: number; end: number }[] = []) {
  const work = { ...emptyWork(), used };
  const operation = findOperation(name) as AnyDeclaration;
  const utterance = perceive(text, new Date('2026-11-20T15:00:00Z'), buildVocabulary([]), []);
  await fillFilter(operation, fieldsOf(operation), utterance, services, work);
  return work.input['product'];
}

it.each([
  ['how many travel candles have we sold each month', 'travel candle'],
  // Two are candles: none of them is meant.
  ['how many candles have we sold', undefined],
  ['how many units have we sold', undefined],
])('%s: %s', async (text, product) => expect(await productOf(text)).toBe(product));

it('takes no words that something else was read from', async () => {
  expect(await productOf('bud vase sales', 'get_figures', [{ start: 0, end: 8 }])).toBeUndefined();
});

it('narrows reads only', async () => {
  expect(await productOf('make it a bud vase', 'create_order_rule')).toBeUndefined();
});
