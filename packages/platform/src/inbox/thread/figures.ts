import { readAsked } from '@brandwright/language/products/product-words.ts';
import { readValues } from '@brandwright/language/values/read-values.ts';
import type { Value } from '@brandwright/language/values/value.ts';

const pieces = /^\s*-?(?:pcs?|pieces?|units?|pairs?|copies|items?|of (?:them|each|those|it|this))\b/i;
const wanted =
  /\b(?:need|take|order(?:ing)?|want|quote|make(?: it)?|begin|start|for|at|of|qty|quantity|moq|run|accept|do|think(?:ing)? of|minimum)(?: (?:with|about|around|of|us|is|only|just|roughly))*\s*:?\s*$/i;
/** Words that may follow pieces that are called by a bare figure: "could you do 300 by March?" */
const goesOn =
  /^\s*(?:[.,;:?!)]|$|(?:and|or|in|by|with|please|at|for|to|if|now|first|before|until|this|next|each|delivered|instead|then)\b)/i;
const fewestOfThings = 10;
const nearby = 24;

/**
 * The values of a sentence and the pieces that it speaks of: a figure before pieces, before a product, or behind a word that
 * wants some. Money, days, measures, codes and colors count no pieces.
 */
export function figuresOf(plain: string, now: Date): { values: Value[]; quantity: number | null } {
  const values = readValues(plain, now);
  for (const value of values) {
    if (value.kind !== 'number' || !Number.isInteger(value.value) || value.value < 2) continue;
    const digits = /^[#~]?[\d.,]+(?:k|m)?/i.exec(value.text)?.[0] ?? value.text;
    if (digits.startsWith('#')) continue;
    const after = plain.slice(value.start + digits.length);
    const [thing] = value.value >= fewestOfThings && /^\s/.test(after) ? readAsked(after.slice(0, 80)) : [];
    const isOfThings =
      thing !== undefined && thing.start < nearby && !/[.,;:]/.test(after.slice(0, thing.start));
    const isWanted = wanted.test(plain.slice(0, value.start)) && goesOn.test(after);
    if (pieces.test(after) || isOfThings || isWanted) return { values, quantity: value.value };
  }
  return { values, quantity: null };
}
