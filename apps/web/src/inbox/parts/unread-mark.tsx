import { countUnreadConversations } from '@brandwright/contract/inbox/count-unread-conversations.ts';
import { useOperation } from '#api/use-operation.ts';
import { CountMark } from './count-mark.tsx';

/** How many conversations and support tickets are unread; nothing when none is. Kept current by live events. */
export function UnreadMark({ className }: { className?: string }) {
  const unread = useOperation(countUnreadConversations, {}).data;
  return (
    <CountMark
      value={(unread?.unreadCount ?? 0) + (unread?.support ?? 0)}
      noun="unread conversation"
      className={className}
    />
  );
}
