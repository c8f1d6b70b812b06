import type { PriceTier } from '@brandwright/contract/sourcing/marketplace/entities.ts';
import type {
  Incoterm,
  Printing,
  QuoteStatus,
  RequestKind,
  RequestStatus,
  RequestStep,
} from '@brandwright/contract/sourcing/rfq/enums.ts';
import {
  boolean,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { amountColumn, dayColumn, instantColumn } from '../../kernel/data/columns.ts';
import { sharedTable, tenantTable } from '../../kernel/data/tenant-table.ts';

/** Custom project requests (RFPs). Everything but the kind may be missing while it is a draft. */
export const projectRequests = tenantTable(
  'project_requests',
  {
    kind: text('kind').$type<RequestKind>().notNull(),
    title: text('title').notNull(),
    description: text('description'),
    categoryId: text('category_id'),
    status: text('status').$type<RequestStatus>().notNull(),
    step: text('step').$type<RequestStep>().notNull(),
    quantity: integer('quantity'),
    targetPriceMinor: amountColumn('target_price_minor'),
    budgetMinor: amountColumn('budget_minor'),
    currency: text('currency').notNull(),
    materials: text('materials').array().notNull().default([]),
    printing: text('printing').$type<Printing>(),
    neededBy: dayColumn('needed_by'),
    countries: text('countries').array().notNull().default([]),
    wantsSample: boolean('wants_sample').notNull().default(false),
    htsCode: text('hts_code'),
    fileUrls: text('file_urls').array().notNull().default([]),
    techPackId: uuid('tech_pack_id'),
    hasUnsentChanges: boolean('has_unsent_changes').notNull().default(false),
    createdAt: instantColumn('created_at').notNull(),
    updatedAt: instantColumn('updated_at').notNull(),
    submittedAt: instantColumn('submitted_at'),
  },
  (self) => [
    index('project_requests_by_time').on(self.storeId, self.createdAt),
    index('project_requests_by_status').on(self.storeId, self.status),
  ],
);

/** Suppliers that a request was sent to. */
export const requestSuppliers = tenantTable(
  'request_suppliers',
  {
    requestId: uuid('request_id').notNull(),
    supplierId: uuid('supplier_id').notNull(),
    askedAt: instantColumn('asked_at').notNull(),
  },
  (self) => [
    uniqueIndex('request_suppliers_once').on(self.storeId, self.requestId, self.supplierId),
    foreignKey({
      name: 'request_suppliers_request',
      columns: [self.storeId, self.requestId],
      foreignColumns: [projectRequests.storeId, projectRequests.id],
    }),
  ],
);

/** What suppliers offered on a request. */
export const supplierQuotes = tenantTable(
  'supplier_quotes',
  {
    requestId: uuid('request_id').notNull(),
    supplierId: uuid('supplier_id').notNull(),
    supplierName: text('supplier_name').notNull(),
    /** As it was stored; that an open one has expired is told by its day. */
    status: text('status').$type<QuoteStatus>().notNull(),
    currency: text('currency').notNull(),
    priceTiers: jsonb('price_tiers').$type<PriceTier[]>().notNull(),
    moq: integer('moq').notNull(),
    toolingMinor: amountColumn('tooling_minor').notNull(),
    samplePriceMinor: amountColumn('sample_price_minor'),
    leadTimeDays: integer('lead_time_days').notNull(),
    incoterm: text('incoterm').$type<Incoterm>().notNull(),
    validUntil: dayColumn('valid_until').notNull(),
    /** The supplier's own words. */
    note: text('note'),
    isDemo: boolean('is_demo').notNull().default(false),
    declineReason: text('decline_reason'),
    /** The purchase that accepting it made. */
    purchaseItemId: uuid('purchase_item_id'),
    createdAt: instantColumn('created_at').notNull(),
    decidedAt: instantColumn('decided_at'),
  },
  (self) => [
    index('supplier_quotes_by_request').on(self.storeId, self.requestId),
    uniqueIndex('supplier_quotes_once').on(self.storeId, self.requestId, self.supplierId),
    foreignKey({
      name: 'supplier_quotes_request',
      columns: [self.storeId, self.requestId],
      foreignColumns: [projectRequests.storeId, projectRequests.id],
    }),
  ],
);

/**
 * Suppliers that quote by themselves, on the figures of their own marketplace rows: the demo's. Without rows here, as in
 * an installation without the demo, nobody quotes but real suppliers.
 */
export const scriptedQuoters = sharedTable('scripted_quoters', {
  supplierId: uuid('supplier_id').primaryKey(),
  incoterm: text('incoterm').$type<Incoterm>().notNull(),
  /** Of the price in the marketplace: 100 is the same. */
  pricePercent: doublePrecision('price_percent').notNull(),
  toolingMinor: amountColumn('tooling_minor').notNull(),
  /** Days on top of the usual production time. */
  extraDays: integer('extra_days').notNull(),
  validDays: integer('valid_days').notNull(),
  note: text('note').notNull(),
});
