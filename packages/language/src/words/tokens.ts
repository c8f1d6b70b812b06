import { stem } from './stems.ts';

/** A word of a text: where it is, as it was written and as it is compared. */
export interface Token {
  text: string;
  lower: string;
  stem: string;
  start: number;
  end: number;
}

const wordPattern = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*(?:[.,]\d+)*/gu;

/** Splits a text into words with their places. Apostrophe endings ('s) are dropped from the compared form. */
export function tokenize(text: string): Token[] {
  return [...text.matchAll(wordPattern)].map((match) => {
    const lower = match[0].toLowerCase().replace(/’/g, "'").replace(/'s$/, '');
    return {
      text: match[0],
      lower,
      stem: stem(lower),
      start: match.index,
      end: match.index + match[0].length,
    };
  });
}

/** Words of an identifier: `firstResponseMinutes` and `ON_HOLD` alike. */
export function identifierWords(identifier: string): string[] {
  return identifier
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase());
}
