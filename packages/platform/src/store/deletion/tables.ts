import { boolean, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../kernel/data/columns.ts';
import { tenantTable } from '../../kernel/data/tenant-table.ts';

/** A store that is to be deleted: one row, under the store's own id, until it is kept or gone. */
export const storeDeletions = tenantTable('store_deletions', {
  scheduledAt: instantColumn('scheduled_at').notNull(),
  scheduledBy: uuid('scheduled_by').notNull(),
  scheduledByName: text('scheduled_by_name').notNull(),
  deletesAt: instantColumn('deletes_at').notNull(),
  /** When the owners were told that the day is near. */
  remindedAt: instantColumn('reminded_at'),
  /** The plan was set to end because of it, so keeping the store keeps the plan. */
  endedPlan: boolean('ended_plan').notNull(),
});
