import type { VipStatus } from '@brandwright/contract/subscriptions/vip/entities.ts';
import type { VipKind } from '@brandwright/contract/subscriptions/vip/vip-kinds.ts';
import { index, integer, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../kernel/data/columns.ts';
import { tenantTable } from '../../kernel/data/tenant-table.ts';

/** What a store asked Brandwright's own people for. */
export const vipRequests = tenantTable(
  'vip_requests',
  {
    kind: text('kind').$type<VipKind>().notNull(),
    reason: text('reason').notNull(),
    status: text('status').$type<VipStatus>().notNull(),
    /** Counts up with each change, so that each is emailed once. */
    version: integer('version').notNull().default(1),
    createdBy: text('created_by').notNull(),
    createdByEmail: text('created_by_email').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    updatedAt: instantColumn('updated_at').notNull(),
  },
  (self) => [index('vip_requests_by_time').on(self.storeId, self.createdAt)],
);
