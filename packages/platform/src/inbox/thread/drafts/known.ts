import type { PromiseKind } from '@brandwright/contract/inbox/thread/promise.ts';
import type { OwnLast } from '../own-last-message.ts';

/** What a template may take: every fact that is used is shown beside the draft. */
export interface Known {
  /** The value that stands, as the supplier said it, or null. */
  said(kind: PromiseKind): string | null;
  /** What the thread is about: "the stoneware mug", or "your product". */
  product: string;
  /** The figure that the founder named, or a place to fill in. */
  quantity: string;
  hasQuantity: boolean;
  /** Null where nobody named one. */
  targetPrice: string | null;
  /** Sentences that answer what they asked, one or several to a paragraph. */
  answers: string[];
  /** What they offer, as lines; null where they have offered nothing yet. */
  offered(): string | null;
  ownLast: { kind: OwnLast['kind']; sentence: string | null; day: string } | null;
  /** They want money on another way or to another account. */
  isUnsafe: boolean;
  /** They wrote instructions meant for an AI assistant. */
  isStrange: boolean;
}
