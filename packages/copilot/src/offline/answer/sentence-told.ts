import { isRecord } from '@brandwright/contract/kernel/is-record.ts';
import type { DialogueState } from '../ground/conversation/state.ts';
import { factTables, type FactKind } from './facts.ts';
import type { Answer } from './found-answer.ts';
import type { Question } from './question.ts';

/** How a sentence looks that tells such a value. */
const tells: Partial<Record<FactKind, RegExp>> = {
  money: /[$€£¥]\s?\d/,
  date: /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}\b/,
  days: /\b\d+ (?:business )?(?:days?|weeks?|months?)\b/,
};

/** Question words that ask for the value of such a kind itself, not for something worked out. */
const plain: Partial<Record<FactKind, RegExp>> = {
  money: /\bhow much\b|\bwhat.{0,12}(?:cost|price|pay|owe|charge)/i,
  date: /\b(?:when|what (?:day|date)|until when|by when)\b/i,
  days: /\bhow (?:long|many (?:days|weeks))\b/i,
};

const mostSentences = 2;

/**
 * What was just said of one thing, where a question asks for an amount, a day or a length of time that none of its values is named for:
 * "how much goes out today", of what a change of plan costs. Null where nothing or too much of what was said is of that kind.
 */
export function sentenceTold({ kind, expects, text }: Question, state: DialogueState): Answer | null {
  const wanted = expects?.[0];
  if (kind !== 'value' || wanted === undefined || plain[wanted]?.test(text) !== true) return null;
  const [last] = state.calls;
  const [shown] = state.results;
  if (!last || last.outcome?.ok !== true || shown?.operation.name !== last.operation) return null;
  if (!isRecord(shown.result) || factTables(shown).some(({ isMain, rows }) => isMain && rows.length > 1))
    return null;
  const sentences = last.outcome.summary.split(/(?<=[.!?])\s+(?=\p{Lu}|\$|\d)/u);
  const telling = sentences.filter((sentence) => tells[wanted]?.test(sentence));
  return telling.length > 0 && telling.length <= mostSentences
    ? { text: telling.join(' '), focus: [], certainty: 0.5 }
    : null;
}
