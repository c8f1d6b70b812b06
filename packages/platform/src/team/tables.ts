import { sql } from 'drizzle-orm';
import { index, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../kernel/data/columns.ts';
import { tenantTable } from '../kernel/data/tenant-table.ts';

/** Open until it is accepted or canceled. The token of its link is worked out from the key, never kept. */
export const teamInvites = tenantTable(
  'team_invites',
  {
    /** Lower case. */
    email: text('email').notNull(),
    role: text('role').notNull(),
    invitedBy: uuid('invited_by'),
    invitedByName: text('invited_by_name').notNull(),
    /** Counts the links that were sent; only the last one works. */
    linkNumber: integer('link_number').notNull(),
    mailStatus: text('mail_status').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    sentAt: instantColumn('sent_at').notNull(),
    expiresAt: instantColumn('expires_at').notNull(),
    acceptedAt: instantColumn('accepted_at'),
    acceptedBy: uuid('accepted_by'),
    canceledAt: instantColumn('canceled_at'),
  },
  (self) => [
    uniqueIndex('team_invites_open')
      .on(self.storeId, self.email)
      .where(sql`accepted_at is null and canceled_at is null`),
    index('team_invites_by_time').on(self.storeId, self.createdAt),
    // Whoever opens a link isn't known to belong to a store yet.
    index('team_invites_by_id').on(self.id),
  ],
);

/** Who was on the team, so that what they did still has a name. */
export const formerMembers = tenantTable(
  'former_members',
  {
    userId: uuid('user_id').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    role: text('role').notNull(),
    joinedAt: instantColumn('joined_at').notNull(),
    leftAt: instantColumn('left_at').notNull(),
  },
  (self) => [index('former_members_of_user').on(self.storeId, self.userId)],
);
