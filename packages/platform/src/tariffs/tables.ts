import { sql } from 'drizzle-orm';
import { boolean, index, integer, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instantColumn } from '../kernel/data/columns.ts';
import { sharedTable, tenantTable } from '../kernel/data/tenant-table.ts';

/** One loaded source: the schedule itself, or one of the lists of layers. */
export const tariffSources = sharedTable('tariff_sources', {
  /** LINES, CHINA_301, METALS_232, EXEMPT_122, EXEMPT_RECIPROCAL. */
  kind: text('kind').primaryKey(),
  revision: text('revision').notNull(),
  /** Day of the revision, YYYY-MM-DD; null when the file does not tell. */
  revisionDate: text('revision_date'),
  rows: integer('rows').notNull(),
  fileName: text('file_name').notNull(),
  importedAt: instantColumn('imported_at').notNull(),
});

/** Numbered rows of the official schedule; rates of ten-digit lines are their parent's. */
export const tariffLines = sharedTable(
  'tariff_lines',
  {
    /** Digits only: 4, 6, 8 or 10. */
    digits: text('digits').primaryKey(),
    description: text('description').notNull(),
    /** From the heading down. */
    fullDescription: text('full_description').notNull(),
    general: text('general').notNull(),
    special: text('special').notNull(),
    column2: text('column2').notNull(),
    units: text('units').array().notNull(),
    /** Chapter 99 headings that the line's footnotes name in the general column. */
    headings: text('headings').array().notNull(),
    /** Digits of the line whose rates these are; null when they are its own. */
    ratesFrom: text('rates_from'),
    hasRate: boolean('has_rate').notNull(),
  },
  (self) => [index('tariff_lines_words').using('gin', sql`to_tsvector('english', ${self.fullDescription})`)],
);

/** Codes on the lists that layers cover or spare. */
export const tariffListEntries = sharedTable(
  'tariff_list_entries',
  {
    kind: text('kind').notNull(),
    /** Code or prefix, digits only. */
    code: text('code').notNull(),
    /** Heading of chapter 99, or annex. */
    entry: text('entry').notNull(),
    /** Metal, where there is one. */
    note: text('note').notNull(),
  },
  (self) => [primaryKey({ columns: [self.kind, self.code, self.entry, self.note] })],
);

/** Duties that a store watches by hand: a line from a country, once each. */
export const dutyWatches = tenantTable(
  'duty_watches',
  {
    /** The line in words, and the words by which it was asked for. */
    name: text('name').notNull(),
    words: text('words').notNull(),
    /** As written, with dots. */
    hts: text('hts').notNull(),
    country: text('country').notNull(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (self) => [uniqueIndex('duty_watches_once').on(self.storeId, self.hts, self.country)],
);
