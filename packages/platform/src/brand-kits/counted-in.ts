import { ordinalPattern } from '@brandwright/language/words/ordinals.ts';
import { countWords } from '@brandwright/language/words/number-words.ts';

/** The place that a request counts: "show me the second idea", "number two" → "second". */
export function countedIn(request: string | undefined): string | undefined {
  const said = (request ?? '').toLowerCase();
  const ordinal = counted.exec(said)?.[1];
  const number = /\b(?:number|no\.|idea|option|#)\s*(\d{1,2}|one|two|three|four|five|six)\b/.exec(said)?.[1];
  return ordinal?.replace(/(?:st|nd|rd|th)$/, (end) => (/\d/.test(ordinal) ? '' : end)) ?? spelled(number);
}

const counted = new RegExp(
  `\\b(${ordinalPattern})(?:\\s+(?:brand\\s+)?(?:idea|concept|one|name|brand)\\b|[\\s.!]*$)`,
  'i',
);

const spelled = (number: string | undefined): string | undefined =>
  number === undefined ? undefined : String(countWords[number] ?? number);
