import { describe, expect, it } from 'vitest';
import { findWrongWords } from './american-words.mjs';

describe('findWrongWords', () => {
  it.each([
    ['The colour of a favourite', ['"colour" is spelled "color".', '"favourite" is spelled "favorite".']],
    ['two neighbours', ['"neighbours" is spelled "neighbors".']],
    ['Requests stand here', ['Not "stand here": are here.']],
    ['the color of a favorite in gray', []],
    ['Greyhound, colourless words of others', []],
  ])('%s', (text, wrong) => {
    expect(findWrongWords(text)).toEqual(wrong);
  });
});
