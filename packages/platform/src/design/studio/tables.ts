import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { DesignDocument } from '@brandwright/contract/design/studio/document.ts';
import type { DesignAttributes } from '@brandwright/contract/design/studio/entities.ts';
import type { DesignMode, DesignModelName, DesignStep } from '@brandwright/contract/design/studio/enums.ts';
import { instantColumn } from '../../kernel/data/columns.ts';
import { sharedTable, tenantTable } from '../../kernel/data/tenant-table.ts';

/** What generations are made from, and which were made; their pictures are the image gallery's. */
export interface StoredGenerations {
  prompt: string;
  attributes: DesignAttributes | null;
  /** Pictures that were there from the beginning: of a catalog item, of the demo. */
  firstPictures: { pictureId: string; url: string; prompt: string }[];
  /** Generations of the image room, oldest first. */
  generationIds: string[];
  chosenPictureId: string | null;
}

/** Designs as they stand now. */
export const productDesigns = tenantTable(
  'product_designs',
  {
    name: text('name').notNull(),
    mode: text('mode').$type<DesignMode>().notNull(),
    step: text('step').$type<DesignStep>().notNull(),
    model: text('model').$type<DesignModelName>().notNull(),
    document: jsonb('document').$type<DesignDocument>().notNull(),
    generations: jsonb('generations').$type<StoredGenerations>().notNull(),
    sketchKeys: jsonb('sketch_keys').$type<string[]>().notNull(),
    brandKitId: uuid('brand_kit_id'),
    itemId: uuid('item_id'),
    previewUrl: text('preview_url').notNull(),
    /** Name, product and prompt in lower case, for searching. */
    searchable: text('searchable').notNull(),
    revision: integer('revision').notNull(),
    /** The revision at which each layer last changed, so that a late save is told what it would overwrite. */
    layerRevisions: jsonb('layer_revisions').$type<Record<string, number>>().notNull(),
    /** The revision at which product or color last changed. */
    productRevision: integer('product_revision').notNull(),
    version: integer('version').notNull(),
    isArchived: boolean('is_archived').notNull(),
    changedBy: uuid('changed_by'),
    createdAt: instantColumn('created_at').notNull(),
    updatedAt: instantColumn('updated_at').notNull(),
  },
  (self) => [
    index('product_designs_by_time').on(self.storeId, self.isArchived, self.updatedAt),
    index('product_designs_words').using('gin', sql`to_tsvector('simple'::regconfig, searchable)`),
  ],
);

/** States that a design had. The newest is replaced by what the same person saves within a few minutes. */
export const productDesignVersions = tenantTable(
  'product_design_versions',
  {
    designId: uuid('design_id').notNull(),
    version: integer('version').notNull(),
    name: text('name').notNull(),
    document: jsonb('document').$type<DesignDocument>().notNull(),
    what: text('what').notNull(),
    by: text('by').$type<'hand' | 'partner' | 'token' | 'system'>().notNull(),
    who: text('who').notNull(),
    /** Who saved it, for adding to it. */
    userId: uuid('user_id'),
    createdAt: instantColumn('created_at').notNull(),
    updatedAt: instantColumn('updated_at').notNull(),
  },
  (self) => [
    uniqueIndex('product_design_versions_number').on(self.storeId, self.designId, self.version),
    foreignKey({
      name: 'product_design_versions_of_design',
      columns: [self.storeId, self.designId],
      foreignColumns: [productDesigns.storeId, productDesigns.id],
    }).onDelete('cascade'),
  ],
);

/** Public designs that any store may copy. */
export const communityDesigns = sharedTable(
  'community_designs',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    madeBy: text('made_by').notNull(),
    mode: text('mode').$type<DesignMode>().notNull(),
    document: jsonb('document').$type<DesignDocument>().notNull(),
    previewUrl: text('preview_url').notNull(),
    searchable: text('searchable').notNull(),
    publishedAt: instantColumn('published_at').notNull(),
  },
  (self) => [index('community_designs_by_time').on(self.publishedAt)],
);
