import type { Heard } from './heard.ts';
import { ideasOf, lookIdea, stopWords } from './words/lexicon.ts';

/**
 * Whether a request only points at something on the table ("the second one please", "open the cheapest"): what it asks
 * for lies there, not in its words, so nothing can be learnt from them.
 */
export function onlyPoints({ references, tokens, spans, named }: Heard): boolean {
  const pointing = references.filter((reference) => reference.how !== 'person');
  if (pointing.length === 0 || spans.length > 0 || named.length > 0) return false;
  return tokens.every(
    (token) =>
      stopWords.has(token.lower) ||
      ideasOf(token.lower).includes(lookIdea) ||
      pointing.some((reference) => token.start >= reference.start && token.end <= reference.end),
  );
}
