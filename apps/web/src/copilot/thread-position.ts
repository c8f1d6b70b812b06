import type { PartnerMessage } from './partner-message.ts';

/** The words that the newest answer answers: the last message where they were just said, or the one before it. */
export function askedIn(messages: readonly PartnerMessage[]): PartnerMessage | null {
  const [before, newest] = [messages.at(-2), messages.at(-1)];
  if (newest?.role === 'user') return newest;
  return before?.role === 'user' ? before : null;
}

/** Where the last exchange begins: at its question, or at an answer that has none (a receipt). */
export function exchangeStart(messages: readonly PartnerMessage[]): number {
  const last = messages.length - 1;
  return Math.max(0, messages[last - 1]?.role === 'user' ? last - 1 : last);
}
