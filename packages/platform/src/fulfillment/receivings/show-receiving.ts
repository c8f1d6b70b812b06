import type { Receiving, ReceivingDetail } from '@brandwright/contract/fulfillment/receivings/entities.ts';
import { differenceOf, receivingTransitions } from '@brandwright/contract/fulfillment/receivings/rules.ts';
import { and, desc, eq } from 'drizzle-orm';
import { fileAddress } from '../../kernel/data/file-address.ts';
import type { Context } from '../../kernel/request/context.ts';
import { linesOf, snOf, type LineRow, type ReceivingRow } from './find-receiving.ts';
import { receivingReceipts } from './tables.ts';

const sumOf = (lines: readonly LineRow[], field: 'expectedUnits' | 'receivedUnits' | 'damagedUnits') =>
  lines.reduce((sum, line) => sum + line[field], 0);

function itemsTextOf(lines: readonly LineRow[]): string {
  const [first] = lines;
  return `${first?.title ?? 'nothing'}${lines.length > 1 ? ` and ${lines.length - 1} more` : ''}`;
}

export const toReceiving = (row: ReceivingRow, lines: readonly LineRow[]): Receiving => ({
  id: row.id,
  sn: snOf(row.number),
  status: row.status,
  receivingStatus: row.receivingStatus,
  destination: row.destination,
  itemsText: itemsTextOf(lines),
  expectedUnits: sumOf(lines, 'expectedUnits'),
  receivedUnits: sumOf(lines, 'receivedUnits'),
  damagedUnits: sumOf(lines, 'damagedUnits'),
  carrier: row.carrier,
  trackingNumber: row.trackingNumber,
  expectedOn: row.expectedOn,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** A receiving with its lines and each time it was counted. */
export async function showReceiving(context: Context, row: ReceivingRow): Promise<ReceivingDetail> {
  const lines = await linesOf(context, row.id);
  const receipts = await context.db
    .select()
    .from(receivingReceipts)
    .where(and(eq(receivingReceipts.storeId, context.storeId), eq(receivingReceipts.receivingId, row.id)))
    .orderBy(desc(receivingReceipts.createdAt), receivingReceipts.id);
  const { keyring } = context.providers;
  const isOpen = row.receivingStatus !== 'RECEIVED' && row.status !== 'CANCELED';
  return {
    ...toReceiving(row, lines),
    lines: lines.map((line) => ({
      lineId: line.id,
      title: line.title,
      sku: line.sku,
      skuId: line.skuId,
      purchaseItemId: line.purchaseItemId,
      expectedUnits: line.expectedUnits,
      receivedUnits: line.receivedUnits,
      damagedUnits: line.damagedUnits,
      differenceUnits: differenceOf(line),
      unitCostMinor: line.unitCostMinor,
    })),
    note: row.note,
    cancelReason: row.cancelReason,
    createdBy: row.createdBy,
    receipts: receipts.map(({ id, createdAt, by, note, counts, photos }) => ({
      id,
      at: createdAt.toISOString(),
      by,
      note,
      counts,
      photos: photos.map((photo) => ({ ...photo, url: fileAddress(keyring, context.storeId, photo.fileId) })),
    })),
    allowed: {
      ship: receivingTransitions[row.status].includes('NOT_YET_DELIVERED'),
      deliver: receivingTransitions[row.status].includes('IN_QUEUE'),
      receive: isOpen,
      cancel: row.receivingStatus === 'NONE' && receivingTransitions[row.status].includes('CANCELED'),
    },
  };
}
