import { boolean, index, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../kernel/data/columns.ts';
import { tenantTable } from '../../kernel/data/tenant-table.ts';

/** How the storefront is kept to those who may see it. One row a store: its id is the store's. */
export const storefrontProtections = tenantTable('storefront_protections', {
  isProtected: boolean('is_protected').notNull(),
  /** argon2id; null until a password is set. */
  passwordHash: text('password_hash'),
  isOpenToRequests: boolean('is_open_to_requests').notNull().default(false),
  updatedAt: instantColumn('updated_at').notNull(),
  updatedBy: text('updated_by').notNull(),
});

/** Codes that visitors asked for: each opens the storefront once. */
export const storefrontAccessCodes = tenantTable(
  'storefront_access_codes',
  {
    email: text('email').notNull(),
    codeHash: text('code_hash').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    expiresAt: instantColumn('expires_at').notNull(),
    usedAt: instantColumn('used_at'),
  },
  (self) => [
    index('storefront_access_codes_hash').on(self.storeId, self.codeHash),
    index('storefront_access_codes_time').on(self.storeId, self.createdAt),
  ],
);
