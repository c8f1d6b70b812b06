import type { ReplyIntent } from '@brandwright/contract/inbox/thread/draft-reply.ts';
import type { ThreadPromise } from '@brandwright/contract/inbox/thread/promise.ts';
import type { ThreadSide } from '@brandwright/contract/inbox/thread/promise.ts';

/** What of a thread decides the purpose of the next message, when nobody says it. */
export interface ThreadState {
  /** Who wrote last; null in an empty thread. */
  lastSide: ThreadSide | null;
  /** They asked something, or wrote what has to be set right. */
  hasOpenQuestion: boolean;
  /** Our last message told them that nothing comes of it. */
  hasDeclined: boolean;
  promises: readonly Pick<ThreadPromise, 'kind' | 'isCurrent'>[];
}

/** The purpose that fits: answer what was asked, ask what is not known yet, else follow up. */
export function chooseIntent({ lastSide, hasOpenQuestion, hasDeclined, promises }: ThreadState): ReplyIntent {
  if (lastSide === 'SUPPLIER' && hasOpenQuestion) return 'ANSWER';
  if (lastSide === 'BRAND') return hasDeclined ? 'DECLINE' : 'FOLLOW_UP';
  const has = (kind: ThreadPromise['kind']) => promises.some((one) => one.kind === kind && one.isCurrent);
  if (!has('PRICE')) return 'ASK_PRICE';
  if (!has('SAMPLE_COST') && !has('SAMPLE_TIME')) return 'ASK_SAMPLE';
  return has('LEAD_TIME') ? 'ANSWER' : 'ASK_LEAD_TIME';
}
