import type { BrandKitContent } from '@brandwright/contract/brand-kits/entities.ts';
import type { PictureGroup, WorkType } from '@brandwright/contract/brand-kits/enums.ts';
import type { AiResult } from '@brandwright/contract/kernel/ai-result.ts';
import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../kernel/data/columns.ts';
import { tenantTable } from '../kernel/data/tenant-table.ts';

/** A brand kit as it is now. A deleted one stays, so that it can be brought back. */
export const brandKits = tenantTable(
  'brand_kits',
  {
    content: jsonb('content').$type<BrandKitContent>().notNull(),
    /** Counts changes from 1. */
    version: integer('version').notNull(),
    /** Derived from the content, for lists and for finding by name: see `derived` in keep-kit.ts. */
    name: text('name').notNull(),
    category: text('category').notNull(),
    isListed: boolean('is_listed').notNull(),
    isArchived: boolean('is_archived').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    updatedAt: instantColumn('updated_at').notNull(),
    deletedAt: instantColumn('deleted_at'),
  },
  (self) => [
    index('brand_kits_by_time').on(self.storeId, self.createdAt),
    index('brand_kits_by_change').on(self.storeId, self.updatedAt),
  ],
);

const kitKey = (name: string, self: { storeId: unknown; kitId: unknown }) =>
  foreignKey({
    columns: [self.storeId as never, self.kitId as never],
    foreignColumns: [brandKits.storeId, brandKits.id],
    name,
  }).onDelete('cascade');

/** How a kit was after each change. */
export const brandKitVersions = tenantTable(
  'brand_kit_versions',
  {
    kitId: uuid('kit_id').notNull(),
    version: integer('version').notNull(),
    content: jsonb('content').$type<BrandKitContent>().notNull(),
    /** A person's name, or Brandwright. */
    by: text('by').notNull(),
    /** In a sentence without a full stop. */
    what: text('what').notNull(),
    at: instantColumn('at').notNull(),
  },
  (self) => [
    uniqueIndex('brand_kit_versions_in_order').on(self.storeId, self.kitId, self.version),
    kitKey('brand_kit_versions_kit', self),
  ],
);

/** What one piece of work is asked to do. */
export interface WorkOrder {
  wish?: string;
  count?: number;
  /** Which image model draws. */
  model?: 'AMAZON' | 'OPENAI';
  /** For pictures: of which idea or product, and which slots (from 0). */
  group?: PictureGroup;
  ideaUuid?: string;
  skuUuid?: string;
  slots?: number[];
}

/** Work for a kit: waiting in its chain, being done, or done. */
export const brandGenerations = tenantTable(
  'brand_generations',
  {
    kitId: uuid('kit_id').notNull(),
    type: text('type').$type<WorkType>().notNull(),
    /** CANCELED stays in here: on the wire stopped work is no result at all. */
    result: text('result').$type<AiResult | 'CANCELED'>().notNull(),
    order: jsonb('order').$type<WorkOrder>().notNull(),
    /** Work of one chain is done one after the other, by position. */
    chainId: uuid('chain_id').notNull(),
    position: integer('position').notNull(),
    /** The job that does it; null while it waits for its turn. */
    jobId: uuid('job_id'),
    failure: text('failure'),
    createdAt: instantColumn('created_at').notNull(),
    finishedAt: instantColumn('finished_at'),
  },
  (self) => [
    index('brand_generations_by_kit').on(self.storeId, self.kitId, self.createdAt),
    index('brand_generations_chain').on(self.storeId, self.chainId, self.position),
    kitKey('brand_generations_kit', self),
  ],
);

/** Who left an email on the waitlist page of a kit. */
export const brandWaitlist = tenantTable(
  'brand_waitlist',
  {
    kitId: uuid('kit_id').notNull(),
    /** Lower case. */
    email: text('email').notNull(),
    name: text('name'),
    joinedAt: instantColumn('joined_at').notNull(),
  },
  (self) => [
    uniqueIndex('brand_waitlist_once').on(self.storeId, self.kitId, self.email),
    index('brand_waitlist_by_time').on(self.storeId, self.kitId, self.joinedAt),
    kitKey('brand_waitlist_kit', self),
  ],
);

/** Public links of kits. The id is what the address holds; it is nobody's guess and never used again once closed. */
export const brandKitShares = tenantTable(
  'brand_kit_shares',
  {
    kitId: uuid('kit_id').notNull(),
    openedAt: instantColumn('opened_at').notNull(),
    /** Null while the link works. */
    closedAt: instantColumn('closed_at'),
  },
  (self) => [
    // Whoever opens a link has no store yet: looked up by the function shared_brand_kit alone.
    index('brand_kit_shares_by_id').on(self.id),
    uniqueIndex('brand_kit_shares_one_open')
      .on(self.storeId, self.kitId)
      .where(sql`closed_at is null`),
    kitKey('brand_kit_shares_kit', self),
  ],
);
