import type { ThreadPromise } from '@brandwright/contract/inbox/thread/promise.ts';
import type {
  ConversationSummary,
  ThreadPoint,
} from '@brandwright/contract/inbox/thread/summarize-conversation.ts';
import type { ThreadWarning } from '@brandwright/contract/inbox/thread/warning.ts';
import { quoted, shortDay } from '@brandwright/contract/inbox/thread/words.ts';
import type { OpenQuestion } from './drafts/answer-questions.ts';
import { byKind } from './promises/kind-order.ts';
import { ownLastOf } from './own-last-message.ts';
import { isQuestion, threadSentences } from './sentences.ts';
import type { ThreadMessage, ThreadSentence } from './thread-message.ts';
import { wantsOf } from './wants.ts';
import { commandsMachine } from './warnings/signs.ts';

/** Asks for an answer without a question mark. */
const asksAnswer =
  /\bplease (?:confirm|advise|let (?:us|me) know|tell|choose|approve|check and reply)\b|\bwaiting for your (?:reply|answer|confirmation|feedback|approval)\b/i;

/** After so many days without an answer it is time to ask again. */
const patienceDays = 3;
const dayMs = 24 * 60 * 60 * 1000;

type Gist = Pick<ConversationSummary, 'wants' | 'openQuestion' | 'agreed' | 'nextStep'>;

/** The gist of a thread, oldest message first, taken from its own sentences. `now` decides whether to ask again. */
export function gistOf(
  messages: readonly ThreadMessage[],
  promises: readonly ThreadPromise[],
  warnings: readonly ThreadWarning[],
  now: Date,
): Gist {
  const sentences = tellable(messages, warnings);
  const open = latestOf(sentences, messages).findLast(asks);
  const last = messages.at(-1);
  return {
    wants: wantsOf(sentences, last, now),
    openQuestion: open ? pointOf(open) : null,
    agreed: promises.filter((one) => one.isCurrent && one.kind !== 'CERTIFICATE').toSorted(byKind),
    nextStep: last ? nextStepOf(messages, open, promises, warnings, now) : null,
  };
}

/**
 * The sentences of a thread that may be told or answered: without orders to an assistant and what stands behind one in the
 * same message, and without what is warned of.
 */
function tellable(messages: readonly ThreadMessage[], warnings: readonly ThreadWarning[]): ThreadSentence[] {
  const commanded = new Set<string>();
  const warned = new Set(warnings.map(({ messageSid, sentence }) => `${messageSid} ${sentence}`));
  return threadSentences(messages).filter(({ sid, side, plain, sentence }) => {
    if (side === 'BRAND') return true;
    if (commandsMachine(plain)) commanded.add(sid);
    // A question behind an order may be honest; anything else may be more of the order.
    if (commanded.has(sid) && (commandsMachine(plain) || !isQuestion(plain))) return false;
    return !warned.has(`${sid} ${sentence}`);
  });
}

const asks = ({ plain }: ThreadSentence) => isQuestion(plain) || asksAnswer.test(plain);

/** Sentences of whoever wrote last: what was asked before that, the other side has had its say about. */
function latestOf(
  sentences: readonly ThreadSentence[],
  messages: readonly ThreadMessage[],
): ThreadSentence[] {
  const side = messages.at(-1)?.side;
  const since = messages.findLastIndex((one) => one.side !== side);
  const sids = new Set(messages.slice(since + 1).map(({ sid }) => sid));
  return sentences.filter(({ sid }) => sids.has(sid));
}

/** Warnings of what was written since our last message: those before it we have had our say about. */
export function latestWarnings(
  messages: readonly ThreadMessage[],
  warnings: readonly ThreadWarning[],
): ThreadWarning[] {
  if (messages.at(-1)?.side !== 'SUPPLIER') return [];
  const since = messages.findLastIndex(({ side }) => side === 'BRAND');
  const sids = new Set(messages.slice(since + 1).map(({ sid }) => sid));
  return warnings.filter(({ messageSid }) => sids.has(messageSid));
}

/** Every question of the supplier that waits for our answer, in their order. */
export function openQuestionsOf(
  messages: readonly ThreadMessage[],
  warnings: readonly ThreadWarning[],
): OpenQuestion[] {
  if (messages.at(-1)?.side !== 'SUPPLIER') return [];
  const latest = latestOf(tellable(messages, warnings), messages);
  return latest.flatMap((one, at) => {
    if (!asks(one)) return [];
    const before = latest[at - 1];
    const isWarned = warnings.some(({ messageSid }) => messageSid === one.sid);
    return [
      {
        plain: one.plain,
        before: before?.sid === one.sid && !asks(before) ? before.plain : null,
        mayQuote: !isWarned && !/:\/\/|\bwww\./i.test(one.plain),
      },
    ];
  });
}

function nextStepOf(
  messages: readonly ThreadMessage[],
  open: ThreadSentence | undefined,
  promises: readonly ThreadPromise[],
  warnings: readonly ThreadWarning[],
  now: Date,
): NonNullable<Gist['nextStep']> {
  const last = messages.at(-1);
  if (last?.side === 'BRAND') return afterOurs(last, messages, now);
  if (warnings.some(({ severity }) => severity === 'HIGH'))
    return { by: 'BRAND', words: 'check the warnings of this thread before you answer or pay.' };
  if (open) return { by: 'BRAND', words: 'answer their question.' };
  const isCommand = warnings.some(({ kind, messageSid }) => kind === 'COMMAND' && messageSid === last?.sid);
  if (isCommand) return { by: 'BRAND', words: 'ask them what their last message was about.' };
  const has = (kind: ThreadPromise['kind']) => promises.some((one) => one.kind === kind && one.isCurrent);
  if (!has('PRICE')) return { by: 'BRAND', words: 'ask for a price.' };
  if (!has('SAMPLE_COST') && !has('SAMPLE_TIME')) return { by: 'BRAND', words: 'ask for a sample.' };
  return { by: 'BRAND', words: 'answer their offer: accept it, negotiate, or decline.' };
}

/** What comes after our own last message: what we said decides, whatever they wrote before. */
function afterOurs(
  last: ThreadMessage,
  messages: readonly ThreadMessage[],
  now: Date,
): NonNullable<Gist['nextStep']> {
  const own = ownLastOf(last.text);
  if (own.kind === 'DECLINED')
    return { by: 'BRAND', words: 'nothing: you told them that you won’t go ahead.' };
  if (own.kind === 'THANKED') return { by: 'BRAND', words: 'nothing is open: you thanked them.' };
  if (own.kind === 'OWED')
    return {
      by: 'BRAND',
      words: `come back to them; on ${shortDay(last.at)} you wrote ${quoted(own.sentence)}`,
    };
  const days = Math.floor((now.getTime() - new Date(last.at).getTime()) / dayMs);
  const supplier = messages.findLast(({ side }) => side === 'SUPPLIER')?.author ?? 'the supplier';
  return days >= patienceDays
    ? { by: 'BRAND', words: `follow up, they haven’t answered for ${days} days.` }
    : { by: 'SUPPLIER', words: `wait for ${supplier} to answer.` };
}

const pointOf = ({ sid, side, author, at, sentence }: ThreadSentence): ThreadPoint => ({
  side,
  author,
  at,
  messageSid: sid,
  sentence,
});
