import type { ModuleContent } from '@brandwright/contract/brand-kits/modules/entities.ts';
import type { BrandModuleType, ModuleRequestType } from '@brandwright/contract/brand-kits/modules/enums.ts';
import { boolean, foreignKey, index, integer, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../kernel/data/columns.ts';
import { tenantTable } from '../../kernel/data/tenant-table.ts';

/** What a module's content is made for: from its kit, or from what was said. */
export interface ModuleSource {
  category: string;
  productDescription: string;
  brandName: string | null;
  mission: string | null;
  /** `#RRGGBB`. */
  palette: string[];
  audience: string | null;
}

export const brandModules = tenantTable(
  'brand_modules',
  {
    number: integer('number').notNull(),
    type: text('type').$type<BrandModuleType>().notNull(),
    title: text('title').notNull(),
    brief: text('brief').notNull(),
    /** The kit that it was made from; a module outlives it. */
    brandKitId: uuid('brand_kit_id'),
    source: jsonb('source').$type<ModuleSource>().notNull(),
    content: jsonb('content').$type<ModuleContent>().notNull(),
    isArchived: boolean('is_archived').notNull().default(false),
    createdAt: instantColumn('created_at').notNull(),
    updatedAt: instantColumn('updated_at').notNull(),
  },
  (self) => [
    uniqueIndex('brand_modules_by_number').on(self.storeId, self.number),
    index('brand_modules_by_time').on(self.storeId, self.isArchived, self.createdAt),
  ],
);

export const brandModuleRequests = tenantTable(
  'brand_module_requests',
  {
    moduleId: uuid('module_id').notNull(),
    type: text('type').$type<ModuleRequestType>().notNull(),
    wish: text('wish'),
    result: text('result').$type<'PENDING' | 'SUCCESS' | 'FAILURE'>().notNull(),
    failure: text('failure'),
    content: jsonb('content').$type<ModuleContent>(),
    isArchived: boolean('is_archived').notNull().default(false),
    createdAt: instantColumn('created_at').notNull(),
    finishedAt: instantColumn('finished_at'),
  },
  (self) => [
    index('brand_module_requests_by_module').on(self.storeId, self.moduleId, self.createdAt),
    foreignKey({
      name: 'brand_module_requests_module',
      columns: [self.storeId, self.moduleId],
      foreignColumns: [brandModules.storeId, brandModules.id],
    }).onDelete('cascade'),
  ],
);
