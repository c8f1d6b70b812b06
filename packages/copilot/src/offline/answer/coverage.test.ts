import { findOperation, type AnyDeclaration } from '@brandwright/contract';
import { describe, expect, it } from 'vitest';
import type { SeenResult } from '../ground/records.ts';
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
