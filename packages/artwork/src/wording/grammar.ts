import { listWords } from '@brandwright/contract/kernel/words.ts';
const soundsLikeVowel = /^(?:hour|honest|honou?r|heir)/i;
const soundsLikeConsonant = /^(?:one\b|once\b|uni(?!n)|use|usual|eu|ewe)/i;
const numbersWithVowel = /^(?:8|11\b|18\b)/;

/** "a" or "an" by the sound that the phrase begins with. */
function articleOf(phrase: string): 'a' | 'an' {
  if (soundsLikeVowel.test(phrase) || numbersWithVowel.test(phrase)) return 'an';
  if (soundsLikeConsonant.test(phrase)) return 'a';
  return /^[aeiou]/i.test(phrase) ? 'an' : 'a';
}

export const withArticle = (phrase: string): string => `${articleOf(phrase)} ${phrase}`;

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const small = new Set([
  'a',
  'an',
  'and',
  'at',
  'by',
  'for',
  'from',
  'in',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
]);

/** "chamomile and oat" → "Chamomile and Oat". */
export const titled = (text: string): string =>
  text
    .split(' ')
    .map((word, index) => (index > 0 && small.has(word) ? word : capitalized(word)))
    .join(' ');

/** "a", "a and b", "a, b and c". */
export const listed = (parts: readonly string[], word: 'and' | 'or' = 'and'): string =>
  listWords(parts, parts.length, word);

/** One sentence: first letter large, one full stop, single spaces. */
export function sentence(text: string): string {
  const plain = capitalized(text.replace(/\s+/g, ' ').trim());
  return /[.!?]$/.test(plain) ? plain : `${plain}.`;
}

export const paragraph = (...sentences: readonly (string | undefined)[]): string =>
  sentences
    .filter((part) => part !== undefined && part !== '')
    .map((part) => sentence(part ?? ''))
    .join(' ');

/** "$18" or "$18.50" of US cents. */
export const dollars = (cents: number): string =>
  cents % 100 === 0
    ? `$${(cents / 100).toLocaleString('en-US')}`
    : `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
