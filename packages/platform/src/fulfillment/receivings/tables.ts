import type {
  ReceivingDestination,
  ReceivingState,
} from '@brandwright/contract/fulfillment/receivings/enums.ts';
import type { ReceivingStatus } from '@brandwright/contract/purchasing/enums.ts';
import { amountColumn, dayColumn, instantColumn } from '../../kernel/data/columns.ts';
import { foreignKey, index, integer, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { tenantTable } from '../../kernel/data/tenant-table.ts';

/** Inbound shipments to the fulfillment partner. */
export const receivings = tenantTable(
  'receivings',
  {
    /** 1001 of RCV-1001. */
    number: integer('number').notNull(),
    status: text('status').$type<ReceivingState>().notNull(),
    receivingStatus: text('receiving_status').$type<ReceivingStatus>().notNull(),
    destination: text('destination').$type<ReceivingDestination>().notNull(),
    carrier: text('carrier'),
    trackingNumber: text('tracking_number'),
    expectedOn: dayColumn('expected_on'),
    note: text('note'),
    createdBy: text('created_by').notNull(),
    /** Why it was canceled; null where nobody said. */
    cancelReason: text('cancel_reason'),
    createdAt: instantColumn('created_at').notNull(),
    updatedAt: instantColumn('updated_at').notNull(),
  },
  (self) => [
    uniqueIndex('receivings_number').on(self.storeId, self.number),
    index('receivings_by_time').on(self.storeId, self.status, self.updatedAt.desc().nullsFirst()),
  ],
);

/** What is in a receiving, of a purchase order or of a SKU. */
export const receivingLines = tenantTable(
  'receiving_lines',
  {
    receivingId: uuid('receiving_id').notNull(),
    position: integer('position').notNull(),
    title: text('title').notNull(),
    sku: text('sku'),
    skuId: uuid('sku_id'),
    purchaseItemId: uuid('purchase_item_id'),
    expectedUnits: integer('expected_units').notNull(),
    receivedUnits: integer('received_units').notNull().default(0),
    damagedUnits: integer('damaged_units').notNull().default(0),
    unitCostMinor: amountColumn('unit_cost_minor'),
  },
  (self) => [
    foreignKey({
      name: 'receiving_lines_receiving',
      columns: [self.storeId, self.receivingId],
      foreignColumns: [receivings.storeId, receivings.id],
    }).onDelete('cascade'),
    index('receiving_lines_of_receiving').on(self.storeId, self.receivingId),
    index('receiving_lines_of_purchase').on(self.storeId, self.purchaseItemId),
  ],
);

export interface KeptCount {
  title: string;
  receivedUnits: number;
  damagedUnits: number;
}

/** Each time units of a receiving were counted, with pictures as evidence. */
export const receivingReceipts = tenantTable(
  'receiving_receipts',
  {
    receivingId: uuid('receiving_id').notNull(),
    by: text('by').notNull(),
    note: text('note'),
    counts: jsonb('counts').$type<KeptCount[]>().notNull(),
    photos: jsonb('photos').$type<{ fileId: string; name: string }[]>().notNull(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (self) => [
    foreignKey({
      name: 'receiving_receipts_receiving',
      columns: [self.storeId, self.receivingId],
      foreignColumns: [receivings.storeId, receivings.id],
    }).onDelete('cascade'),
    index('receiving_receipts_of_receiving').on(
      self.storeId,
      self.receivingId,
      self.createdAt.desc().nullsFirst(),
    ),
  ],
);
