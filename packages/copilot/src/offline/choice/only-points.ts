import type { Heard } from '../turn/heard.ts';
import { ideasOf, lookIdea, stopWords } from '../words/lexicon.ts';

/** Words that ask to see what is pointed at, and no more. */
export const pointingWords =
  /^(?:details?|info|status|doing|open|show|see|view|number|profile|pull|about|up|more|tell|display|go|let|look|bring|information|know)$/;

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
      pointingWords.test(token.lower) ||
      pointing.some((reference) => token.start >= reference.start && token.end <= reference.end),
  );
}
