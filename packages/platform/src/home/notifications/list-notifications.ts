import { listNotifications } from '@brandwright/contract/home/notifications/list-notifications.ts';
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { tallyRows } from '../../kernel/data/row-tallies.ts';
import { notifications } from '../../kernel/notifications/tables.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { ofMine, personOf, toNotification } from './own-notifications.ts';

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
    const mine = personOf(context).userId;
    const unread = await tallyRows(context, 'notifications', `${mine} UNREAD`);
    const total =
      kind !== undefined || isUnread === false
        ? await context.db.$count(notifications, where)
        : isUnread
          ? unread
          : await tallyRows(context, 'notifications', mine);
    return {
      output: {
        rows: rows.map(toNotification),
        unread,
        page,
        size,
        total,
      },
    };
  },
});
