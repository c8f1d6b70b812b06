import { describe, expect, it } from 'vitest';
import { findWords } from './find-words.ts';

const found = (text: string, looked: string) =>
  findWords(text, looked).map(([start, end]) => text.slice(start, end));

describe('the words looked for', () => {
  it('are found in their other forms, wherever they stand', () => {
    expect(found('Returns: a returned item is refunded.', 'what is the return policy')).toEqual([
      'Returns',
      'returned',
    ]);
  });

  it('are whole words only, and never the ones that every text has', () => {
    expect(found('The theatre is there.', 'the')).toEqual([]);
    expect(found('A cupboard', 'cup')).toEqual([]);
  });

  it('may hold signs that mean something in patterns', () => {
    expect(found('C++ (plus)', '(plus')).toEqual(['plus']);
  });
});
