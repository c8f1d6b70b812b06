import { OperationError } from '@brandwright/contract';
import { z } from 'zod';
import { ShopRefused } from '../../shop-catalog/shop-catalog.ts';
import { wooApi, type WooClient } from '../../shop-catalog/woocommerce/woocommerce-client.ts';
import type { ShopFulfillment, ShopOrder } from '../shop-orders.ts';
import { wooNote, wooOrder, type WooOrder } from './order-answers.ts';
import { shipmentsKey, toldOf, unitsTold, type ToldShipments } from './told-shipments.ts';

/**
 * WooCommerce knows no shipments: a private note tells the tracking number, what has shipped is kept with the order, and with the last
 * unit the order is completed. The note comes first and is looked for, so that a lost answer leaves no order told without one.
 */
export async function fulfillAtWooCommerce(
  client: WooClient,
  domain: string,
  { order, read }: { order: WooOrder; read: ShopOrder },
  fulfillment: ShopFulfillment,
  signal: AbortSignal,
): Promise<{ id: string; isNew: boolean }> {
  const { trackingNumber } = fulfillment;
  const known = toldOf(order);
  const id = `${order.id}:${trackingNumber}`;
  const added = leftToTell(fulfillment, known);
  if (added.length === 0) return { id, isNew: false };
  const short = added.reduce((sum, { line, quantity }) => {
    const left = read.lines.find((one) => one.id === line)?.unfulfilledQuantity ?? 0;
    return sum + Math.max(0, quantity - left);
  }, 0);
  if (short > 0 || read.canceledAt !== null)
    throw new ShopRefused(
      'shop',
      `WooCommerce has fewer units left to fulfill than were shipped: ${short} short. They were completed, canceled or refunded there. Check the order in WooCommerce.`,
    );
  await addNote(client, order, fulfillment, signal);
  const told = [...known, ...added];
  const isAll = read.lines.every(
    ({ id: lineId, quantity, removedQuantity }) => unitsTold(told, lineId) >= quantity - removedQuantity,
  );
  const kept = order.meta_data.find(({ key }) => key === shipmentsKey)?.id;
  await client.write(
    'PUT',
    `${wooApi}/orders/${order.id}`,
    {
      meta_data: [
        { ...(kept === undefined ? {} : { id: kept }), key: shipmentsKey, value: JSON.stringify(told) },
      ],
      ...(isAll ? { status: 'completed' } : {}),
    },
    wooOrder.pick({ id: true }),
    signal,
  );
  return { id, isNew: true };
}

/** Units by line that the shop was not told of under this tracking number. */
function leftToTell({ lines, trackingNumber }: ShopFulfillment, known: ToldShipments): ToldShipments {
  const wanted = new Map<string, number>();
  for (const { lineId, quantity } of lines) wanted.set(lineId, (wanted.get(lineId) ?? 0) + quantity);
  const ofNumber = known.filter(({ tracking }) => tracking === trackingNumber);
  return [...wanted].flatMap(([line, units]) => {
    const quantity = units - unitsTold(ofNumber, line);
    return quantity > 0 ? [{ tracking: trackingNumber, line, quantity }] : [];
  });
}

/** Private: what shoppers are told is the shop's own to say. */
async function addNote(
  client: WooClient,
  { id }: WooOrder,
  { trackingNumber, trackingUrl, carrier }: ShopFulfillment,
  signal: AbortSignal,
): Promise<void> {
  const path = `${wooApi}/orders/${id}/notes`;
  const { found } = await client.ask(path, {}, z.array(wooNote), signal);
  if (found.some(({ note }) => note.includes(trackingNumber))) return;
  const note = `Shipped with ${carrier}, tracking number ${trackingNumber}.${trackingUrl === null ? '' : ` ${trackingUrl}`}`;
  const made = await client.write('POST', path, { note, customer_note: false }, wooNote, signal);
  if (made.id <= 0) throw new OperationError('upstream', 'The note of the shipment was not written.');
}
