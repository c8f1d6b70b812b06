import { sql } from 'drizzle-orm';
import { declareRound } from '../../kernel/jobs/rounds.ts';
import { lockDeletion } from './read-deletion.ts';
import { endPlan } from './plan-of-deletion.ts';
import { releaseOutside } from './release-outside.ts';

/**
 * Deletes stores whose day has come: the plan and the cards at the bank, the rows of every table, the files. One transaction: where the bank or the
 * file storage is away, everything stays and the next round tries again.
 */
export const deleteDueStores = declareRound({
  name: 'delete_due_stores',
  everyMs: 600_000,
  table: 'store_deletions',
  due: (now) => `deletes_at <= ${now}`,
  order: 'deletes_at',
  async run(context) {
    const row = await lockDeletion(context);
    const now = context.clock.now();
    if (!row || row.deletesAt > now) return;
    await endPlan(context, 'NOW');
    await releaseOutside(context);
    await context.db.execute(sql`select store_delete(${context.storeId}, ${now.toISOString()})`);
    await context.providers.files.removeAll(context.storeId);
    context.log.info({ storeId: context.storeId }, 'a store was deleted');
  },
});
