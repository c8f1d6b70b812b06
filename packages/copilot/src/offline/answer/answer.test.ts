import { findOperation, type AnyDeclaration } from '@brandwright/contract';
import { describe, expect, it } from 'vitest';
import { recordsOf, type SeenResult } from '../ground/records/records.ts';
import { emptyServices, emptyState, valueQuestion } from '../testing/empty.ts';
import { answerFromShown } from './answer.ts';

const search = findOperation('search_suppliers') as AnyDeclaration;
const row = (name: string, place: number, priceLowMinor: number) => ({
  supplierId: `82a2996e-e33d-82c6-aad6-1b3542fb401${place}`,
  name,
  country: 'PT',
  priceLowMinor,
  priceHighMinor: priceLowMinor * 2,
});
const shown = (rows: readonly object[]): SeenResult => {
  const result = { rows, page: 0, total: rows.length };
  return { operation: search, input: {}, result, lists: recordsOf(search, result) };
};
const whole = shown([row('Jaipur Loom', 1, 230), row('Denizli', 2, 295), row('Guimarães', 3, 375)]);
const answer = async (text: string, results: readonly SeenResult[], kind = 'least') =>
  (
    await answerFromShown(
      text,
      { ...valueQuestion, questions: [{ kind, probability: 1 }] },
      { ...emptyState, results },
      emptyServices,
    )
  )?.text ?? null;

describe('which of a list', () => {
  it('is asked of the last list, also where one is left of it or none', async () => {
    expect(await answer('which one is cheapest?', [whole])).toContain('Jaipur Loom');
    const narrowed = await answer('which one is cheapest?', [shown([row('Guimarães', 3, 375)]), whole]);
    expect(narrowed).toBe('Guimarães is the only one in that list: price from $3.75.');
    expect(await answer('which one is cheapest?', [shown([]), whole])).toBe(
      'That list is empty, so there’s nothing to choose from.',
    );
  });
});

describe('what so many would cost', () => {
  it('is no end of a range times the number, and no factory price where it is asked with freight', async () => {
    const one = [shown([row('Guimarães', 3, 375)])];
    expect((await answer('how much would 500 cost', one, 'times')) ?? '').not.toContain('500 ×');
    expect((await answer('how much would 500 cost me delivered', one, 'times')) ?? '').not.toContain('500 ×');
  });
});

describe('the best of what was compared', () => {
  it('is not measured: what each is best at is said', async () => {
    const operation = findOperation('compare_quotes') as AnyDeclaration;
    const result = { rows: [] };
    const summary = 'Cheapest landed: A. Fastest: B.';
    const calls = [
      {
        callId: 'a',
        operation: operation.name,
        input: {},
        outcome: { ok: true as const, result, summary, untrusted: false },
      },
    ];
    const results = [{ operation, input: {}, result, lists: [] }];
    const said = (text: string) =>
      answerFromShown(text, valueQuestion, { ...emptyState, calls, results }, emptyServices);
    expect((await said('which is the best one?'))?.text).toContain(summary);
    expect((await said('which one should I take?'))?.text).toContain(summary);
  });
});
