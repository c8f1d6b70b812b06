import type { Actor, Via } from './context.ts';

/** Who calls, by which hand, and until when. */
export interface Caller {
  actor: Actor;
  via: Via;
  requestId: string;
  signal: AbortSignal;
  conversationId?: string | undefined;
  /** The assistant whose run it is: what it spends is counted as its own. */
  assistant?: { id: string; name: string } | undefined;
  /** A person put these very words in the input, on an approval card: nothing is added to them. */
  asWritten?: boolean | undefined;
  /** A job that is run again when it throws TryLater. */
  mayTryLater?: boolean | undefined;
}

/** The store in whose name the actor's transaction runs; null for the public. */
export function storeOf(actor: Actor): string | null {
  return actor.kind === 'public' ? null : actor.storeId;
}
