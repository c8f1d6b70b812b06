import { describe, expect, it } from 'vitest';
import { asksForTerm, explainTerm } from './terms.ts';

describe('terms of the trade', () => {
  it.each(['what is fob', "what's an moq?", 'and what does ddp mean', 'explain lead time'])('%s', (text) => {
    expect(asksForTerm(text)).toBe(true);
    expect(explainTerm(text)).toMatch(/\.$/);
  });
  it.each([
    "what's the moq of olaria",
    'what is my margin',
    'what is the deposit for the mugs',
    'whats the lead time on order 1042',
  ])('not: %s', (text) => expect(asksForTerm(text)).toBe(false));
});
