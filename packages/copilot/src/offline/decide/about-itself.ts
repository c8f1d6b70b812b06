import { isOtherTongue } from '@brandwright/language/words/other-tongues.ts';
import { calculate } from '../answer/calculate.ts';
import { asksForTerm } from '../answer/terms.ts';
import { aboutPartner } from '../perceive/about-partner.ts';
import type { Utterance } from '../perceive/utterance.ts';
import type { DialogueState } from '../ground/conversation/state.ts';
import type { Decision } from './decision.ts';

/**
 * What is answered without the store: a greeting, another tongue, a term, a question about the partner itself, a sum. Null for all
 * else. `bestOperation` is the share of the likeliest operation.
 */
export function aboutItself(
  { text }: Utterance,
  { pending, results }: DialogueState,
  bestOperation: number,
): Decision | null {
  const chat = (topic: string): Decision => ({ kind: 'chat', topic, text });
  if (!/[\p{L}\p{N}]/u.test(text) && pending.length === 0) return chat('hello');
  if (isOtherTongue(text)) return chat('tongue');
  // "What's the margin now" asks for a figure of what is shown.
  const isOfShown = results.length > 0 && /\b(?:the|its|their|our|my)\b/i.test(text);
  if (asksForTerm(text) && bestOperation < 0.8 && !isOfShown) return chat('term');
  const itself = aboutPartner(text);
  if (itself) return chat(itself);
  const sum = calculate(text);
  return sum && (bestOperation < 0.6 || /^\W*\d/.test(text))
    ? { kind: 'answer', text: sum, focus: [] }
    : null;
}
