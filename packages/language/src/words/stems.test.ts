import { describe, expect, it } from 'vitest';
import { singular } from './stems.ts';

describe('the singular', () => {
  it.each([
    ['vases', 'vase'],
    ['cases', 'case'],
    ['sizes', 'size'],
    ['prizes', 'prize'],
    ['houses', 'house'],
    ['purses', 'purse'],
  ])('keeps an e that is its own: %s', (many, one) => expect(singular(many)).toBe(one));

  it.each([
    ['boxes', 'box'],
    ['dishes', 'dish'],
    ['dresses', 'dress'],
    ['lenses', 'lens'],
    ['canvases', 'canvas'],
    ['gases', 'gas'],
  ])('leaves out an e that only the plural has: %s', (many, one) => expect(singular(many)).toBe(one));

  it.each(['canvas', 'glasses', 'christmas', 'lens'])('is %s itself where it ends so by nature', (word) =>
    expect(singular(word)).toBe(word),
  );
});
