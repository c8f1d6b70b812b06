import { OperationError } from '@brandwright/contract';
import { revokeReportShare } from '@brandwright/contract/insight/revoke-report-share.ts';
import { reports } from '@brandwright/contract/insight/reports.ts';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { implement } from '../kernel/request/implementation.ts';
import { toShare } from './report-shares.ts';
import { reportShares } from './tables.ts';

export default implement(revokeReportShare, {
  async run(context, { report, id }) {
    const now = context.clock.now();
    if (report === undefined && id === undefined)
      throw new OperationError('bad_input', 'Which report do you want to stop sharing?', [
        { path: 'report', message: 'Which report?' },
      ]);
    const rows = await context.db
      .update(reportShares)
      .set({ revokedAt: now })
      .where(
        and(
          eq(reportShares.storeId, context.storeId),
          isNull(reportShares.revokedAt),
          gt(reportShares.expiresAt, now),
          id === undefined ? sql`${reportShares.content}->>'report' = ${report}` : eq(reportShares.id, id),
        ),
      )
      .returning();
    const [first] = rows;
    if (!first)
      throw id === undefined && report !== undefined
        ? new OperationError(
            'conflict',
            `“${reports[report].title}” isn’t shared, so there’s no link to close.`,
          )
        : new OperationError('not_found', 'There’s no open link with that id.');
    return {
      output: { closed: rows.map((row) => toShare(context, row)) },
      subject: { kind: 'report_share', id: first.id },
    };
  },
});
