import type { ShopOrder, ShopOrderLine } from '@brandwright/providers';
import { and, eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Context } from '../../kernel/request/context.ts';
import { carryOut, planOf } from '../cancel.ts';
import { recordStatusChange, updateOrder } from '../change-order.ts';
import { linesOf, lockOrder, type LineRecord, type OrderRecord } from '../find-order.ts';
import {
  cancelRefusal,
  openUnits,
  shippingChangeRefusal,
  standingOf,
  statusAfterShipping,
} from '../rules.ts';
import { orderLineItems, orderNotes } from '../tables.ts';
import type { OpenShop } from './open-shop.ts';
import { takeMoney } from './take-money.ts';
import { shopOrders, type ShopOrderRow } from './tables.ts';
import { saidBy } from './to-new-order.ts';

interface Change {
  order: OrderRecord;
  lines: LineRecord[];
  incoming: ShopOrder;
  row: ShopOrderRow;
  shop: OpenShop;
}

/**
 * Makes an order what the shop says now, as far as our own rules let it: what was canceled there is canceled without a refund of ours,
 * what was shipped there is shipped, money is noted, an address that changed there changes here. `did`: whether anything
 * changed. `why`: what couldn't be followed, for whoever asks.
 */
export async function bringUpToDate(
  context: Context,
  shop: OpenShop,
  incoming: ShopOrder,
  row: ShopOrderRow,
): Promise<{ did: boolean; why: string | undefined }> {
  const done: string[] = [];
  let why: string | undefined;
  for (const step of [takeCancellation, takeShipped, takeMoneyOf, takeAddress, takeNote, tellOfNewLines]) {
    const order = await lockOrder(context, { id: row.orderId });
    const change = { order, lines: await linesOf(context, order.id), incoming, row, shop };
    const { did, refused } = await step(context, change);
    if (did !== undefined) done.push(did);
    why ??= refused;
  }
  const notes = [...(done.length > 0 ? [`Changed in ${shop.name}: ${done.join('; ')}.`] : [])];
  if (why !== undefined) notes.push(`${shop.name} changed this order, but ${why}.`);
  for (const text of notes) await addNote(context, row.orderId, text);
  const { storeId } = context;
  await context.db
    .update(shopOrders)
    .set({ changedAt: new Date(incoming.updatedAt), said: saidBy(incoming), externalName: incoming.name })
    .where(and(eq(shopOrders.storeId, storeId), eq(shopOrders.id, row.id)));
  return { did: done.length > 0, why };
}

interface Step {
  did?: string;
  refused?: string;
}

const theirs = (row: ShopOrderRow, incoming: ShopOrder, line: LineRecord) => {
  const externalId = row.lines.find(({ lineItemId }) => lineItemId === line.id)?.externalId;
  return incoming.lines.find(({ id }) => id === externalId);
};

/** Units that no one ships anymore. One that was refunded after it shipped is off the order there too, but takes none that is open here. */
function removedUnits(line: LineRecord, there: ShopOrderLine | undefined): number {
  if (!there) return 0;
  const removed = there.removedQuantity - line.canceledQuantity;
  return Math.max(0, Math.min(removed, openUnits(line) - there.unfulfilledQuantity));
}

/** The whole order, or units that were taken off it. */
async function takeCancellation(
  context: Context,
  { order, lines, incoming, row, shop }: Change,
): Promise<Step> {
  const isWhole = incoming.canceledAt !== null;
  const wanted = lines.flatMap((line) => {
    const units = isWhole ? openUnits(line) : removedUnits(line, theirs(row, incoming, line));
    return units > 0 ? [{ lineId: line.id, units }] : [];
  });
  if (isWhole && order.cancelStatus !== 'CANCELED' && wanted.length === 0) {
    const refusal = cancelRefusal(order.orderNumber, order, lines);
    return refusal ? { refused: `it was canceled there after it shipped here (#${order.orderNumber})` } : {};
  }
  if (wanted.length === 0 || cancelRefusal(order.orderNumber, order, lines)) return {};
  const how = { refund: false, restock: true, reason: `Canceled in ${shop.name}` };
  await carryOut(context, await planOf(context, order, lines, wanted, how), how);
  const units = wanted.reduce((sum, one) => sum + one.units, 0);
  return { did: isWhole ? 'canceled' : `${units} ${units === 1 ? 'unit' : 'units'} removed` };
}

/** What left from elsewhere. Our stock is not touched: it left no shelf of ours that we know of. */
async function takeShipped(context: Context, { order, lines, incoming, row }: Change): Promise<Step> {
  const shipped = lines.flatMap((line) => {
    const more = (theirs(row, incoming, line)?.fulfilledQuantity ?? 0) - line.fulfilledQuantity;
    const units = Math.min(openUnits(line), Math.max(0, more));
    return units > 0 ? [{ line, units }] : [];
  });
  if (shipped.length === 0 || order.cancelStatus === 'CANCELED') return {};
  for (const { line, units } of shipped)
    await context.db
      .update(orderLineItems)
      .set({ fulfilledQuantity: sql`${orderLineItems.fulfilledQuantity} + ${units}` })
      .where(and(eq(orderLineItems.storeId, context.storeId), eq(orderLineItems.id, line.id)));
  const after = await linesOf(context, order.id);
  const standing = standingOf(after);
  const then = statusAfterShipping(after);
  // What is left of an order on hold waits for a person.
  const to = order.productionStatus === 'ON_HOLD' && then !== 'FINISHED' ? 'ON_HOLD' : then;
  await updateOrder(context, order.id, {
    ...standing,
    productionStatus: to,
    holdReason: to === 'FINISHED' ? null : order.holdReason,
    ...(standing.fulfillmentStatus === 'FULFILLED' ? { fulfilledAt: new Date(incoming.updatedAt) } : {}),
  });
  if (to !== order.productionStatus)
    await recordStatusChange(context, order.id, {
      from: order.productionStatus,
      to,
      reason: 'Fulfilled in the shop',
    });
  const units = shipped.reduce((sum, one) => sum + one.units, 0);
  return { did: `${units} ${units === 1 ? 'unit' : 'units'} fulfilled there, stock here unchanged` };
}

const takeMoneyOf = async (context: Context, { order, incoming, shop }: Change): Promise<Step> => {
  if (incoming.currency !== order.currency)
    return { refused: `its money there is in ${incoming.currency}, and here in ${order.currency}` };
  const did = await takeMoney(context, order, incoming, shop);
  return did === undefined ? {} : { did };
};

/** Where the shop's own address changed: one that was changed here stays. */
async function takeAddress(context: Context, { order, incoming, row }: Change): Promise<Step> {
  const { address } = saidBy(incoming);
  if (same(address, row.said.address)) return {};
  if (shippingChangeRefusal(order.orderNumber, order) !== undefined)
    return { refused: `its new address came too late for #${order.orderNumber}` };
  await updateOrder(context, order.id, { shippingAddress: address, countryCode: address.countryCode });
  return {
    did: `ships to ${[address.addressLine1, address.city, address.state].filter(Boolean).join(', ')} now`,
  };
}

async function takeNote(context: Context, { order, incoming, row }: Change): Promise<Step> {
  if (incoming.note === row.said.note) return {};
  await updateOrder(context, order.id, { shopperNote: incoming.note });
  return { did: 'the shopper’s note' };
}

const tellOfNewLines = (_context: Context, { incoming, row, order }: Change): Promise<Step> => {
  const mapped = new Set(row.lines.map(({ externalId }) => externalId));
  const added = incoming.lines.some(({ id, quantity }) => quantity > 0 && !mapped.has(id));
  return Promise.resolve(
    added && order.cancelStatus !== 'CANCELED'
      ? { refused: `items added there aren’t on #${order.orderNumber}; enter them as a new order` }
      : {},
  );
};

const same = (a: object, b: object) => {
  const sorted = (value: object) =>
    JSON.stringify(Object.entries(value).sort(([x], [y]) => (x < y ? -1 : 1)));
  return sorted(a) === sorted(b);
};

const addNote = ({ db, storeId, clock }: Context, orderId: string, text: string) =>
  db.insert(orderNotes).values({
    storeId,
    id: randomUUID(),
    orderId,
    author: 'System',
    kind: 'SYSTEM',
    text: text.slice(0, 1000),
    createdAt: clock.now(),
  });
