import { Link } from 'react-router';
import type { Notification } from '@brandwright/contract/home/notifications/entities.ts';
import { notificationKinds } from '@brandwright/contract/home/notifications/kinds.ts';
import { markNotificationRead } from '@brandwright/contract/home/notifications/mark-notification-read.ts';
import { mayCall } from '#api/may-call.ts';
import { useAction } from '#api/use-action.ts';
import { useStoreProfile } from '#session/use-session.ts';
import { cn } from '#ui/cn.ts';
import { Moment } from '#ui/text.tsx';
import { notificationFaces } from './notification-faces.ts';

/** Notifications, each leading to what it is about; opening one marks it as read. */
export function NotificationList({
  notifications,
  onOpen,
}: {
  notifications: readonly Notification[];
  onOpen?: () => void;
}) {
  const store = useStoreProfile().data;
  const mayMark = store !== undefined && mayCall(markNotificationRead, store);
  const mark = useAction(markNotificationRead, { announce: false });
  return (
    <ul className="divide-y divide-line">
      {notifications.map((one) => (
        <Row
          key={one.id}
          notification={one}
          onOpen={() => {
            if (mayMark && !one.isRead) void mark.run({ notificationId: one.id });
            onOpen?.();
          }}
        />
      ))}
    </ul>
  );
}

function Row({
  notification: { kind, title, detail, path, isRead, createdAt },
  onOpen,
}: {
  notification: Notification;
  onOpen: () => void;
}) {
  const Icon = notificationFaces[kind];
  return (
    <li>
      <Link to={path} onClick={onOpen} className="flex gap-3 px-4 py-3 hover:bg-ink/4">
        <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-soft" strokeWidth={1.5} />
        <span className="min-w-0 flex-1">
          <span className={cn('block text-sm wrap-anywhere', !isRead && 'font-medium')}>{title}</span>
          {detail && <span className="line-clamp-2 text-sm text-ink-soft wrap-anywhere">{detail}</span>}
          <span className="mt-0.5 block text-xs text-ink-soft">
            {notificationKinds[kind].label} · <Moment at={createdAt} />
          </span>
        </span>
        {!isRead && (
          <span className="mt-1.5 size-2 shrink-0 rounded-full bg-ink">
            <span className="sr-only">Unread</span>
          </span>
        )}
      </Link>
    </li>
  );
}
