import { markAllNotificationsRead } from '@brandwright/contract/home/notifications/mark-all-notifications-read.ts';
import { eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { notifications } from '../../kernel/notifications/tables.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { ofMine, personOf, requireSame } from './own-notifications.ts';

const kept = z.object({ userId: z.uuid(), readAt: z.iso.datetime() });

export default implement(markAllNotificationsRead, {
  async run(context) {
    const now = context.clock.now();
    const { userId } = personOf(context);
    const marked = await context.db
      .update(notifications)
      .set({ readAt: now })
      .where(ofMine(context, isNull(notifications.readAt)))
      .returning({ id: notifications.id });
    return {
      output: { marked: marked.length },
      undo: { userId, readAt: now.toISOString() },
      subject: { kind: 'user', id: userId },
    };
  },
  async undo(context, saved) {
    const { userId, readAt } = kept.parse(saved);
    requireSame(context, userId);
    await context.db
      .update(notifications)
      .set({ readAt: null })
      .where(ofMine(context, eq(notifications.readAt, new Date(readAt))));
  },
});
