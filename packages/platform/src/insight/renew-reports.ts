import { and, eq, lte } from 'drizzle-orm';
import { dayMs } from '../kernel/data/days.ts';
import type { Database } from '../kernel/data/database.ts';
import { declareRound } from '../kernel/jobs/rounds.ts';
import { keep, timed } from './kept-reports.ts';
import { keptReports } from './tables.ts';

/** After so many days without a look a report is dropped. */
const keptDays = 7;

/** If whoever took one is stopped, it is due again after so long. */
const claimedMs = 600_000;

const mine = (storeId: string, id: string) => and(eq(keptReports.storeId, storeId), eq(keptReports.id, id));

/** Makes kept reports anew when they are due, those that were looked at first. */
export const renewReports = declareRound({
  name: 'renew_reports',
  everyMs: 30_000,
  table: 'kept_reports',
  due: (now) => `due_at <= ${now}`,
  order: 'looked_at desc, due_at',
  async run(context, id) {
    const now = context.clock.now();
    const row = await context.apart((db) => claim(db, context.storeId, id, now));
    if (!row) return;
    if (now.getTime() - row.lookedAt.getTime() > keptDays * dayMs) {
      await context.db.delete(keptReports).where(mine(context.storeId, id));
      return;
    }
    const { made, tookMs } = await timed(context, row.report, row.asked);
    await keep(context.db, context, row.report, row.asked, { made, tookMs, lookedAt: row.lookedAt });
  },
});

/** Takes one that is due, so that no other server does, and nobody who looks at it meanwhile waits for it to be made. */
async function claim(db: Database, storeId: string, id: string, now: Date) {
  const [row] = await db
    .update(keptReports)
    .set({ dueAt: new Date(now.getTime() + claimedMs) })
    .where(and(mine(storeId, id), lte(keptReports.dueAt, now)))
    .returning();
  return row;
}
