import { OperationError } from '@brandwright/contract';
import type { Notification } from '@brandwright/contract/home/notifications/entities.ts';
import { and, eq, type SQL } from 'drizzle-orm';
import { notifications } from '../../kernel/notifications/tables.ts';
import type { Context, UserActor } from '../../kernel/request/context.ts';

/** Notifications are a person's own. Errors: conflict for a job. */
export function personOf({ actor }: Context): UserActor {
  if (actor.kind === 'user') return actor;
  throw new OperationError('conflict', 'Only a person has notifications.');
}

/** Those that are shown to this person. */
export const ofMine = (context: Context, ...more: (SQL | undefined)[]) =>
  and(
    eq(notifications.storeId, context.storeId),
    eq(notifications.userId, personOf(context).userId),
    eq(notifications.isShown, true),
    ...more,
  );

export const toNotification = (row: typeof notifications.$inferSelect): Notification => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  detail: row.detail,
  path: row.path,
  isRead: row.readAt !== null,
  createdAt: row.createdAt.toISOString(),
});

/** What a person set for themselves is theirs to undo. Errors: conflict. */
export function requireSame(context: Context, userId: string): void {
  if (personOf(context).userId !== userId)
    throw new OperationError(
      'conflict',
      'Those are someone else’s notifications. Whoever changed them can undo it.',
    );
}
