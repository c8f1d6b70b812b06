import { countUnreadConversations } from '@brandwright/contract/inbox/count-unread-conversations.ts';
import { useOperation } from '#api/use-operation.ts';
import { CountMark } from './count-mark.tsx';

/** How many conversations wait to be read; nothing when none does. Kept current by the store's live events. */
export function UnreadMark({ className }: { className?: string }) {
  const unread = useOperation(countUnreadConversations, {}).data?.unreadCount ?? 0;
  return <CountMark value={unread} noun="unread conversation" className={className} />;
}
