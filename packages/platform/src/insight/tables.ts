import type { DashboardTile } from '@brandwright/contract/insight/dashboard.ts';
import type { ReportResult } from '@brandwright/contract/insight/report-result.ts';
import { boolean, index, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { dayColumn, instantColumn } from '../kernel/data/columns.ts';
import { tenantTable } from '../kernel/data/tenant-table.ts';

/** Public links to reports. Its id is what the link holds. */
export const reportShares = tenantTable(
  'report_shares',
  {
    /** The report as it was; without customers’ names unless they were asked for. */
    content: jsonb('content').$type<ReportResult>().notNull(),
    withNames: boolean('with_names').notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    expiresAt: instantColumn('expires_at').notNull(),
    revokedAt: instantColumn('revoked_at'),
  },
  (self) => [
    index('report_shares_by_time').on(self.storeId, self.createdAt),
    index('report_shares_by_id').on(self.id),
  ],
);

/** One row of a store, whose id is the store’s; without it the usual tiles are shown. */
export const dashboards = tenantTable('dashboards', {
  tiles: jsonb('tiles').$type<DashboardTile[]>().notNull(),
  updatedAt: instantColumn('updated_at').notNull(),
});

/** Who gets the weekly summary by mail. */
export const weeklySummaryReaders = tenantTable(
  'weekly_summary_readers',
  {
    userId: uuid('user_id').notNull(),
    email: text('email').notNull(),
    /** The Monday of the last week that was sent; of the week before it began, so that a summary isn't sent for a week that is over. */
    sentFor: dayColumn('sent_for').notNull(),
  },
  (self) => [
    uniqueIndex('weekly_summary_readers_of_user').on(self.storeId, self.userId),
    index('weekly_summary_readers_due').on(self.sentFor),
  ],
);
