import type { ThreadPromise } from '@brandwright/contract/inbox/thread/promise.ts';
import type {
  ConversationSummary,
  ThreadPoint,
} from '@brandwright/contract/inbox/thread/summarize-conversation.ts';
import type { ThreadWarning } from '@brandwright/contract/inbox/thread/warning.ts';
import { isQuestion, threadSentences } from './sentences.ts';
import type { ThreadMessage, ThreadSentence } from './thread-message.ts';

const wishes =
  /\b(?:we|i)(?:'d| would)? (?:like|love|want|need|prefer|wish)\b|\blooking for\b|\bwe are interested\b|\bplease (?:send|share|confirm|provide|advise|let|arrange|approve|check|sign|tell|give|choose|pay)\b|\b(?:could|can|would) you\b|\bkindly\b|\btarget\b|\bour budget\b/i;
/** Asks for an answer without a question mark. */
const asksAnswer =
  /\bplease (?:confirm|advise|let (?:us|me) know|tell|choose|approve|check and reply)\b|\bwaiting for your (?:reply|answer|confirmation|feedback|approval)\b/i;

const mostWantsOfASide = 2;
/** We told them that nothing comes of it. */
const declined =
  /\b(?:we|i)(?:'ll| will| have| are| am|'ve|'re|'m)?(?: decided)? (?:not|no longer) (?:be |going |to )*(?:order|go ahead|proceed|continu|interested|need|buy|mov)|\b(?:we|i) (?:won't|don't|can't|cannot|do not) (?:order|go ahead|proceed|continue|need|want|buy|move (?:on|forward|ahead))\b|\bdecided (?:against|to (?:go with|choose|use) (?:another|someone))|\b(?:went|gone|going) with (?:another|someone else|a different)|\bwe(?:'ll| will)? (?:pass|decline)\b/i;
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
  const sentences = threadSentences(messages);
  const open = openQuestionOf(sentences);
  const last = messages.at(-1);
  return {
    wants: wantsOf(sentences),
    openQuestion: open ? pointOf(open) : null,
    agreed: promises.filter((one) => one.isCurrent && one.kind !== 'CERTIFICATE').toSorted(byKind),
    nextStep: last ? nextStepOf(last, open, promises, warnings, now) : null,
  };
}

const kindOrder = [
  'PRICE',
  'MOQ',
  'SAMPLE_COST',
  'SAMPLE_TIME',
  'LEAD_TIME',
  'DELIVERY_DATE',
  'PAYMENT_TERMS',
  'SHIPPING_TERMS',
  'SHIPPING_COST',
  'TOOLING_COST',
  'PRICE_VALIDITY',
  'CERTIFICATE',
];
const byKind = (a: ThreadPromise, b: ThreadPromise) => kindOrder.indexOf(a.kind) - kindOrder.indexOf(b.kind);

function wantsOf(sentences: readonly ThreadSentence[]): ThreadPoint[] {
  const newest = sentences.filter(({ plain }) => wishes.test(plain) && plain.length > 12).toReversed();
  return (['BRAND', 'SUPPLIER'] as const)
    .flatMap((side) => newest.filter((one) => one.side === side).slice(0, mostWantsOfASide))
    .toSorted((a, b) => b.at.localeCompare(a.at))
    .map(pointOf);
}

/** The last question of whoever wrote last: what was asked before that, the other side has had its say about. */
function openQuestionOf(sentences: readonly ThreadSentence[]): ThreadSentence | undefined {
  const side = sentences.at(-1)?.side;
  const since = sentences.findLastIndex((one) => one.side !== side);
  return sentences.slice(since + 1).findLast(({ plain }) => isQuestion(plain) || asksAnswer.test(plain));
}

function nextStepOf(
  last: ThreadMessage,
  open: ThreadSentence | undefined,
  promises: readonly ThreadPromise[],
  warnings: readonly ThreadWarning[],
  now: Date,
): NonNullable<Gist['nextStep']> {
  if (warnings.some(({ severity }) => severity === 'HIGH'))
    return { by: 'BRAND', words: 'check the warnings of this thread before you answer or pay.' };
  if (last.side === 'BRAND') {
    if (declined.test(last.text) && !last.text.includes('?'))
      return { by: 'BRAND', words: 'nothing: you told them that you will not go on.' };
    const days = Math.floor((now.getTime() - new Date(last.at).getTime()) / dayMs);
    return days >= patienceDays
      ? { by: 'BRAND', words: `follow up, they have not answered for ${days} days.` }
      : { by: 'SUPPLIER', words: `wait for the answer of ${supplierWords(promises)}.` };
  }
  if (open) return { by: 'BRAND', words: 'answer their question.' };
  const has = (kind: ThreadPromise['kind']) => promises.some((one) => one.kind === kind && one.isCurrent);
  if (!has('PRICE')) return { by: 'BRAND', words: 'ask for a price.' };
  if (!has('SAMPLE_COST') && !has('SAMPLE_TIME')) return { by: 'BRAND', words: 'ask for a sample.' };
  return { by: 'BRAND', words: 'answer their offer: accept it, negotiate, or decline.' };
}

const supplierWords = (promises: readonly ThreadPromise[]) =>
  promises.find(({ saidBy }) => saidBy === 'SUPPLIER')?.author ?? 'the supplier';

const pointOf = ({ sid, side, author, at, sentence }: ThreadSentence): ThreadPoint => ({
  side,
  author,
  at,
  messageSid: sid,
  sentence,
});
