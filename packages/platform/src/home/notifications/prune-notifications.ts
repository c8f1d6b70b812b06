import { keptDays } from '@brandwright/contract/home/notifications/entities.ts';
import { and, eq, isNotNull, lte, or } from 'drizzle-orm';
import { dayMs } from '../../kernel/data/days.ts';
import { declareRound } from '../../kernel/jobs/rounds.ts';
import { notifications } from '../../kernel/notifications/tables.ts';

/** Removes a store’s notifications that were read long ago, and all that are older than a year. */
export const pruneNotifications = declareRound({
  name: 'prune_notifications',
  everyMs: 3_600_000,
  table: 'notifications',
  due: (now) =>
    `(read_at <= ${now} - interval '${keptDays.read} days' or created_at <= ${now} - interval '${keptDays.all} days')`,
  order: 'created_at',
  // The first row that is due takes all of its store along; the others find nothing left.
  async run({ db, storeId, clock }) {
    const before = (days: number) => new Date(clock.now().getTime() - days * dayMs);
    await db
      .delete(notifications)
      .where(
        and(
          eq(notifications.storeId, storeId),
          or(
            and(isNotNull(notifications.readAt), lte(notifications.readAt, before(keptDays.read))),
            lte(notifications.createdAt, before(keptDays.all)),
          ),
        ),
      );
  },
});
