import type { ThreadSide } from '@brandwright/contract/inbox/thread/promise.ts';

/** A message of a thread, as the rules read it: oldest first. */
export interface ThreadMessage {
  sid: string;
  side: ThreadSide;
  /** Name of the supplier, or of the brand's person. */
  author: string;
  /** ISO instant. */
  at: string;
  text: string;
}

/** A sentence with the message it stands in. */
export interface ThreadSentence extends Omit<ThreadMessage, 'text'> {
  /** Exactly as written. */
  sentence: string;
  /** The same to be read by rules: plain signs, single spaces. */
  plain: string;
}
