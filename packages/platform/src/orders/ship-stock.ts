import { recordStockMovements } from '@brandwright/contract/catalog/record-stock-movements.ts';
import { takeBackStockMovements } from '@brandwright/contract/catalog/take-back-stock-movements.ts';
import type { Context } from '../kernel/request/context.ts';
import { notEnough, skusByCode, type ParcelLine } from './parcel.ts';

const mostKeys = 50;

/** Under which the units of a line leave with a shipment, once. */
const keyOf = (shipmentId: string, lineId: string) => `shipment:${shipmentId}:${lineId}`;

/** Takes what is in a parcel out of the stock. Errors: conflict when there isn't enough. */
export async function shipStock(
  context: Context,
  { shipmentId, orderNumber }: { shipmentId: string; orderNumber: number },
  contents: readonly ParcelLine[],
): Promise<void> {
  const skus = await skusByCode(context);
  const leaving = contents.filter(
    ({ line }) => line.sku !== null && skus.get(line.sku)?.isMadeToOrder !== true,
  );
  if (leaving.length === 0) return;
  const { moved } = await context.call(recordStockMovements, {
    movements: leaving.map(({ line, quantity }) => ({
      kind: 'SHIPPED' as const,
      sku: line.sku ?? '',
      quantity,
      reference: `Order #${orderNumber}`,
      key: keyOf(shipmentId, line.id),
    })),
  });
  const short = moved.find(({ missing, skuId }) => missing > 0 && isStocked(skus, skuId));
  if (!short) return;
  const code = [...skus.values()].find(({ id }) => id === short.skuId)?.sku ?? 'that SKU';
  const had = Math.abs(short.quantity);
  throw notEnough(code, had, had + short.missing);
}

const isStocked = (skus: Awaited<ReturnType<typeof skusByCode>>, skuId: string) =>
  [...skus.values()].some(({ id, isStocked: stocked }) => id === skuId && stocked);

/** Puts it back as it was, with its cost. Errors: conflict when the stock has moved since. */
export async function unshipStock(
  context: Context,
  shipmentId: string,
  lineIds: readonly string[],
): Promise<void> {
  for (let from = 0; from < lineIds.length; from += mostKeys)
    await context.call(takeBackStockMovements, {
      keys: lineIds.slice(from, from + mostKeys).map((lineId) => keyOf(shipmentId, lineId)),
    });
}

/** Puts the units of a shipment back some time later, whatever moved since. */
export async function restock(
  context: Context,
  { shipmentId, orderNumber }: { shipmentId: string; orderNumber: number },
  contents: readonly ParcelLine[],
): Promise<void> {
  const skus = await skusByCode(context);
  const back = contents.filter(
    ({ line }) => line.sku !== null && skus.get(line.sku)?.isMadeToOrder === false,
  );
  if (back.length === 0) return;
  await context.call(recordStockMovements, {
    movements: back.map(({ line, quantity }) => ({
      kind: 'RETURNED' as const,
      sku: line.sku ?? '',
      quantity,
      reason: 'The label was voided',
      reference: `Order #${orderNumber}`,
      key: `${keyOf(shipmentId, line.id)}:back`,
    })),
  });
}
