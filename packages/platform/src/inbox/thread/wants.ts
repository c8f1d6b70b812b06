import type { ThreadPoint } from '@brandwright/contract/inbox/thread/summarize-conversation.ts';
import { readAsked } from '@brandwright/language/products/product-words.ts';
import { asSentence } from '@brandwright/language/outgoing/sentence.ts';
import { figuresOf } from './figures.ts';
import { ownLastOf } from './own-last-message.ts';
import { isQuestion } from './sentences.ts';
import type { ThreadMessage, ThreadSentence } from './thread-message.ts';

const wishes =
  /\b(?:we|i)(?:'d| would)? (?:like|love|want|need|prefer|wish|take|look for)\b|\blooking for\b|\bwe are interested\b|\bplease (?:send|share|confirm|provide|advise|let|arrange|approve|check|sign|tell|give|choose|pay|quote|make)\b|\b(?:could|can|would) you\b|\bkindly\b|\btarget\b|\bour budget\b/i;
const hello =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening|day))\b[^.!?,]{0,40}[,.!]\s+(?=\S{2})/i;

const mostWantsOfASide = 2;
/** A wish of fewer words without a figure says nothing alone: "Can you show one?" */
const fewWords = 7;

/** What each side wants, newest first, in its own words: what says most of it, as a sentence. */
export function wantsOf(
  sentences: readonly ThreadSentence[],
  last: ThreadMessage | undefined,
  now: Date,
): ThreadPoint[] {
  const found = sentences.flatMap((one, at) => {
    const { quantity } = figuresOf(one.plain, now);
    const names = readAsked(one.plain).length > 0;
    const isWish = wishes.test(one.plain) || (one.side === 'BRAND' && quantity !== null && names);
    if (!isWish || one.plain.length <= 12) return [];
    const words = one.plain.split(' ').length;
    const worth = quantity !== null ? 2 : names || words >= fewWords ? 1 : 0;
    return [{ one, at, worth }];
  });
  return (['BRAND', 'SUPPLIER'] as const)
    .flatMap((side) => {
      const no = side === 'BRAND' && last?.side === 'BRAND' ? ownLastOf(last.text) : null;
      const declined = no?.kind === 'DECLINED' ? no.sentence : null;
      if (declined !== null) {
        const one = sentences.findLast(({ sentence }) => sentence === declined);
        return one ? [pointOf(one, one.sentence)] : [];
      }
      const own = found.filter(({ one }) => one.side === side).toReversed();
      const told = own.filter(({ worth }) => worth > 0);
      return (told.length > 0 || side === 'SUPPLIER' ? told : own)
        .toSorted((a, b) => b.one.at.localeCompare(a.one.at) || b.worth - a.worth)
        .slice(0, mostWantsOfASide)
        .map(({ one, at }) => pointOf(one, withFragments(sentences, at, now)));
    })
    .toSorted((a, b) => b.at.localeCompare(a.at));
}

/** "We need linen napkins, in clay. 600 pieces.": short sentences with a figure behind a wish belong to it. */
function withFragments(sentences: readonly ThreadSentence[], at: number, now: Date): string {
  const first = sentences[at];
  if (!first) return '';
  const parts = [first.sentence];
  for (const next of sentences.slice(at + 1)) {
    const isPart =
      next.sid === first.sid &&
      !isQuestion(next.plain) &&
      !wishes.test(next.plain) &&
      next.plain.split(' ').length <= fewWords &&
      figuresOf(next.plain, now).values.length > 0;
    if (!isPart) break;
    parts.push(next.sentence);
  }
  return parts.join(' ');
}

/** A sentence as it is told: without the greeting before it, with a capital and an end. */
const pointOf = ({ sid, side, author, at }: ThreadSentence, sentence: string): ThreadPoint => ({
  side,
  author,
  at,
  messageSid: sid,
  sentence: asSentence(sentence.replace(hello, '')),
});
