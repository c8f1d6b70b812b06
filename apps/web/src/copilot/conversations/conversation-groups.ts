import type { Conversation } from '@brandwright/contract/copilot/conversations/conversation.ts';
import { zone } from '#ui/zone.ts';

/** Chats of one stretch of time, under its name. */
export interface ConversationGroup<C> {
  label: string;
  conversations: C[];
}

const dayMs = 86_400_000;

/** The calendar day of an instant in a time zone, as days since 1970, so that days can be counted. */
function dayOf(at: number, timeZone: string): number {
  const [year = 0, month = 1, day = 1] = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
    .format(at)
    .split('-')
    .map(Number);
  return Date.UTC(year, month - 1, day) / dayMs;
}

/** "Today", "Yesterday", "Previous 7 days", "October", "December 2025". */
function labelOf(at: number, nowMs: number, timeZone: string): string {
  const daysAgo = dayOf(nowMs, timeZone) - dayOf(at, timeZone);
  if (daysAgo <= 0) return 'Today';
  if (daysAgo === 1) return 'Yesterday';
  if (daysAgo <= 7) return 'Previous 7 days';
  const year = (ms: number) => new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric' }).format(ms);
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    month: 'long',
    ...(year(at) === year(nowMs) ? {} : { year: 'numeric' }),
  }).format(at);
}

/**
 * Chats by when something was last said in them, in the order in which they come. `timeZone` is the store's unless given.
 */
export function groupConversations<C extends Pick<Conversation, 'updatedAt'>>(
  conversations: readonly C[],
  nowMs: number,
  timeZone = zone,
): ConversationGroup<C>[] {
  const groups: ConversationGroup<C>[] = [];
  for (const conversation of conversations) {
    const label = labelOf(Date.parse(conversation.updatedAt), nowMs, timeZone);
    const group = groups.find((one) => one.label === label);
    if (group) group.conversations.push(conversation);
    else groups.push({ label, conversations: [conversation] });
  }
  return groups;
}

/** When in its group: "3:12 PM UTC" today and yesterday, "Tue" in the last week, "Oct 4" before. */
export function timeInGroup(updatedAt: string, nowMs: number, timeZone = zone): string {
  const at = Date.parse(updatedAt);
  const daysAgo = dayOf(nowMs, timeZone) - dayOf(at, timeZone);
  const parts: Intl.DateTimeFormatOptions =
    daysAgo <= 1
      ? { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }
      : daysAgo <= 7
        ? { weekday: 'short' }
        : { month: 'short', day: 'numeric' };
  return new Intl.DateTimeFormat('en-US', { timeZone, ...parts }).format(at).replace('\u202f', ' ');
}
