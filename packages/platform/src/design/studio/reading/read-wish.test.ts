import { describe, expect, it } from 'vitest';
import { readWish } from './read-wish.ts';

describe('what a request for a new design says', () => {
  it.each([
    ['can you design a tea towel with lemons on it', 'tea towel'],
    ['design a beach towel that says mug life', 'beach towel'],
    ['a phone case with a print of foxes', 'phone case'],
    ['design an apron', 'apron'],
    ['design a mug that says I love tea towels', undefined],
    ['I want a water bottle with a mountain on it', undefined],
    ['design something with our logo', undefined],
    ['a label for the hearth candle', undefined],
  ])('%s: a product without a blank is %s', (request, said) =>
    expect(readWish(request).other?.said).toBe(said),
  );

  it.each([
    ['design a mug with lemons on it', 'lemons'],
    ['design a tote with a fox', 'a fox'],
    ['a tote bag with lemons and our logo', 'lemons'],
    ['a cushion with a picture of two herons', 'two herons'],
    ['Design a candle with a cream label', undefined],
    ['design a mug with a gold circle behind the text "Hi"', undefined],
    ['Design a dark green tote bag with our brand name on it', undefined],
    ['design a tote with Slow Mornings on it', undefined],
    ['design a hoodie with our logo on the chest', undefined],
  ])('%s: shows %s', (request, motif) => expect(readWish(request).motif).toBe(motif));

  it('knows that words are wanted and not said', () => {
    expect(readWish('design a mug with a slogan').wantsWords).toBe(true);
    expect(readWish('design a mug that says but first, tea').wantsWords).toBe(false);
    expect(readWish('design a mug that says but first, tea').additions).toEqual([
      'add the text "but first, tea"',
    ]);
    expect(readWish('design a mug with our slogan').additions).toEqual(['add the slogan']);
  });
});
