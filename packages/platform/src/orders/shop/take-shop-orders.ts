import type { ShopOrder } from '@brandwright/providers';
import { and, asc, between, eq, inArray, or, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Context } from '../../kernel/request/context.ts';
import { skusByCode } from '../parcel.ts';
import { placeOrders } from '../place-orders.ts';
import { orderLineItems, orders } from '../tables.ts';
import type { NewOrder } from '../new-order.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { attempt, whyNot } from './each-alone.ts';
import { lineMapOf } from './line-map.ts';
import type { OpenShop } from './open-shop.ts';
import { shopOrders, type ShopOrderRow } from './tables.ts';
import { originOf, referenceOf, saidBy, toNewOrder } from './to-new-order.ts';

export interface Taken {
  cameIn: number;
  changed: number;
  unchanged: number;
  skipped: { order: string; why: string }[];
  unknownSkus: string[];
}

/** Long before any order: what is recognized is brought up to date, whatever it says. */
const never = new Date(0);
const dayMs = 86_400_000;

/**
 * Takes orders of a shop as they are there now: new ones are placed by the one way in for orders, rules included; those that are
 * here are brought up to date, unless what is here is newer. One at a time for a store, so that none comes in twice.
 */
export async function takeShopOrders(
  context: Context,
  shop: OpenShop,
  incoming: readonly ShopOrder[],
): Promise<Taken> {
  const { db, storeId } = context;
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`shop orders ${storeId}`}, 0))`);
  const taken: Taken = { cameIn: 0, changed: 0, unchanged: 0, skipped: [], unknownSkus: [] };
  const known = await knownRows(context, shop, incoming);
  const fresh: ShopOrder[] = [];
  for (const order of newestOfEach(incoming)) {
    const outcome = await attempt(context, async () => {
      const row = known.get(order.id) ?? (await recognize(context, shop, order));
      if (row) await update(context, shop, order, row, taken);
      return row !== undefined;
    });
    if ('error' in outcome) taken.skipped.push({ order: order.name, why: whyNot(outcome.error) });
    // What was never ordered, or not yet, does not come in.
    else if (!outcome.done && order.isConfirmed) fresh.push(order);
  }
  await placeAll(context, shop, fresh, taken);
  return taken;
}

/** At once; where that fails, one after the other, so that the one at fault keeps none of the others out. */
async function placeAll(
  context: Context,
  shop: OpenShop,
  fresh: readonly ShopOrder[],
  taken: Taken,
): Promise<void> {
  const good = fresh.flatMap((order) => {
    const outcome = readNew(order, shop);
    if ('placing' in outcome) return [outcome];
    taken.skipped.push({ order: order.name, why: outcome.why });
    return [];
  });
  if ('done' in (await attempt(context, () => placeNew(context, shop, good, taken)))) return;
  for (const one of good) {
    const outcome = await attempt(context, () => placeNew(context, shop, [one], taken));
    if ('error' in outcome) taken.skipped.push({ order: one.order.name, why: whyNot(outcome.error) });
  }
}

interface Placing {
  order: ShopOrder;
  placing: NewOrder;
}

function readNew(order: ShopOrder, shop: OpenShop): Placing | { why: string } {
  try {
    const read = toNewOrder(order, shop);
    return 'order' in read ? { order, placing: read.order } : read;
  } catch (error) {
    return { why: whyNot(error) };
  }
}

/** An order that changed while the list was read is in it twice. */
function newestOfEach(incoming: readonly ShopOrder[]): ShopOrder[] {
  const newest = new Map<string, ShopOrder>();
  for (const order of incoming)
    if ((newest.get(order.id)?.updatedAt ?? '') <= order.updatedAt) newest.set(order.id, order);
  return [...newest.values()].sort((a, b) => (a.placedAt < b.placedAt ? -1 : 1));
}

async function knownRows({ db, storeId }: Context, { key }: OpenShop, incoming: readonly ShopOrder[]) {
  if (incoming.length === 0) return new Map<string, ShopOrderRow>();
  const ids = incoming.map(({ id }) => id);
  const rows = await db
    .select()
    .from(shopOrders)
    .where(
      and(eq(shopOrders.storeId, storeId), eq(shopOrders.shop, key), inArray(shopOrders.externalId, ids)),
    );
  return new Map(rows.map((row) => [row.externalId, row]));
}

/** An older reading changes nothing. One of the same second does where it says something else. */
function isNewer(order: ShopOrder, { changedAt, said }: ShopOrderRow): boolean {
  const at = new Date(order.updatedAt);
  if (at.getTime() !== changedAt.getTime()) return at > changedAt;
  return said.print !== undefined && said.print !== saidBy(order).print;
}

async function update(
  context: Context,
  shop: OpenShop,
  order: ShopOrder,
  row: ShopOrderRow,
  taken: Taken,
): Promise<void> {
  if (!isNewer(order, row)) {
    taken.unchanged += 1;
    return;
  }
  const { did, why, skus } = await bringUpToDate(context, shop, order, row);
  if (skus.length > 0) taken.unknownSkus.push(...(await unknownOf(context, skus)));
  if (did) taken.changed += 1;
  else if (why === undefined) taken.unchanged += 1;
  if (why !== undefined) taken.skipped.push({ order: order.name, why });
}

async function placeNew(
  context: Context,
  shop: OpenShop,
  good: readonly Placing[],
  taken: Taken,
): Promise<void> {
  if (good.length === 0) return;
  const placed = await placeOrders(
    context,
    originOf[shop.platform],
    await withOwnReferences(context, shop, good),
  );
  for (const [index, { order }] of good.entries()) {
    const id = placed[index]?.id;
    if (id === undefined) throw new Error('An order was not written.');
    const row = await keepRow(context, shop, order, id, new Date(order.updatedAt));
    // Units that were taken off before it came in are not to be shipped.
    if (order.canceledAt === null && order.lines.some(({ removedQuantity }) => removedQuantity > 0))
      await bringUpToDate(context, shop, order, row);
  }
  const sold = good.flatMap(({ placing }) => placing.lines.flatMap(({ sku }) => sku ?? []));
  const unknown = await unknownOf(context, sold);
  // Last: what fails has counted nothing.
  taken.cameIn += placed.length;
  taken.unknownSkus.push(...unknown);
}

async function unknownOf(context: Context, sold: readonly string[]): Promise<string[]> {
  const skus = await skusByCode(context);
  return [...new Set(sold.filter((sku) => !skus.has(sku)))];
}

/** Numbers of two shops on a platform may be the same: where another order is called so, the reference names the shop too. */
async function withOwnReferences(
  { db, storeId }: Context,
  shop: OpenShop,
  good: readonly Placing[],
): Promise<NewOrder[]> {
  const references = good.map(({ order }) => referenceOf(order));
  const rows = await db
    .select({ reference: orders.channelReference })
    .from(orders)
    .where(
      and(
        eq(orders.storeId, storeId),
        eq(orders.origin, originOf[shop.platform]),
        inArray(orders.channelReference, references),
      ),
    );
  const taken = new Set(rows.map(({ reference }) => reference));
  return good.map(({ order, placing }) =>
    taken.has(referenceOf(order))
      ? { ...placing, channelReference: `${order.name} (${shop.key}, ${order.id})` }
      : placing,
  );
}

/** The order, where it came in from a file before. Every shop has a "#1001": one without the shop's id must agree in more. */
async function recognize(
  context: Context,
  shop: OpenShop,
  order: ShopOrder,
): Promise<ShopOrderRow | undefined> {
  const { db, storeId } = context;
  const [found] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.storeId, storeId),
        eq(orders.origin, 'IMPORT'),
        or(eq(orders.channelReference, referenceOf(order)), isSameByName(order)),
        sql`not exists (select 1 from ${shopOrders} s where s.store_id = ${orders.storeId} and s.order_id = ${orders.id})`,
      ),
    )
    .limit(1);
  return found && keepRow(context, shop, order, found.id, never);
}

function isSameByName({ name, currency, totalMinor, placedAt, email }: ShopOrder) {
  const at = new Date(placedAt).getTime();
  const isOfThatDay = between(orders.placedAt, new Date(at - dayMs), new Date(at + dayMs));
  return and(
    eq(orders.channelReference, name),
    eq(orders.currency, currency),
    eq(orders.totalMinor, totalMinor),
    email === null ? isOfThatDay : or(isOfThatDay, eq(sql`lower(${orders.email})`, email)),
  );
}

async function keepRow(
  context: Context,
  shop: OpenShop,
  order: ShopOrder,
  orderId: string,
  changedAt: Date,
): Promise<ShopOrderRow> {
  const { db, storeId } = context;
  const lines = await db
    .select()
    .from(orderLineItems)
    .where(and(eq(orderLineItems.storeId, storeId), eq(orderLineItems.orderId, orderId)))
    .orderBy(asc(orderLineItems.position));
  const [row] = await db
    .insert(shopOrders)
    .values({
      storeId,
      id: randomUUID(),
      orderId,
      shop: shop.key,
      shopName: shop.name,
      externalId: order.id,
      externalName: order.name,
      changedAt,
      said: saidBy(order),
      lines: lineMapOf(order.lines, lines),
      takenAt: context.clock.now(),
    })
    .returning();
  if (!row) throw new Error('The order of the shop was not written.');
  return row;
}
