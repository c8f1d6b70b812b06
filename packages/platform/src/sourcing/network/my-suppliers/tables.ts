import { foreignKey, index, integer, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import type { RowProblem } from '@brandwright/contract/sourcing/network/my-suppliers/import.ts';
import type {
  InviteState,
  SupplierSource,
} from '@brandwright/contract/sourcing/network/my-suppliers/enums.ts';
import { instantColumn } from '../../../kernel/data/columns.ts';
import { tenantTable } from '../../../kernel/data/tenant-table.ts';

/** The suppliers that a store works with. The id of one of the marketplace or the expanded network is its id there. */
export const mySuppliers = tenantTable(
  'my_suppliers',
  {
    name: text('name').notNull(),
    /** `normalName` of the name. */
    nameKey: text('name_key').notNull(),
    source: text('source').$type<SupplierSource>().notNull(),
    marketplaceSupplierId: uuid('marketplace_supplier_id'),
    /** ISO 3166-1 alpha-2; null where nothing says it. */
    country: text('country'),
    city: text('city'),
    address: text('address'),
    addressKey: text('address_key').notNull(),
    sector: text('sector'),
    /** Lower case. */
    email: text('email'),
    website: text('website'),
    /** Of the website, without `www.`; with its path where many share the host. */
    websiteKey: text('website_key'),
    phoneNumber: text('phone_number'),
    tags: text('tags').array().notNull(),
    /** Normal words of name, place, sector and contacts, which a search looks through. */
    searchable: text('searchable').notNull(),
    inviteState: text('invite_state').$type<InviteState>(),
    inviteSentAt: instantColumn('invite_sent_at'),
    inviteTimesSent: integer('invite_times_sent').notNull(),
    inviteAnsweredAt: instantColumn('invite_answered_at'),
    conversationSid: text('conversation_sid'),
    lastContactAt: instantColumn('last_contact_at'),
    importId: uuid('import_id'),
    createdAt: instantColumn('created_at').notNull(),
    /** Set when it was taken out; undo, or adding it again, brings it back with its notes. */
    removedAt: instantColumn('removed_at'),
  },
  (self) => [
    index('my_suppliers_by_name').on(self.storeId, self.nameKey),
    index('my_suppliers_by_country').on(self.storeId, self.country),
    index('my_suppliers_by_time').on(self.storeId, self.createdAt),
    index('my_suppliers_by_contact').on(self.storeId, self.lastContactAt),
    index('my_suppliers_by_email').on(self.storeId, self.email),
    index('my_suppliers_by_website').on(self.storeId, self.websiteKey),
    index('my_suppliers_by_import').on(self.storeId, self.importId),
  ],
);

/** What the team wrote about a supplier. */
export const mySupplierNotes = tenantTable(
  'my_supplier_notes',
  {
    supplierId: uuid('supplier_id').notNull(),
    text: text('text').notNull(),
    author: text('author').notNull(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (self) => [
    index('my_supplier_notes_by_supplier').on(self.storeId, self.supplierId, self.createdAt),
    foreignKey({
      columns: [self.storeId as never, self.supplierId as never],
      foreignColumns: [mySuppliers.storeId, mySuppliers.id],
      name: 'my_supplier_notes_supplier',
    }).onDelete('cascade'),
  ],
);

/** What happened with a supplier, one line each. */
export const mySupplierEvents = tenantTable(
  'my_supplier_events',
  {
    supplierId: uuid('supplier_id').notNull(),
    text: text('text').notNull(),
    at: instantColumn('at').notNull(),
  },
  (self) => [
    index('my_supplier_events_by_supplier').on(self.storeId, self.supplierId, self.at),
    foreignKey({
      columns: [self.storeId as never, self.supplierId as never],
      foreignColumns: [mySuppliers.storeId, mySuppliers.id],
      name: 'my_supplier_events_supplier',
    }).onDelete('cascade'),
  ],
);

/** What a merge filled in, so that undo empties just that. */
export interface MergedRow {
  supplierId: string;
  fields: Record<string, string>;
  addedTags: string[];
}

/** Imports of lists, keyed by the id of their job. */
export const supplierImports = tenantTable(
  'supplier_imports',
  {
    fileName: text('file_name').notNull(),
    rows: integer('rows').notNull(),
    added: integer('added').notNull(),
    merged: integer('merged').notNull(),
    skipped: integer('skipped').notNull(),
    problems: jsonb('problems').$type<RowProblem[]>().notNull(),
    moreProblems: integer('more_problems').notNull(),
    mergedRows: jsonb('merged_rows').$type<MergedRow[]>().notNull(),
    tag: text('tag'),
    createdAt: instantColumn('created_at').notNull(),
    undoneAt: instantColumn('undone_at'),
  },
  (self) => [index('supplier_imports_by_time').on(self.storeId, self.createdAt)],
);
