import { boolean, index, integer, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../kernel/data/columns.ts';
import { tenantTable } from '../../kernel/data/tenant-table.ts';

/** Pictures that were asked for together. */
export const imageGenerations = tenantTable(
  'image_generations',
  {
    /** See `aiResult`. */
    status: text('status').notNull(),
    source: text('source').notNull(),
    prompt: text('prompt').notNull(),
    model: text('model').notNull(),
    engine: text('engine').notNull(),
    /** Written on what is drawn where no other name is asked for. */
    brandName: text('brand_name'),
    /** One slot each: an address, LOADING, or empty. */
    images: jsonb('images').$type<string[]>().notNull(),
    savesToGallery: boolean('saves_to_gallery').notNull(),
    madeFromUrl: text('made_from_url'),
    failure: text('failure'),
    /** How many were counted against the month; 0 once they were given back. */
    deducted: integer('deducted').notNull(),
    createdBy: uuid('created_by'),
    createdAt: instantColumn('created_at').notNull(),
    finishedAt: instantColumn('finished_at'),
  },
  (self) => [index('image_generations_by_time').on(self.storeId, self.createdAt)],
);

/** The image gallery. What was removed stays, so that it can be put back. */
export const galleryImages = tenantTable(
  'gallery_images',
  {
    url: text('url').notNull(),
    title: text('title').notNull(),
    prompt: text('prompt').notNull(),
    source: text('source').notNull(),
    model: text('model').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    madeFromUrl: text('made_from_url'),
    generationId: uuid('generation_id'),
    /** Place among the pictures of its generation, from 0. */
    position: integer('position').notNull().default(0),
    createdBy: uuid('created_by'),
    createdAt: instantColumn('created_at').notNull(),
    removedAt: instantColumn('removed_at'),
  },
  (self) => [
    index('gallery_images_by_time').on(self.storeId, self.createdAt),
    index('gallery_images_of_generation').on(self.storeId, self.generationId),
  ],
);

/** Pictures of a calendar month that were counted. */
export const imageMonths = tenantTable(
  'image_months',
  {
    /** YYYY-MM. */
    month: text('month').notNull(),
    used: integer('used').notNull(),
  },
  (self) => [uniqueIndex('image_months_of_store').on(self.storeId, self.month)],
);
