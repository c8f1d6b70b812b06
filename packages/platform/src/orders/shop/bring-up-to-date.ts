import { syncShopOrders } from '@brandwright/contract/orders/shop/sync-shop-orders.ts';
import type { ShopOrder } from '@brandwright/providers';
import { and, eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { writeEntry } from '../../kernel/approvals/journal.ts';
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
import { addingRefusal, addLines } from './added-lines.ts';
import { editsOf, oursOf, type Edits } from './edits.ts';
import type { OpenShop } from './open-shop.ts';
import { runRulesAfterEdit } from './rules-after-edit.ts';
import { takeMoney } from './take-money.ts';
import { shopOrders, type LineInShop, type ShopOrderRow } from './tables.ts';
import { saidBy } from './to-new-order.ts';

interface Change {
  order: OrderRecord;
  lines: LineRecord[];
  incoming: ShopOrder;
  row: ShopOrderRow;
  shop: OpenShop;
  edits: Edits;
}

interface Step {
  did?: string;
  refused?: string;
  /** Which of the shop's lines ours are now. */
  mapped?: LineInShop[];
  /** Codes of what was added. */
  skus?: string[];
  /** Whether the journal keeps it: what became of the items. */
  isEdit?: boolean;
}

interface BroughtUpToDate {
  /** Whether anything changed. */
  did: boolean;
  /** What couldn't be followed, for whoever asks. */
  why: string | undefined;
  /** Codes of items that were added. */
  skus: string[];
}

/**
 * Makes an order what the shop says now, as far as our own rules let it: what was canceled or taken off there is canceled without a refund
 * of ours, what was added there is added, what was shipped there is shipped, money is noted, an address that changed there changes here.
 */
export async function bringUpToDate(
  context: Context,
  shop: OpenShop,
  incoming: ShopOrder,
  known: ShopOrderRow,
): Promise<BroughtUpToDate> {
  const done: Step[] = [];
  let row = known;
  let edits: Edits | undefined;
  for (const step of [
    takeCancellation,
    takeAddedLines,
    takeShipped,
    takeMoneyOf,
    takeAddress,
    takeNote,
    tellOfUnknownLines,
  ]) {
    const order = await lockOrder(context, { id: row.orderId });
    const lines = await linesOf(context, order.id);
    edits ??= editsOf({ lines, row, incoming });
    const taken = await step(context, { order, lines, incoming, row, shop, edits });
    done.push(taken);
    if (taken.mapped) row = { ...row, lines: taken.mapped };
  }
  const did = done.flatMap((step) => step.did ?? []);
  const why = done.find(({ refused }) => refused !== undefined)?.refused;
  if (did.length > 0) await addNote(context, row.orderId, `Changed in ${shop.name}: ${did.join('; ')}.`);
  if (why !== undefined) await addNote(context, row.orderId, `${shop.name} changed this order, but ${why}.`);
  await journalEdits(context, shop, row, done);
  const { storeId } = context;
  await context.db
    .update(shopOrders)
    .set({ changedAt: new Date(incoming.updatedAt), said: saidBy(incoming), externalName: incoming.name })
    .where(and(eq(shopOrders.storeId, storeId), eq(shopOrders.id, row.id)));
  return { did: did.length > 0, why, skus: done.flatMap(({ skus }) => skus ?? []) };
}

/** Nobody asked for it here, so the journal says where it comes from. */
async function journalEdits(
  context: Context,
  shop: OpenShop,
  row: ShopOrderRow,
  done: readonly Step[],
): Promise<void> {
  const edits = done.flatMap(({ did, isEdit }) => (isEdit && did !== undefined ? [did] : []));
  if (edits.length === 0) return;
  await writeEntry(context, syncShopOrders, {
    input: {},
    summary: `Order ${row.externalName} changed in ${shop.name}: ${edits.join('; ')}.`,
    subject: { kind: 'order', id: row.orderId },
  });
}

/** The whole order, or units that were taken off it. */
async function takeCancellation(
  context: Context,
  { order, lines, incoming, shop, edits }: Change,
): Promise<Step> {
  const isWhole = incoming.canceledAt !== null;
  const wanted = isWhole
    ? lines.flatMap((line) => (openUnits(line) > 0 ? [{ lineId: line.id, units: openUnits(line) }] : []))
    : edits.removed;
  if (isWhole && order.cancelStatus !== 'CANCELED' && wanted.length === 0) {
    const refusal = cancelRefusal(order.orderNumber, order, lines);
    return refusal ? { refused: `it was canceled there after it shipped here (#${order.orderNumber})` } : {};
  }
  const tooLate =
    !isWhole && edits.removedTooLate > 0
      ? { refused: `${unitWords(edits.removedTooLate)} removed there had already shipped here` }
      : {};
  if (wanted.length === 0 || cancelRefusal(order.orderNumber, order, lines)) return tooLate;
  const how = { refund: false, restock: true, reason: `Canceled in ${shop.name}` };
  await carryOut(context, await planOf(context, order, lines, wanted, how), how);
  const units = wanted.reduce((sum, one) => sum + one.units, 0);
  return { ...tooLate, isEdit: true, did: isWhole ? 'canceled' : `${unitWords(units)} removed` };
}

const unitWords = (units: number) => `${units} ${units === 1 ? 'unit' : 'units'}`;

/** Items and units that were added there, with the rules that look at them. */
async function takeAddedLines(context: Context, change: Change): Promise<Step> {
  const { order, lines, incoming, edits } = change;
  const { added } = edits;
  if (added.length === 0 || incoming.canceledAt !== null) return {};
  const refused = addingRefusal(order);
  if (refused !== undefined) return { refused };
  const written = await addLines(context, change, edits);
  if ('why' in written) return { refused: written.why };
  const after = await lockOrder(context, { id: order.id });
  const rules = await runRulesAfterEdit(
    context,
    { order, lines },
    { order: after, lines: await linesOf(context, order.id) },
  );
  const items = added.map(({ there, units }) => `${units} × ${there.title} added`);
  return {
    isEdit: true,
    did: [...items, ...rules].join('; '),
    mapped: written.mapped,
    skus: added.flatMap(({ there }) => there.sku ?? []),
  };
}

/** What left from elsewhere. Our stock is not touched: it left no shelf of ours that we know of. */
async function takeShipped(context: Context, { order, lines, incoming, row }: Change): Promise<Step> {
  const shipped = incoming.lines.flatMap((there) => {
    const ours = oursOf({ lines, row }, there.id);
    let more = there.fulfilledQuantity - ours.reduce((sum, line) => sum + line.fulfilledQuantity, 0);
    return ours.flatMap((line) => {
      const units = Math.min(openUnits(line), Math.max(0, more));
      more -= units;
      return units > 0 ? [{ line, units }] : [];
    });
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

/** Of an order from before it was kept what the shop's lines are, nobody can tell what was added since. */
const tellOfUnknownLines = (_context: Context, { incoming, row, order }: Change): Promise<Step> => {
  const mapped = new Set(row.lines.map(({ externalId }) => externalId));
  const added =
    row.said.units === undefined &&
    incoming.lines.some(({ id, quantity }) => quantity > 0 && !mapped.has(id));
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
