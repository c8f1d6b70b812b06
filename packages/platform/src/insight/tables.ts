import type { DashboardTile } from '@brandwright/contract/insight/dashboard.ts';
import type { Grain, ReportResult, ReportRow } from '@brandwright/contract/insight/report-result.ts';
import type { ReportSlug } from '@brandwright/contract/insight/slugs.ts';
import type { OrderOrigin } from '@brandwright/contract/orders/enums.ts';
import { boolean, foreignKey, index, integer, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { dayColumn, instantColumn } from '../kernel/data/columns.ts';
import { tenantTable } from '../kernel/data/tenant-table.ts';

/** What a report is asked for: days, channel and interval as they were given. */
export interface KeptQuestion {
  from?: string | undefined;
  to?: string | undefined;
  channel?: OrderOrigin | undefined;
  grain?: Grain | undefined;
}

/** A report but for its rows, and how many those are. */
export type ReportHead = Omit<ReportResult, 'rows'> & { total: number };

/** Public links to reports. The link contains the id. */
export const reportShares = tenantTable(
  'report_shares',
  {
    /** The report as shared, without customer names unless requested. */
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

/** One row per store, with the store’s id; without it the default tiles are shown. */
export const dashboards = tenantTable('dashboards', {
  tiles: jsonb('tiles').$type<DashboardTile[]>().notNull(),
  updatedAt: instantColumn('updated_at').notNull(),
});

/** Who gets the weekly summary by email. */
export const weeklySummaryReaders = tenantTable(
  'weekly_summary_readers',
  {
    userId: uuid('user_id').notNull(),
    email: text('email').notNull(),
    /** The Monday of the last week sent. It starts as last week's, so that no summary is sent for a week already over. */
    sentFor: dayColumn('sent_for').notNull(),
  },
  (self) => [
    uniqueIndex('weekly_summary_readers_of_user').on(self.storeId, self.userId),
    index('weekly_summary_readers_due').on(self.sentFor),
  ],
);

/** Reports of stores with many orders, as last made (`kept-reports.ts`). */
export const keptReports = tenantTable(
  'kept_reports',
  {
    report: text('report').$type<ReportSlug>().notNull(),
    /** What was asked of it, without page and size, and the hash of that. */
    asked: jsonb('asked').$type<KeptQuestion>().notNull(),
    askedHash: text('asked_hash').notNull(),
    /** Null until it is made for the first time. One made before rows were kept apart has no total. */
    content: jsonb('content').$type<Omit<ReportHead, 'total'> & { total?: number }>(),
    madeAt: instantColumn('made_at'),
    /** How often it is made anew, and when next. */
    everyMinutes: integer('every_minutes').notNull(),
    /** When someone last looked at it. One that was made because someone may has the day before. */
    lookedAt: instantColumn('looked_at').notNull(),
    dueAt: instantColumn('due_at').notNull(),
  },
  (self) => [
    uniqueIndex('kept_reports_by_question').on(self.storeId, self.report, self.askedHash),
    index('kept_reports_due').on(self.dueAt),
  ],
);

/** The rows of a kept report in blocks, so that a page reads no more than it shows. */
export const keptReportRows = tenantTable(
  'kept_report_rows',
  {
    reportId: uuid('report_id').notNull(),
    /** From zero. */
    block: integer('block').notNull(),
    rows: jsonb('rows').$type<ReportRow[]>().notNull(),
  },
  (self) => [
    uniqueIndex('kept_report_rows_by_block').on(self.storeId, self.reportId, self.block),
    foreignKey({
      name: 'kept_report_rows_of_report',
      columns: [self.storeId, self.reportId],
      foreignColumns: [keptReports.storeId, keptReports.id],
    }).onDelete('cascade'),
  ],
);
