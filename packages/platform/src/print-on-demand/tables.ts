import { boolean, foreignKey, index, integer, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { DesignLayer, MockupRow } from '@brandwright/contract/print-on-demand/entities.ts';
import type { TemplateState } from '@brandwright/contract/print-on-demand/enums.ts';
import type { BlankVariant, PrintArea, ShippingRate } from '@brandwright/providers';
import { instantColumn } from '../kernel/data/columns.ts';
import { tenantTable } from '../kernel/data/tenant-table.ts';

/** What a blank cost when it was last looked at, so that lists and the feed need no carrier. */
export interface BlankSnapshot {
  variants: BlankVariant[];
  printAreas: PrintArea[];
  includedPrints: number;
  /** Rates of one piece to the United States, cheapest first. */
  shipping: ShippingRate[];
}

/** Designs on blanks. An archived one stays, so that undo brings it back and a cart can tell that it may not sell it. */
export const productTemplates = tenantTable(
  'product_templates',
  {
    title: text('title').notNull(),
    /** Changed by `advance` in rules.ts only. */
    state: text('state').$type<TemplateState>().notNull(),
    /** Of the carrier's catalog. */
    productId: integer('product_id').notNull(),
    productTitle: text('product_title').notNull(),
    productImageUrl: text('product_image_url'),
    externalProductId: text('external_product_id').notNull(),
    /** Of the carrier's own designer, where it was made there. */
    remoteTemplateId: text('remote_template_id'),
    layers: jsonb('layers').$type<DesignLayer[]>().notNull(),
    /** Those that it is sold in. */
    variantIds: integer('variant_ids').array().notNull(),
    retailPriceMinor: integer('retail_price_minor'),
    freeShipping: boolean('free_shipping').notNull(),
    blank: jsonb('blank').$type<BlankSnapshot>().notNull(),
    /** Places that were printed in the carrier's own designer. */
    remotePlacements: text('remote_placements').array().notNull(),
    mockups: jsonb('mockups').$type<MockupRow[]>().notNull(),
    mockupTaskId: uuid('mockup_task_id'),
    createdAt: instantColumn('created_at').notNull(),
    updatedAt: instantColumn('updated_at').notNull(),
    publishedAt: instantColumn('published_at'),
    archivedAt: instantColumn('archived_at'),
  },
  (self) => [
    index('product_templates_by_time').on(self.storeId, self.createdAt),
    index('product_templates_by_state').on(self.storeId, self.state, self.createdAt),
    uniqueIndex('product_templates_by_external_id').on(self.storeId, self.externalProductId),
  ],
);

/** Variants that share print files, with the carrier's key of their mock-ups. */
export interface MockupPart {
  variantIds: number[];
  /** Print files of the store: the placement and the file. */
  files: { placement: string; fileId: string }[];
  taskKey: string | null;
}

/** Mock-ups asked for. */
export const mockupTasks = tenantTable(
  'mockup_tasks',
  {
    templateId: uuid('template_id').notNull(),
    /** Of the job that works on it now. */
    jobId: uuid('job_id').notNull(),
    result: text('result').$type<'PENDING' | 'SUCCESS' | 'FAILURE'>().notNull(),
    variantIds: integer('variant_ids').array().notNull(),
    parts: jsonb('parts').$type<MockupPart[]>().notNull(),
    mockups: jsonb('mockups').$type<MockupRow[]>().notNull(),
    percent: integer('percent').notNull(),
    failure: text('failure'),
    createdAt: instantColumn('created_at').notNull(),
    finishedAt: instantColumn('finished_at'),
  },
  (self) => [
    index('mockup_tasks_by_template').on(self.storeId, self.templateId, self.createdAt),
    foreignKey({
      columns: [self.storeId as never, self.templateId as never],
      foreignColumns: [productTemplates.storeId, productTemplates.id],
      name: 'mockup_tasks_template',
    }).onDelete('cascade'),
  ],
);
