import { operations } from '@brandwright/contract';
import { buildVocabulary } from '@brandwright/language/words/spelling.ts';
import { describe, expect, it } from 'vitest';
import { perceive } from '../../perceive/utterance.ts';
import { isElliptical, isWholeQuestion, mayBeWhole } from './whole-question.ts';

const now = new Date('2026-11-20T15:00:00Z');
const found = operations.find(({ name }) => name === 'get_figures');
if (!found) throw new Error('There is no get_figures.');
const figures = found;
const said = (text: string) => perceive(text, now, buildVocabulary([]), []);

describe('a question after another', () => {
  it.each([
    ['How much did we give away in discounts in October?', true],
    ['and how much did we give away in discounts in October?', false],
    ['how much of that went to discounts in October, roughly', false],
    ['discounts in October?', false],
    ['how much do we usually give away in discounts', false],
  ])('may be whole: %s %s', (text, may) => expect(mayBeWhole(figures, said(text))).toBe(may));

  it('is whole where it says what is counted, and for when', () => {
    expect(isWholeQuestion(figures, { input: { measure: 'DISCOUNTS', from: '2026-10-01' } })).toBe(true);
    expect(isWholeQuestion(figures, { input: { from: '2026-10-01' } })).toBe(false);
    expect(isWholeQuestion(figures, { input: { measure: 'DISCOUNTS' } })).toBe(false);
  });

  const shown = { results: [{ operation: figures, input: {}, result: {}, lists: [] }] };
  it.each([
    ['own shop alone, how much down', { channel: 'SHOPIFY_PLATFORM' }, true],
    ['the travel candle only, month by month since august, so I can see', { by: 'MONTH' }, true],
    ['how did orders go', { measure: 'ORDERS' }, false],
    ['tell me how our own shop did in the whole of last summer', { channel: 'SHOPIFY_PLATFORM' }, false],
  ])('goes on: %s', (text, input, does) =>
    expect(isElliptical(figures, { input, given: 1 }, said(text), shown)).toBe(does),
  );

  it('goes on only from the same read', () =>
    expect(
      isElliptical(figures, { input: { by: 'MONTH' }, given: 1 }, said('by month'), { results: [] }),
    ).toBe(false));
});
