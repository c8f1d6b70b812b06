import { Bell, Settings } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import {
  notificationSettingsPath,
  notificationsPath,
} from '@brandwright/contract/home/notifications/entities.ts';
import { listNotifications } from '@brandwright/contract/home/notifications/list-notifications.ts';
import { useOperation } from '#api/use-operation.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { count } from '#ui/format.ts';
import { Load } from '#ui/load.tsx';
import { Popover } from '#ui/popover.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { MarkAllButton } from './mark-all-button.tsx';
import { NotificationList } from './notification-list.tsx';

const latest = 6;

/** Opens the latest notifications; says how many are unread. Kept current by live events. */
export default function NotificationBell() {
  const [isOpen, setOpen] = useState(false);
  const found = useOperation(listNotifications, { size: latest });
  const unread = found.data?.unread ?? 0;
  const close = () => setOpen(false);
  return (
    <Popover
      label="Notifications"
      align="end"
      open={isOpen}
      onOpenChange={setOpen}
      className="flex max-h-[min(560px,80vh)] w-[min(24rem,calc(100vw-1.5rem))] flex-col p-0"
      trigger={
        <IconButton
          label={unread > 0 ? `Notifications, ${count(unread, 'unread notification')}` : 'Notifications'}
          className="relative"
        >
          <Bell aria-hidden strokeWidth={1.5} />
          {unread > 0 && (
            <span
              aria-hidden
              className="figures absolute -top-0.5 -right-0.5 grid h-4 min-w-4 place-items-center rounded-full bg-ink px-1 text-[10px] leading-none font-medium text-paper"
            >
              {unread > 99 ? '99+' : unread}
            </span>
          )}
        </IconButton>
      }
    >
      <header className="flex min-h-12 items-center gap-2 border-b border-line py-1 pr-2 pl-4">
        <h2 className="flex-1 font-medium">Notifications</h2>
        <MarkAllButton unread={unread} look="quiet" size="small" />
        <Button asChild look="quiet" size="icon-small">
          <Link to={notificationSettingsPath} onClick={close} aria-label="Notification settings">
            <Settings aria-hidden />
          </Link>
        </Button>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto">
        <Load
          query={found}
          skeleton={
            <div className="p-4">
              <SkeletonText lines={4} />
            </div>
          }
          isEmpty={({ total }) => total === 0}
          empty={
            <p className="px-4 py-8 text-center text-sm text-ink-soft">
              Nothing yet. When an order runs late, a supplier writes or an invoice comes due, you’ll hear of
              it here.
            </p>
          }
        >
          {({ rows }) => <NotificationList notifications={rows} onOpen={close} />}
        </Load>
      </div>
      <footer className="border-t border-line p-2">
        <Button asChild look="quiet" size="small" className="w-full">
          <Link to={notificationsPath} onClick={close}>
            See all notifications
          </Link>
        </Button>
      </footer>
    </Popover>
  );
}
