import { Link } from 'react-router';
import { notificationsPath } from '@brandwright/contract/home/notifications/entities.ts';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { NotificationList } from '../notifications/notification-list.tsx';

const shown = 5;

/** The latest notifications of a person. */
export function NotificationsCard({ output }: CardProps<OutputOfCard<'notifications'>>) {
  const isEmpty = output.rows.length === 0;
  return (
    <Card
      label="Notifications"
      title="Notifications"
      flush={!isEmpty}
      aside={
        output.unread > 0 && (
          <span className="text-xs text-ink-soft">{count(output.unread, 'unread', 'unread')}</span>
        )
      }
      actions={!isEmpty && <Link to={notificationsPath}>See all notifications</Link>}
    >
      {isEmpty ? (
        <p className="text-sm text-ink-soft">No notifications.</p>
      ) : (
        <NotificationList notifications={output.rows.slice(0, shown)} />
      )}
    </Card>
  );
}
