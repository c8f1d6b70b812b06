import { boolean, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../kernel/data/columns.ts';
import { tenantTable } from '../../kernel/data/tenant-table.ts';

/** Where the store posts to Slack. One row a store: its id is the store's. */
export const slackWebhooks = tenantTable('slack_webhooks', {
  /** The address, sealed with the keyring's key for it. */
  sealed: text('sealed').notNull(),
  /** Its host and its last four characters. */
  shown: text('shown').notNull(),
  setAt: instantColumn('set_at').notNull(),
  setBy: text('set_by').notNull(),
  testedAt: instantColumn('tested_at'),
  isWorking: boolean('is_working'),
});
