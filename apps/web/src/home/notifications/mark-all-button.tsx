import { markAllNotificationsRead } from '@brandwright/contract/home/notifications/mark-all-notifications-read.ts';
import { mayCall } from '#api/may-call.ts';
import { useAction } from '#api/use-action.ts';
import { useStoreProfile } from '#session/use-session.ts';
import { Button, type ButtonProps } from '#ui/button.tsx';

/** Marks everything as read; nothing where there is nothing to mark. */
export function MarkAllButton({ unread, ...look }: { unread: number } & Pick<ButtonProps, 'look' | 'size'>) {
  const store = useStoreProfile().data;
  const mark = useAction(markAllNotificationsRead);
  if (unread === 0 || store === undefined || !mayCall(markAllNotificationsRead, store)) return null;
  return (
    <Button {...look} busy={mark.isRunning} onClick={() => void mark.run({})}>
      Mark all read
    </Button>
  );
}
