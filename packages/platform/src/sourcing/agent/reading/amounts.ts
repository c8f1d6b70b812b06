import { figure, take, type Sentence } from './text.ts';
import type { Measured } from './measures.ts';

const amount = String.raw`(\d[\d,]*(?:\.\d+)?\s?k?|\.\d{1,2})`;
const each = String.raw`(?:\s*(?:each|apiece|a piece|per (?:piece|unit|item|mug|bag|candle|shirt|box|pair|set|pc|\w+)|\/\s?(?:pc|unit|piece|each|ea)|a unit|ea\b|a pop|unit price|or (?:less|under|below)|max(?:imum)?|tops))*`;
const lead = String.raw`(?:(?:at\s+)?(?:under|below|less than|up to|at most|max(?:imum)?(?: of)?|no more than|not (?:over|more than)|around|about|for|at|target(?:ing)?|(?:target |unit |factory )?(?:price|cost|budget)(?: per unit| each)?(?: is| of| to| around| under| about| at|:)?|costing|ideally)\s+)*`;

/** Price of one piece in cents. A whole budget is divided by the quantity. */
export interface SaidPrice extends Measured<number> {
  isTotal: boolean;
}

/** The most that one piece, or all of them together, may cost. Only dollars and cents are read. */
export function readPrice(sentence: Sentence): SaidPrice | null {
  const total =
    take(
      sentence,
      new RegExp(
        `\\b(?:total |whole |overall )?budget(?: is| of| for (?:it|all|everything|the (?:run|order)))?:?\\s*(?:\\$|usd\\s?)?${amount}(?:\\s*(?:dollars|usd|bucks))?(?!\\s*(?:each|per|a (?:unit|piece)|apiece|/))`,
        'i',
      ),
    ) ??
    take(
      sentence,
      new RegExp(
        `${lead}\\$\\s?${amount}\\s*(?:in total|total|altogether|all in|for (?:all|everything|the (?:lot|run|order)))`,
        'i',
      ),
    );
  if (total)
    return { value: Math.round(figure(total[1] ?? '') * 100), said: clean(total.said), isTotal: true };
  const cents = take(sentence, new RegExp(`${lead}(\\d{1,3})\\s?(?:cents?|¢)\\b${each}`, 'i'));
  if (cents) return { value: Number(cents[1]), said: clean(cents.said), isTotal: false };
  const dollars =
    take(sentence, new RegExp(`${lead}(?:us)?\\$\\s?${amount}(?:\\s*(?:usd|dollars))?${each}`, 'i')) ??
    take(sentence, new RegExp(`${lead}(?:usd\\s?)${amount}${each}`, 'i')) ??
    take(sentence, new RegExp(`${lead}${amount}\\s?(?:dollars?|usd|bucks)\\b${each}`, 'i')) ??
    take(
      sentence,
      new RegExp(
        `\\b(?:target price|unit price|price|cost)(?: to| of| is| at|:)?\\s+${amount}(?!\\s*(?:units?|pcs|pieces))${each}`,
        'i',
      ),
    ) ??
    take(
      sentence,
      new RegExp(
        `\\b(?:at|under|below|for|max|around)\\s+${amount}\\s*(?:each|apiece|a piece|per (?:piece|unit)|a unit|ea)\\b`,
        'i',
      ),
    );
  return dollars
    ? { value: Math.round(figure(dollars[1] ?? '') * 100), said: clean(dollars.said), isTotal: false }
    : null;
}

const clean = (said: string) => said.replace(/^[\s,;:]+|[\s,;:]+$/g, '');

const words: Readonly<Record<string, number>> = {
  'a dozen': 12,
  'two dozen': 24,
  'a couple hundred': 200,
  'couple hundred': 200,
  'a few hundred': 300,
  'few hundred': 300,
  'a hundred': 100,
  'one hundred': 100,
  'two hundred': 200,
  'three hundred': 300,
  'five hundred': 500,
  'a thousand': 1000,
  'one thousand': 1000,
  'two thousand': 2000,
  'three thousand': 3000,
  'five thousand': 5000,
  'ten thousand': 10_000,
  hundred: 100,
  'half a thousand': 500,
};
const quantityFigure = String.raw`(\d[\d,]*(?:\.\d+)?\s?(?:k\b|thousand\b|million\b)?)`;
const countNouns = String.raw`(?:units?|pcs|pc\b|pieces?|pairs?|sets?|items?|copies)`;

/** How many pieces of the first order. A bare figure counts when it stands before what is made. */
export function readQuantity(sentence: Sentence): Measured<number> | null {
  const patterns = [
    new RegExp(
      `\\b(?:qty|quantity|volume|order size|moq|run)\\s*(?:of|is|to|at|:|=|should be|about|around)*\\s*${quantityFigure}(?:\\s*${countNouns})?`,
      'i',
    ),
    new RegExp(`${quantityFigure}\\s*-?\\s*${countNouns}(?![\\p{L}])`, 'iu'),
    new RegExp(
      `\\b(?:first|initial|test|trial|pilot|small)\\s+(?:run|batch|order|production)\\s+(?:of|is|with)\\s+(?:about |around )?${quantityFigure}`,
      'i',
    ),
    new RegExp(`\\b(?:x|times)\\s?${quantityFigure}(?![\\p{L}\\p{N}])`, 'iu'),
    new RegExp(`(?<![\\p{L}\\d.$#-])${quantityFigure}(?=\\s+(?:\\p{L}|\\u0000))`, 'iu'),
    new RegExp(`(?<![\\p{L}\\d.$#-])${quantityFigure}(?=\\s*[,.]?\\s*$)`, 'iu'),
    new RegExp(`(?<![\\p{L}\\d.$#-])${quantityFigure}(?=\\s*[,;])`, 'iu'),
  ];
  for (const pattern of patterns) {
    const match = take(sentence, pattern);
    const value = match ? Math.round(figure(match[1] ?? '')) : Number.NaN;
    if (match && Number.isFinite(value)) return { value, said: clean(match.said.replaceAll('\u0000', ' ')) };
  }
  const spelled = Object.keys(words)
    .sort((a, b) => b.length - a.length)
    .join('|');
  const match = take(sentence, new RegExp(`\\b(${spelled})\\b(?:\\s*${countNouns})?`, 'i'));
  return match ? { value: words[(match[1] ?? '').toLowerCase()] ?? 1, said: match.said } : null;
}
