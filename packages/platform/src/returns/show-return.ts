import type { ReturnDetail, ReturnRow } from '@brandwright/contract/returns/entities.ts';
import { returnReasonLabels, returnStatusLabels } from '@brandwright/contract/returns/enums.ts';
import { returnBanner } from '@brandwright/contract/returns/words.ts';
import { asc, and, eq } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { readOrderFacts, type OrderFacts } from './order-facts.ts';
import { refundOf } from './refund-of.ts';
import { returnTransitions } from './rules.ts';
import { returnLines, type returnOrders } from './tables.ts';

export type ReturnRecord = typeof returnOrders.$inferSelect;
export type ReturnLineRecord = typeof returnLines.$inferSelect;

export const linesOfReturn = ({ db, storeId }: Context, returnId: string): Promise<ReturnLineRecord[]> =>
  db
    .select()
    .from(returnLines)
    .where(and(eq(returnLines.storeId, storeId), eq(returnLines.returnId, returnId)))
    .orderBy(asc(returnLines.position));

export const toRow = (row: ReturnRecord): ReturnRow => ({
  id: row.id,
  handle: row.handle,
  status: row.status,
  statusLabel: returnStatusLabels[row.status],
  refundMethod: row.refundMethod,
  orderId: row.orderId,
  order: { orderNumber: row.orderNumber },
  customerId: row.customerId,
  customerName: row.customerName,
  itemsText: row.itemsText,
  units: row.units,
  refundMinor: row.refundMinor,
  currency: row.currency,
  isSettled: row.settledAt !== null,
  source: row.source,
  cancelReason: row.cancelReason,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** What it means to the customer, by where it stands. */
export const bannerOf = (row: ReturnRecord): string =>
  returnBanner({
    status: row.status,
    isStoreCredit: row.refundMethod === 'STORE_CREDIT' || row.refundMinor === 0,
    isSettled: row.settledAt !== null,
    cancelReason: row.cancelReason,
  });

/** A return as it was settled, or as it would be now. */
export async function refundNow(
  context: Context,
  row: ReturnRecord,
  lines: readonly ReturnLineRecord[],
  given?: OrderFacts,
) {
  if (row.settlement) return row.settlement;
  return refundOf(given ?? (await readOrderFacts(context, { id: row.orderId })), lines, row);
}

export async function showReturn(context: Context, row: ReturnRecord): Promise<ReturnDetail> {
  const lines = await linesOfReturn(context, row.id);
  const refund = await refundNow(context, row, lines);
  const isOpen = row.settledAt === null && row.status !== 'CANCELED';
  return {
    ...toRow({ ...row, refundMinor: refund.totalMinor }),
    email: row.email,
    lines: lines.map(({ lineItemId, title, variant, sku, quantity, reason, damagedQuantity }) => ({
      lineItemId,
      title,
      variant,
      sku,
      quantity,
      reason,
      reasonLabel: returnReasonLabels[reason],
      damagedQuantity,
    })),
    refund,
    destination: row.refundMethod === 'STORE_CREDIT' ? 'STORE_CREDIT' : 'ORIGINAL_PAYMENT',
    banner: bannerOf(row),
    shipment: shipmentOf(row),
    creditCode: row.creditCode,
    exchange:
      row.exchangeOrderId === null || row.exchangeOrderNumber === null
        ? null
        : {
            orderId: row.exchangeOrderId,
            orderNumber: row.exchangeOrderNumber,
            amountMinor: row.exchangeMinor,
          },
    overrideReason: row.overrideReason,
    teamNote: row.teamNote,
    shopperNote: row.shopperNote,
    hasShopperNote: row.shopperNote !== null,
    createdBy: row.createdBy,
    shippedAt: row.shippedAt?.toISOString() ?? null,
    receivedAt: row.receivedAt?.toISOString() ?? null,
    canceledAt: row.canceledAt?.toISOString() ?? null,
    settledAt: row.settledAt?.toISOString() ?? null,
    allowed: {
      statuses: [...returnTransitions[row.status]],
      refund: isOpen && row.status === 'RECEIVED' && refund.totalMinor > 0,
      receiveAndRefund: isOpen && row.status !== 'RECEIVED' && refund.totalMinor > 0,
    },
  };
}

/** A return after a change, without the shopper's words. */
export async function showChanged(context: Context, row: ReturnRecord, change: string) {
  const { shopperNote: _note, ...shown } = await showReturn(context, row);
  return { ...shown, change };
}

function shipmentOf({ carrier, trackingNumber, remoteOrderNumber }: ReturnRecord): ReturnDetail['shipment'] {
  if (carrier === null && trackingNumber === null && remoteOrderNumber === null) return null;
  return {
    carrier,
    trackingNumber,
    remoteShippoOrderData: remoteOrderNumber === null ? null : { order_number: remoteOrderNumber },
  };
}
