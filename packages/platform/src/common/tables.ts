import { sql } from 'drizzle-orm';
import { jsonb, pgPolicy, pgRole, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../kernel/data/columns.ts';
import { appRole } from '../kernel/data/database.ts';

/** What clients reported. Written by anyone, for no store or for the one they act in; read by nobody through the application. */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    id: uuid('id').primaryKey(),
    storeId: uuid('store_id'),
    eventName: text('event_name').notNull(),
    sourceClient: text('source_client').notNull(),
    facts: jsonb('facts').notNull(),
    createdAt: instantColumn('created_at').notNull(),
  },
  () => [
    pgPolicy('analytics_events_report', {
      for: 'insert',
      to: pgRole(appRole).existing(),
      withCheck: sql`store_id is not distinct from (nullif(current_setting('app.store_id', true), ''))::uuid`,
    }),
  ],
);
