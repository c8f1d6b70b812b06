import { listReportShares } from '@brandwright/contract/insight/list-report-shares.ts';
import { desc, eq } from 'drizzle-orm';
import { implement } from '../kernel/request/implementation.ts';
import { toShare } from './report-shares.ts';
import { reportShares } from './tables.ts';

const mostShown = 200;

export default implement(listReportShares, {
  async run(context) {
    const rows = await context.db
      .select()
      .from(reportShares)
      .where(eq(reportShares.storeId, context.storeId))
      .orderBy(desc(reportShares.createdAt), reportShares.id)
      .limit(mostShown);
    const shares = rows.map((row) => toShare(context, row));
    return { output: { shares: shares.toSorted((one, other) => Number(other.isOpen) - Number(one.isOpen)) } };
  },
});
