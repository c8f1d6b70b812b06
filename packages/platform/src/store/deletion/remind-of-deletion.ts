import { reminderDays } from '@brandwright/contract/store/deletion/entities.ts';
import { eq } from 'drizzle-orm';
import { dayMs } from '../../kernel/data/days.ts';
import { declareRound } from '../../kernel/jobs/rounds.ts';
import { mailStoreDeletion } from './mail-store-deletion.ts';
import { lockDeletion } from './read-deletion.ts';
import { storeDeletions } from './tables.ts';

/** Tells the owners once more, days before nothing can be brought back. */
export const remindOfDeletion = declareRound({
  name: 'remind_of_deletion',
  everyMs: 3_600_000,
  table: 'store_deletions',
  due: (now) => `reminded_at is null and deletes_at <= ${now} + interval '${reminderDays} days'`,
  order: 'deletes_at',
  async run(context) {
    const row = await lockDeletion(context);
    const now = context.clock.now();
    if (!row || row.remindedAt !== null || row.deletesAt.getTime() - now.getTime() > reminderDays * dayMs)
      return;
    await context.db
      .update(storeDeletions)
      .set({ remindedAt: now })
      .where(eq(storeDeletions.storeId, context.storeId));
    const changeId = `reminder:${row.deletesAt.toISOString()}`;
    await context.jobs.enqueue(mailStoreDeletion.name, { kind: 'REMINDER', changeId });
  },
});
