import { listReportShares } from '@brandwright/contract/insight/list-report-shares.ts';
import { desc, eq, sql } from 'drizzle-orm';
import { implement } from '../kernel/request/implementation.ts';
import { toShare } from './report-shares.ts';
import { reportShares } from './tables.ts';

const mostShown = 200;

const openAt = (now: Date) =>
  sql`(${reportShares.revokedAt} is null and ${reportShares.expiresAt} > ${now.toISOString()}::timestamptz)`;

export default implement(listReportShares, {
  async run(context) {
    const rows = await context.db
      .select()
      .from(reportShares)
      .where(eq(reportShares.storeId, context.storeId))
      .orderBy(desc(openAt(context.clock.now())), desc(reportShares.createdAt), reportShares.id)
      .limit(mostShown);
    return { output: { shares: rows.map((row) => toShare(context, row)) } };
  },
});
