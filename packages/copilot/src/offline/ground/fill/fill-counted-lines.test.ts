import { findOperation, type AnyDeclaration } from '@brandwright/contract';
import { buildVocabulary } from '@brandwright/language/words/spelling.ts';
import { expect, it } from 'vitest';
import { fieldsOf } from '../../fields.ts';
import { perceive } from '../../perceive/utterance.ts';
import { emptyServices } from '../../testing/empty.ts';
import { fillCountedLines } from './fill-counted-lines.ts';
import { emptyWork } from './work.ts';

const products = ['mug', 'bud vase', 'gift box', 'candle'];
const services = {
  ...emptyServices,
  findRecords: (words: string) =>
    Promise.resolve(
      products
        .filter((name) => words.toLowerCase().includes(name))
        .map((name) => ({
          kind: 'sku' as const,
          value: name.toUpperCase(),
          id: name,
          label: name,
          matched: name,
          score: 1,
        })),
    ),
};

async function filled(text: string, operation = 'create_receiving', given: object = {}) {
  const work = emptyWork();
  Object.assign(work.input, { sku: 'MUG', quantity: 200, ...given });
  const fields = fieldsOf(findOperation(operation) as AnyDeclaration);
  await fillCountedLines(
    fields,
    perceive(text, new Date('2026-11-22'), buildVocabulary([]), []),
    services,
    work,
  );
  return work.input;
}

it.each([
  [
    'tell the warehouse 200 mugs and 50 candles are coming',
    [
      ['MUG', 200],
      ['CANDLE', 50],
    ],
  ],
  [
    'announce 1,200 bud vases, 30 gift boxes and 12 units of mugs with DHL',
    [
      ['BUD VASE', 1200],
      ['GIFT BOX', 30],
      ['MUG', 12],
    ],
  ],
  [
    'two hundred mugs and a dozen candles are coming',
    [
      ['MUG', 200],
      ['CANDLE', 12],
    ],
  ],
  [
    'one hundred and fifty mugs, 2 dozen gift boxes and twenty five candles are coming',
    [
      ['MUG', 150],
      ['GIFT BOX', 24],
      ['CANDLE', 25],
    ],
  ],
  [
    '200 mugs plus 50 zebras are on their way',
    [
      ['MUG', 200],
      ['zebras', 50],
    ],
  ],
] as const)('%s: a line each', async (text, lines) => {
  expect(await filled(text)).toEqual({
    lines: lines.map(([sku, expectedUnits]) => ({ sku, expectedUnits })),
  });
});

it.each([
  'announce 200 mugs',
  'announce 200 mugs in 10 cartons',
  'announce two hundred and fifty mugs',
  'announce 2 hundred and fifty mugs',
  'announce 200 mugs by DHL and forward them',
  '200 zebras and 50 lions are coming',
])('%s: no lines', async (text) => {
  expect(await filled(text)).toEqual({ sku: 'MUG', quantity: 200 });
});

it('leaves operations without such lines alone', async () => {
  expect(await filled('200 mugs and 50 candles', 'adjust_stock')).toEqual({ sku: 'MUG', quantity: 200 });
});

it('takes the words of the lines for nothing else', async () => {
  const given = { purchaseItemId: 'candles', carrier: 'DHL' };
  expect(await filled('200 mugs and 50 candles are coming', 'create_receiving', given)).toEqual({
    carrier: 'DHL',
    lines: [
      { sku: 'MUG', expectedUnits: 200 },
      { sku: 'CANDLE', expectedUnits: 50 },
    ],
  });
});
