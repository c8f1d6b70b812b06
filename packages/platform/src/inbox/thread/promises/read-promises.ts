import { promiseLabels, type ThreadPromise } from '@brandwright/contract/inbox/thread/promise.ts';
import { isQuestion, threadSentences } from '../sentences.ts';
import type { ThreadMessage, ThreadSentence } from '../thread-message.ts';
import { commandsMachine } from '../warnings/signs.ts';
import type { FoundPromise } from './found.ts';
import { readMoq } from './quantities.ts';
import { readPrices } from './prices.ts';
import { readCertificates, readPaymentTerms, readShippingTerms } from './terms.ts';
import { readTimes } from './times.ts';

/** The brand wishes more than it promises: these words make a wish of a sentence. */
const wish =
  /\b(?:target|budget|hop(?:e|ing)|would like|'d like|looking for|look for|need|want|wish|expect|aim(?:ing)?|ideally|prefer|if you|could|can you|please|ask|how about|is it possible|competitor|another quote|other quotes?)\b/i;

/** What one sentence promises; nothing for a question, nor for a wish of the brand. */
export function promisesOf(sentence: Pick<ThreadSentence, 'plain' | 'side' | 'at'>): FoundPromise[] {
  const { plain, side, at } = sentence;
  if (isQuestion(plain) || commandsMachine(plain)) return [];
  if (side === 'BRAND' && wish.test(plain)) return [];
  return [
    ...readPrices(plain),
    ...readMoq(plain),
    ...readTimes(plain, at),
    ...readPaymentTerms(plain),
    ...readShippingTerms(plain),
    ...(side === 'SUPPLIER' ? readCertificates(plain) : []),
  ];
}

/**
 * Everything that was promised in a thread (oldest message first): current ones first, newest first; then what was
 * replaced. A later message replaces what the same side said of the same thing before.
 */
export function readPromises(messages: readonly ThreadMessage[]): ThreadPromise[] {
  const all: ThreadPromise[] = [];
  for (const sentence of threadSentences(messages)) {
    for (const one of promisesOf(sentence)) {
      const isSaid = all.some(
        (known) => known.messageSid === sentence.sid && known.kind === one.kind && known.value === one.value,
      );
      if (!isSaid) all.push(asPromise(one, sentence));
    }
  }
  const order = new Map(messages.map(({ sid }, at) => [sid, at]));
  const place = (one: ThreadPromise) => order.get(one.messageSid) ?? 0;
  for (const one of all)
    one.isCurrent = !all.some((later) => place(later) > place(one) && replaces(later, one));
  return all.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent) || place(b) - place(a));
}

function asPromise(one: FoundPromise, { sid, side, author, at, sentence }: ThreadSentence): ThreadPromise {
  return {
    ...one,
    label: promiseLabels[one.kind],
    saidBy: side,
    author,
    at,
    messageSid: sid,
    sentence,
    isCurrent: true,
  };
}

/** Prices further apart than this are of two products: a box replaces no mug. */
const sameProduct = 3;

/** A price of a quantity leaves prices of other quantities as they are; a certificate replaces none but itself. */
function replaces(later: ThreadPromise, earlier: ThreadPromise): boolean {
  if (later.kind !== earlier.kind || later.saidBy !== earlier.saidBy) return false;
  if (later.kind === 'CERTIFICATE') return later.value === earlier.value;
  if (later.kind !== 'PRICE') return true;
  const [low = 0, high = 0] = [later.amountMinor ?? 0, earlier.amountMinor ?? 0].toSorted((a, b) => a - b);
  if (high > low * sameProduct) return false;
  return later.quantity === null || earlier.quantity === null || later.quantity === earlier.quantity;
}
