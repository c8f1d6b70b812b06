import { OperationError } from '@brandwright/contract';
import { markNotificationRead } from '@brandwright/contract/home/notifications/mark-notification-read.ts';
import { eq, sql } from 'drizzle-orm';
import { notifications } from '../../kernel/notifications/tables.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { ofMine, toNotification } from './own-notifications.ts';

export default implement(markNotificationRead, {
  async run(context, { notificationId }) {
    const now = context.clock.now().toISOString();
    const [row] = await context.db
      .update(notifications)
      .set({ readAt: sql`coalesce(${notifications.readAt}, ${now}::timestamptz)` })
      .where(ofMine(context, eq(notifications.id, notificationId)))
      .returning();
    if (!row)
      throw new OperationError(
        'not_found',
        'That notification is gone. A newer one may have taken its place.',
      );
    return { output: toNotification(row) };
  },
});
