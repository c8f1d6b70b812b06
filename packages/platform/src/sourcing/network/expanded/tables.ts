import { sql } from 'drizzle-orm';
import { index, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instantColumn, searchVector } from '../../../kernel/data/columns.ts';
import { sharedTable } from '../../../kernel/data/tenant-table.ts';

/** Factories outside the marketplace: nobody vetted them, and all that is known is what a list says. */
export const expandedNetworkSuppliers = sharedTable(
  'expanded_network_suppliers',
  {
    id: uuid('id').primaryKey(),
    /** As the list wrote it, without control characters. */
    name: text('name').notNull(),
    /** `normalName` of the name: what duplicates are told by. */
    nameKey: text('name_key').notNull(),
    /** ISO 3166-1 alpha-2. */
    country: text('country').notNull(),
    countryName: text('country_name').notNull(),
    address: text('address').notNull(),
    addressKey: text('address_key').notNull(),
    city: text('city'),
    /** In the list's words: "Apparel". */
    sector: text('sector').notNull(),
    /** Categories of the marketplace that the sector answers to; may be empty. */
    categoryIds: text('category_ids').array().notNull(),
    email: text('email'),
    website: text('website'),
    /** The list it came from. */
    source: text('source').notNull(),
    importedAt: instantColumn('imported_at').notNull(),
    /** Everything that a search may look for, in one text. */
    searchable: text('searchable').notNull(),
    search: searchVector('search').generatedAlwaysAs(sql`to_tsvector('english'::regconfig, searchable)`),
  },
  (self) => [
    uniqueIndex('expanded_network_suppliers_once').on(self.source, self.nameKey, self.addressKey),
    index('expanded_network_suppliers_search').using('gin', self.search),
    index('expanded_network_suppliers_categories').using('gin', self.categoryIds),
    index('expanded_network_suppliers_country').on(self.country, self.nameKey),
    index('expanded_network_suppliers_name').on(self.nameKey),
    index('expanded_network_suppliers_name_words').using('gin', sql`to_tsvector('simple'::regconfig, name)`),
  ],
);
