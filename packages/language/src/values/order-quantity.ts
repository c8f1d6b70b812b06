import { numberWords } from '../words/number-words.ts';
import { readFigure } from './quantities.ts';
import type { Place } from './value.ts';

const figure = String.raw`(\d[\d,]*(?:\.\d+)?\s?(?:k\b|thousand\b|million\b)?)`;
const nouns = String.raw`(?:units?|pcs|pc\b|pieces?|pairs?|sets?|items?|copies)`;
const small = Object.keys(numberWords).join('|');
/** "a dozen", "two thousand", "a couple hundred": a small number alone counts parts, not pieces. */
const spelled = String.raw`((?:half an?|an?|(?:a )?couple(?: of)?|(?:a )?few|${small})[ -](?:dozen|hundred|thousand|million)|hundred)`;

/** In this order: what is called a quantity, then what counts pieces, then a bare figure before what is made. */
const patterns: readonly RegExp[] = [
  new RegExp(
    `\\b(?:qty|quantity|volume|order size|moq|run)\\s*(?:of|is|to|at|:|=|should be|about|around)*\\s*${figure}(?:\\s*${nouns})?`,
    'i',
  ),
  new RegExp(`${figure}\\s*-?\\s*${nouns}(?![\\p{L}])`, 'iu'),
  new RegExp(
    `\\b(?:first|initial|test|trial|pilot|small)\\s+(?:run|batch|order|production)\\s+(?:of|is|with)\\s+(?:about |around )?${figure}`,
    'i',
  ),
  new RegExp(`\\b(?:x|times)\\s?${figure}(?![\\p{L}\\p{N}])`, 'iu'),
  new RegExp(`(?<![\\p{L}\\d.$€£¥#-])${figure}(?=\\s+(?:\\p{L}|\\u0000))`, 'iu'),
  new RegExp(`(?<![\\p{L}\\d.$€£¥#-])${figure}(?=\\s*[,.]?\\s*$)`, 'iu'),
  new RegExp(`(?<![\\p{L}\\d.$€£¥#-])${figure}(?=\\s*[,;])`, 'iu'),
  new RegExp(`\\b${spelled}\\b(?:\\s*${nouns})?`, 'i'),
];

/** How many pieces are to be made, as said; null when nothing says it. Read what else is a figure first and blank it. */
export function readOrderQuantity(text: string): (Place & { value: number }) | null {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    const value = match ? readFigure((match[1] ?? '').replace(/,+$/, '')) : null;
    // "6.80" is a price.
    if (!match || value === null || !Number.isInteger(value)) continue;
    const start = match.index + (match[0].length - match[0].replace(/^[\s,;:]+/, '').length);
    const end = match.index + match[0].replace(/[\s,;:]+$/, '').length;
    return { start, end, text: text.slice(start, end), value };
  }
  return null;
}
