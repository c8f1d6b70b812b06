import { findOperation, type AnyDeclaration } from '@brandwright/contract';
import { describe, expect, it } from 'vitest';
import type { SeenResult } from '../ground/records/records.ts';
import { emptyServices, emptyState, valueQuestion } from '../testing/empty.ts';
import { fromResult } from './from-result.ts';
import { readQuestion } from './question.ts';

const items: SeenResult = {
  operation: findOperation('search_catalog_items') as AnyDeclaration,
  input: { keyword: 'tumbler' },
  result: {
    total: 3,
    items: [
      { name: 'Insulated tumbler, sage', unitPriceMinor: 520, samplePriceMinor: 2750 },
      { name: 'Insulated tumbler, sand', unitPriceMinor: 540, samplePriceMinor: 2900 },
      { name: 'Enamel mug, navy', unitPriceMinor: 310, samplePriceMinor: 1800 },
    ],
  },
  lists: [],
};

const answer = (text: string, kind = 'value') =>
  fromResult(
    readQuestion(text, { ...valueQuestion, questions: [{ kind, probability: 1 }] }),
    items,
    emptyState,
    emptyServices,
  );

describe('how much of a question an answer accounts for', () => {
  it('is all of it where the value and the row are named', async () => {
    const found = await answer('what is the sample price of the sage one?');
    expect(found?.text).toContain('$27.50');
    expect(found?.text).not.toContain('sand');
    expect(found?.certainty).toBeGreaterThan(0.5);
  });

  it('is little where nothing of what is asked about is shown', async () => {
    const found = await answer('how much did the mold cost?');
    expect(found?.certainty ?? 0).toBeLessThan(0.5);
  });

  it('leaves a person open in a list of things', async () => {
    const found = await answer('what did he pay?');
    expect(found?.certainty ?? 0).toBeLessThan(0.5);
  });

  it('takes a figure that is shown for what it is', async () => {
    const found = await answer('3.10? which one is that price of');
    expect(found?.certainty ?? 0).toBeGreaterThan(0.5);
  });
});

describe('a figure of another kind', () => {
  it.each([
    'how much would 500 cost me delivered',
    'what is the profit on the sage one',
    'what duty is on it',
  ])('is not answered by a price: %s', async (text) => {
    const found = await answer(text, /500/.test(text) ? 'times' : 'value');
    expect(found?.certainty ?? 0).toBeLessThan(0.5);
  });
});

describe('a question about a period', () => {
  const invoices = (input: Record<string, unknown>): SeenResult => ({
    operation: findOperation('list_supplier_invoices') as AnyDeclaration,
    input,
    result: {
      total: 2,
      invoices: [
        { label: 'Olaria do Vale', amountMinor: 144_000, currency: 'USD' },
        { label: 'Lume & Cera', amountMinor: 97_500, currency: 'USD' },
      ],
    },
    lists: [],
  });
  const asked = (text: string, input: Record<string, unknown>) =>
    fromResult(
      readQuestion(text, { ...valueQuestion, questions: [{ kind: 'sum', probability: 1 }] }),
      invoices(input),
      emptyState,
      emptyServices,
    );

  it('is not answered by what is of all time', async () => {
    expect(await asked('what is the amount in total in october', {})).toBeNull();
    expect(await asked('the total amount of last month', {})).toBeNull();
  });

  it('is answered by what was asked of that period, and without one by what is there', async () => {
    const october = { from: '2026-10-01', to: '2026-10-31' };
    expect((await asked('what is the amount in total in october', october))?.text).toContain('$2,415.00');
    expect((await asked('what is the amount in total', {}))?.text).toContain('$2,415.00');
  });
});

describe('a question about the row at the end of a scale', () => {
  it('is answered from that row, not from all of them', async () => {
    const found = await answer('what is the sample price of the cheapest one');
    expect(found?.text).toContain('$18.00');
    expect(found?.text).not.toContain('$27.50');
  });

  it('is no sum', async () => {
    const found = await answer('what is the total of the cheapest one', 'sum');
    expect(found?.text ?? '').not.toMatch(/over 3/);
  });
});
