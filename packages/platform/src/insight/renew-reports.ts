import { and, eq } from 'drizzle-orm';
import { dayMs } from '../kernel/data/days.ts';
import { declareRound } from '../kernel/jobs/rounds.ts';
import type { Context } from '../kernel/request/context.ts';
import { keep, timed } from './kept-reports.ts';
import { keptReports } from './tables.ts';

/** After so many days without a look a report is dropped. */
const keptDays = 7;

const mine = (context: Context, id: string) =>
  and(eq(keptReports.storeId, context.storeId), eq(keptReports.id, id));

/** Makes kept reports anew when they are due, those that were looked at first. */
export const renewReports = declareRound({
  name: 'renew_reports',
  everyMs: 30_000,
  table: 'kept_reports',
  due: (now) => `due_at <= ${now}`,
  order: 'looked_at desc, due_at',
  async run(context, id) {
    const [row] = await context.db
      .select()
      .from(keptReports)
      .where(mine(context, id))
      .for('update', { skipLocked: true });
    const now = context.clock.now();
    if (!row || row.dueAt > now) return;
    if (now.getTime() - row.lookedAt.getTime() > keptDays * dayMs) {
      await context.db.delete(keptReports).where(mine(context, id));
      return;
    }
    const { made, tookMs } = await timed(context, row.report, row.asked);
    await keep(context.db, context, row.report, row.asked, { made, tookMs, lookedAt: row.lookedAt });
  },
});
