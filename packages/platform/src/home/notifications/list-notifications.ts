import { listNotifications } from '@brandwright/contract/home/notifications/list-notifications.ts';
import { and, count, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { notifications } from '../../kernel/notifications/tables.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { ofMine, toNotification } from './own-notifications.ts';

export default implement(listNotifications, {
  async run(context, { isUnread, kind, page, size }) {
    const { readAt } = notifications;
    const where = and(
      ofMine(context),
      kind === undefined ? undefined : eq(notifications.kind, kind),
      isUnread === undefined ? undefined : isUnread ? isNull(readAt) : isNotNull(readAt),
    );
    const rows = await context.db
      .select()
      .from(notifications)
      .where(where)
      .orderBy(desc(notifications.createdAt), desc(notifications.sequence))
      .limit(size)
      .offset(page * size);
    const [counted] = await context.db.select({ total: count() }).from(notifications).where(where);
    const [unread] = await context.db
      .select({ total: count() })
      .from(notifications)
      .where(ofMine(context, isNull(readAt)));
    return {
      output: {
        rows: rows.map(toNotification),
        unread: unread?.total ?? 0,
        page,
        size,
        total: counted?.total ?? 0,
      },
    };
  },
});
