import { asksFor, holdsRequest } from '../perceive/clauses.ts';
import { leavesAlone } from '../perceive/mood.ts';
import type { Parse } from './parse.ts';

const mostWords = 12;
/** Where any words would do for an answer, more than these say something else. */
const mostWordsOfText = 5;
/** What a reply of a few words is taken for an answer with. */
const answered = 0.7;
/** From here on the learned model knows better. */
const sureOfAnother = { value: 0.85, text: 0.5 } as const;
const sureOfReply = 0.5;

/**
 * "The scrub bar on a rope", after "Which product idea?": a few words that ask for nothing answer the question, whatever else such
 * words are said for. What gives the question nothing is read as a new message all the same.
 */
export function asAnswer(
  parse: Parse,
  text: string,
  asked: Readonly<{ operation: string }> | null,
  takesAnyText: boolean,
): Parse {
  if (!asked || !isPlain(text, takesAnyText ? mostWordsOfText : mostWords)) return parse;
  const own = parse.candidates.find(({ operation }) => operation === asked.operation);
  const others = parse.candidates.filter((one) => one !== own);
  if ((others[0]?.probability ?? 0) >= sureOfAnother[takesAnyText ? 'text' : 'value']) return parse;
  if (parse.others.some(({ name, probability }) => isReply(name) && probability >= sureOfReply)) return parse;
  if ((own?.probability ?? 0) >= answered && parse.relations.answer >= 0.5) return parse;
  const scale = 1 - answered;
  return {
    ...parse,
    candidates: [
      { operation: asked.operation, probability: answered, spans: own?.spans ?? [] },
      ...others.map((one) => ({ ...one, probability: one.probability * scale })),
    ],
    others: parse.others.map((one) => ({ ...one, probability: one.probability * scale })),
    relations: { new: 0.1, again: 0, revise: 0, answer: 0.9 },
  };
}

const isReply = (name: string): boolean => name === 'yes' || name === 'no' || name.startsWith('chat ');

const isPlain = (text: string, most: number): boolean =>
  text.split(/\s+/).length <= most &&
  !text.includes('?') &&
  !/^(?:(?:so|ok|okay|well|right|then|now|oh|hmm)[, ]+)*(?:why|what|who|when|where|how|which|is|are|was|were|do|does|did|can|could|has|have)(?:['’]?(?:s|d|re))?\b/i.test(
    text.trim(),
  ) &&
  !/^(?:also|next|another|and then|diff(?:erent)? thing|never ?mind|nvm|forget it|wait)\b/i.test(
    text.trim(),
  ) &&
  !asksFor(text) &&
  !holdsRequest(text) &&
  !leavesAlone(text);
