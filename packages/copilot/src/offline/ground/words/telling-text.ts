import { stopWords } from '@brandwright/language/words/stop-words.ts';
import type { Token } from '@brandwright/language/words/tokens.ts';

/** Said around a search rather than searched for. */
const talk = new Set(
  'find search browse show list looking look check remind write wrote written down read says say said tell told ask asked somewhere anywhere again something anything maybe actually exactly much long bit owe owes'.split(
    ' ',
  ),
);

/** The words of a message that may say what it is about, in order; empty where there are none. */
export function tellingText(text: string, words: readonly Token[]): string {
  return words
    .filter(({ lower }) => !stopWords.has(lower) && !talk.has(lower))
    .map(({ start, end }) => text.slice(start, end))
    .join(' ');
}
