import { readFigure } from './quantities.ts';
import type { Place } from './value.ts';

const amount = String.raw`(\d[\d,]*(?:\.\d+)?\s?k?|\.\d{1,2})`;
const each = String.raw`(?:\s*(?:each|apiece|a piece|per (?:piece|unit|item|mug|bag|candle|shirt|box|pair|set|pc|\w+)|\/\s?(?:pc|unit|piece|each|ea)|a unit|ea\b|a pop|unit price|or (?:less|under|below)|max(?:imum)?|tops))*`;
const lead = String.raw`(?:(?:at\s+)?(?:under|below|less than|up to|at most|max(?:imum)?(?: of)?|no more than|not (?:over|more than)|around|about|for|at|target(?:ing)?|(?:target |unit |factory )?(?:price|cost|budget)(?: per unit| each)?(?: is| of| to| around| under| about| at|:)?|costing|ideally)\s+)*`;

/** What may be paid, with the words around it ("under $4 each"). */
export interface TargetPrice extends Place {
  /** US cents. */
  minor: number;
  /** For all pieces together; else for one. */
  isTotal: boolean;
}

/** The most that one piece, or all of them together, may cost. Only dollars and cents are read; `readMoney` reads all. */
export function readTargetPrice(text: string): TargetPrice | null {
  const first = (pattern: RegExp) => pattern.exec(text);
  const total =
    first(
      new RegExp(
        `\\b(?:total |whole |overall )?budget(?: is| of| for (?:it|all|everything|the (?:run|order)))?:?\\s*(?:\\$|usd\\s?)?${amount}(?:\\s*(?:dollars|usd|bucks))?(?!\\s*(?:each|per|a (?:unit|piece)|apiece|/))`,
        'i',
      ),
    ) ??
    first(
      new RegExp(
        `${lead}\\$\\s?${amount}\\s*(?:in total|total|altogether|all in|for (?:all|everything|the (?:lot|run|order)))`,
        'i',
      ),
    );
  if (total) return priced(text, total, true);
  const cents = first(new RegExp(`${lead}(\\d{1,3})\\s?(?:cents?|¢)\\b${each}`, 'i'));
  if (cents) return { ...placed(text, cents), minor: Number(cents[1]), isTotal: false };
  const dollars =
    first(new RegExp(`${lead}(?:us)?\\$\\s?${amount}(?:\\s*(?:usd|dollars))?${each}`, 'i')) ??
    first(new RegExp(`${lead}(?:usd\\s?)${amount}${each}`, 'i')) ??
    first(new RegExp(`${lead}${amount}\\s?(?:dollars?|usd|bucks)\\b${each}`, 'i')) ??
    first(
      new RegExp(
        `\\b(?:target price|unit price|price|cost)(?: to| of| is| at|:)?\\s+${amount}(?!\\s*(?:units?|pcs|pieces))${each}`,
        'i',
      ),
    ) ??
    first(
      new RegExp(
        `\\b(?:at|under|below|for|max|around)\\s+${amount}\\s*(?:each|apiece|a piece|per (?:piece|unit)|a unit|ea)\\b`,
        'i',
      ),
    );
  return dollars ? priced(text, dollars, false) : null;
}

function priced(text: string, match: RegExpExecArray, isTotal: boolean): TargetPrice | null {
  const dollars = readFigure(match[1] ?? '');
  return dollars === null ? null : { ...placed(text, match), minor: Math.round(dollars * 100), isTotal };
}

/** The place of a match without the blanks and commas at its ends. */
function placed(text: string, match: RegExpExecArray): Place {
  const [said] = match;
  const start = match.index + (said.length - said.replace(/^[\s,;:]+/, '').length);
  const end = match.index + said.replace(/[\s,;:]+$/, '').length;
  return { start, end, text: text.slice(start, end) };
}
