import { Settings } from 'lucide-react';
import { Link } from 'react-router';
import { notificationSettingsPath } from '@brandwright/contract/home/notifications/entities.ts';
import { listNotifications } from '@brandwright/contract/home/notifications/list-notifications.ts';
import { useOperation } from '#api/use-operation.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { readChoice, useListAddress } from '#kit/list-address.ts';
import { ListView } from '#kit/list-view.tsx';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/states.tsx';
import { MarkAllButton } from '../notifications/mark-all-button.tsx';
import { NotificationList } from '../notifications/notification-list.tsx';

const tabs = ['all', 'unread'] as const;

/** Everything that the person was notified of, newest first. */
export default function NotificationsScreen() {
  const { query, narrow, page, turnTo } = useListAddress();
  const tab = readChoice(query, 'tab', tabs) ?? 'all';
  const isUnread = tab === 'unread';
  const found = useOperation(
    listNotifications,
    { page, size: 20, ...(isUnread ? { isUnread } : {}) },
    { keepPrevious: true },
  );
  const unread = found.data?.unread ?? 0;
  useScreenInView('Notifications');
  return (
    <Page>
      <PageHeader
        title="Notifications"
        note="Updates you asked to hear about."
        actions={
          <>
            <MarkAllButton unread={unread} />
            <Button asChild>
              <Link to={notificationSettingsPath}>
                <Settings aria-hidden />
                Settings
              </Link>
            </Button>
          </>
        }
      />
      <ListView
        list={found}
        noun="notifications"
        turnTo={turnTo}
        tabs={{
          label: 'Notifications',
          value: tab,
          items: [
            { value: 'all', label: 'All' },
            { value: 'unread', label: 'Unread', count: unread > 0 ? unread : undefined },
          ],
          onChange: (next) => narrow({ tab: next === 'all' ? null : next }, true),
        }}
        empty={
          isUnread ? (
            <EmptyState title="You’ve read them all" text="New ones appear here as they come." />
          ) : (
            <EmptyState
              title="No notifications yet"
              text="When an order runs late, a supplier writes or an invoice comes due, you’ll hear of it here."
              ask="What do you notify me about?"
            />
          )
        }
        skeleton={<SkeletonCard height={320} />}
      >
        {({ rows }, isStale) => (
          <div
            className={cn('overflow-hidden rounded-xl border border-line bg-raised', isStale && 'opacity-60')}
          >
            <NotificationList notifications={rows} />
          </div>
        )}
      </ListView>
    </Page>
  );
}
