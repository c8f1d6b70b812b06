import { describe, expect, it } from 'vitest';
import { nameLikeness, namePatterns } from './name-likeness.ts';

const request = /\b(?:requests?|rfps?|projects?)\b/i;
const like = (name: string, words: string) => nameLikeness(name, words, request, 'head');

describe('nameLikeness', () => {
  it('takes a whole name for sure, and a part of it with the noun beside', () => {
    expect(like('Linen market totes', 'open Linen market totes')).toEqual({
      matched: 'linen market totes',
      score: 1,
    });
    expect(like('Linen market totes', 'compare quotes on the tote request').score).toBeGreaterThan(0.7);
    expect(like('Mailer boxes for candles', 'cancel the mailer box request')).toMatchObject({
      matched: 'mailer box',
    });
    expect(like('Mailer boxes for candles', 'cancel the mailer box request').score).toBeGreaterThan(0.7);
  });

  it('takes a word out of a name without the noun for a search', () => {
    expect(like('Linen market totes', 'find tote suppliers').score).toBeLessThan(0.6);
    expect(like('Linen market totes', 'find mugs')).toEqual({ matched: '', score: 0 });
  });

  it('knows a company by the first word of its name', () => {
    const quote = /\bquotes?\b/i;
    expect(nameLikeness('Hanoi Canvas', "decline Hanoi's quote", quote, 'first').score).toBeGreaterThan(0.7);
    expect(nameLikeness('Coastline Tote Co.', 'the quote on the totes', quote, 'first').score).toBeLessThan(
      0.65,
    );
    expect(namePatterns("the totes' request")).toEqual(['%tote%', '%request%']);
  });
});
