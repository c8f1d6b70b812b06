import { formatMoney } from '@brandwright/contract';
import { readQuantities } from '@brandwright/language/values/quantities.ts';
import type { Quantity } from '@brandwright/language/values/value.ts';
import { stopWords } from '@brandwright/language/words/stop-words.ts';
import { tokenize } from '@brandwright/language/words/tokens.ts';
import type { SeenResult } from '../ground/records/records.ts';
import type { Answer } from './found-answer.ts';
import type { Question } from './question.ts';

const asksCost =
  /\b(?:how much|what(?:['’]?s| is| does| would| will)?\b.{0,40}?(?:cost|come to|add|extra|total|altogether|all in)|(?:extra|total|cost|altogether|all in|in all)\b)/i;
const perUnit = /\b(?:a|per|each|apiece|every)\b(?:\s+(?:piece|unit|pc|item|set|pair|bag|box))?/i;
const leastCount = 2;

/**
 * "Air for the 288, what's that extra all in", of a message that names a price for one: so many times that price, with the sentence it
 * stands in. Null unless one sentence of what is shown has a word of the question and a price for a unit.
 */
export function priceInWords({ text }: Question, { result }: SeenResult): Answer | null {
  if (!asksCost.test(text)) return null;
  const quantities = readQuantities(text);
  const counts = quantities.filter(
    ({ kind, value, high }) => kind === 'number' && high === null && isCount(value),
  );
  const [count, ...others] = counts;
  if (!count || others.length > 0 || quantities.some(({ kind }) => kind === 'money')) return null;
  const asked = tokenize(text).flatMap(({ lower }) =>
    stopWords.has(lower) || lower.length < 3 || everyday.has(lower) ? [] : [lower],
  );
  const priced = new Map<number, { sentence: string; price: Quantity }>();
  for (const sentence of sentencesOf(result, 0)) {
    const prices = readQuantities(sentence).filter(({ kind }) => kind === 'money');
    const [price] = prices;
    if (!price || prices.length > 1 || !perUnit.test(sentence.slice(price.end, price.end + nearby))) continue;
    const words = tokenize(sentence).map(({ lower }) => lower);
    if (
      asked.some((one) =>
        words.some((word) => word.length >= 3 && (one.startsWith(word) || word.startsWith(one))),
      )
    )
      priced.set(price.value, { sentence, price });
  }
  const [only, ...more] = priced.values();
  if (!only || more.length > 0 || only.price.currency !== 'USD') return null;
  const total = formatMoney(Math.round(count.value * only.price.value * 100));
  return {
    // A price may be of less than a cent, so that it is told as it was written.
    text: `${count.value.toLocaleString('en-US')} × ${only.price.text} = ${total}. It says: “${only.sentence}”`,
    focus: [],
    certainty: 0.85,
  };
}

const isCount = (value: number): boolean => Number.isInteger(value) && value >= leastCount;
/** A price is for one where that is said right behind it. */
const nearby = 16;

/** They are in every question of this kind. */
const everyday = new Set(
  'much what extra total cost costs come comes add adds all them that does would will for piece pieces unit units altogether make makes price so then'.split(
    ' ',
  ),
);

/** The sentences of all texts in a result. */
function sentencesOf(value: unknown, depth: number): string[] {
  if (typeof value === 'string')
    return /\s/.test(value) ? value.split(/(?<=[.!?])\s+|\n+/).map((one) => one.trim()) : [];
  if (depth > 4 || value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap((child) => sentencesOf(child, depth + 1));
}
