import { text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../kernel/data/columns.ts';
import { tenantTable } from '../../kernel/data/tenant-table.ts';

/** Outside apps that a store is tied to by the code they gave. */
export const appBindings = tenantTable(
  'app_bindings',
  {
    appName: text('app_name').notNull(),
    bindCode: text('bind_code').notNull(),
    boundBy: text('bound_by').notNull(),
    boundByEmail: text('bound_by_email').notNull(),
    boundAt: instantColumn('bound_at').notNull(),
  },
  (self) => [uniqueIndex('app_bindings_code').on(self.storeId, self.bindCode)],
);
