import type { OrderOrigin } from '@brandwright/contract/orders/enums.ts';
import { and, eq, inArray, max, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Context } from '../kernel/request/context.ts';
import { authorOf } from './change-order.ts';
import { addCustomers } from './customers.ts';
import { insertRows } from '../kernel/data/insert-rows.ts';
import { priceOrder, searchTextOf, type NewOrder } from './new-order.ts';
import { firstOrdersOf } from './first-orders.ts';
import { arrivedAs, runRules, type RuleEffect, type RuleSubject } from './order-rules.ts';
import { rulesThatAreOn } from './rule-operations.ts';
import { firstNumbers, standingOf } from './rules.ts';
import { tellHeld } from './tell-held.ts';
import {
  orderLineItems,
  orderNotes,
  orderPayments,
  orderRefunds,
  orderRuleRuns,
  orders,
  orderStatusChanges,
} from './tables.ts';

export interface PlacedOrder {
  id: string;
  orderNumber: number;
  totalMinor: number;
  rulesActed: number;
}

/**
 * Writes new orders of one origin, in the order given: numbers them, finds or makes their customers, shares discounts
 * and tax over their lines, and runs the store's rules on each. All or nothing, with the caller's transaction.
 */
export async function placeOrders(
  context: Context,
  origin: OrderOrigin,
  incoming: readonly NewOrder[],
): Promise<PlacedOrder[]> {
  const { storeId } = context;
  const now = context.clock.now();
  const numbers = await takeNumbers(context, origin, incoming.length);
  const customerIds = await addCustomers(context, incoming);
  const rules = await rulesThatAreOn(context);
  const isFirst = await firstOrdersOf(
    context,
    incoming.map(({ placedAt }, index) => ({ customerId: customerIds[index] ?? null, placedAt })),
  );
  const rows = { orders: [], lines: [], payments: [], refunds: [], notes: [], changes: [], runs: [] } as Rows;
  const placed = incoming.map((order, index): PlacedOrder => {
    const orderNumber = numbers[index] ?? 0;
    const id = randomUUID();
    const priced = priceOrder(order);
    const standing = standingOf(priced.lines);
    const open = standing.cancelStatus === 'NONE' && standing.fulfillmentStatus !== 'FULFILLED';
    const customerName = order.customer.name;
    const subject: RuleSubject = {
      totalMinor: priced.totalMinor,
      countryCode: order.address.countryCode,
      state: order.address.state,
      origin,
      units: priced.units,
      email: order.customer.email,
      shopperNote: order.shopperNote,
      note: order.note,
      tags: order.tags,
      shippingMethod: order.shippingMethod,
      isFirstOrder: isFirst[index] ?? false,
      lines: priced.lines,
    };
    const effect = runRules(rules, subject, open);
    const first =
      standing.fulfillmentStatus === 'FULFILLED'
        ? 'FINISHED'
        : standing.fulfillmentStatus === 'PARTIAL'
          ? 'PROCESSING'
          : 'OUTSTANDING';
    rows.orders.push({
      storeId,
      id,
      orderNumber,
      origin,
      channelReference: order.channelReference,
      placedAt: order.placedAt,
      customerId: customerIds[index] ?? null,
      customerName,
      email: order.customer.email,
      productionStatus: effect.holdReason === null ? first : 'ON_HOLD',
      ...standing,
      holdReason: effect.holdReason,
      tags: [...new Set([...order.tags, ...effect.tags])],
      units: priced.units,
      itemsText: priced.itemsText,
      subtotalMinor: priced.subtotalMinor,
      discountMinor: priced.discountMinor,
      discountCode: order.discountCode,
      shippingMinor: order.shippingMinor,
      taxMinor: order.taxMinor,
      totalMinor: priced.totalMinor,
      capturedMinor: order.payment?.amountMinor ?? 0,
      refundedMinor: order.refundedMinor,
      countryCode: order.address.countryCode,
      shippingAddress: order.address,
      shippingMethod: effect.shippingMethod ?? order.shippingMethod,
      note: order.note,
      shopperNote: order.shopperNote,
      searchText: searchTextOf({
        orderNumber,
        channelReference: order.channelReference,
        customerName,
        email: order.customer.email,
        lines: order.lines,
      }),
      canceledAt: order.canceledAt,
      fulfilledAt: order.fulfilledAt,
      arrived: arrivedAs(subject, open),
      createdAt: now,
      updatedAt: now,
    });
    priced.lines.forEach((line, position) =>
      rows.lines.push({ ...line, storeId, id: randomUUID(), orderId: id, position }),
    );
    addPayment(rows, storeId, id, order, now);
    rows.changes.push({
      storeId,
      id: randomUUID(),
      orderId: id,
      from: null,
      to: first,
      reason: 'Received',
      by: authorOf(context),
      at: now,
    });
    addEffect(rows, storeId, id, effect, first, now);
    return { id, orderNumber, totalMinor: priced.totalMinor, rulesActed: effect.runs.length };
  });
  await insertAll(context, rows);
  await tellHeld(
    context,
    rows.orders.filter(({ productionStatus }) => productionStatus === 'ON_HOLD'),
  );
  return placed;
}

interface Rows {
  orders: (typeof orders.$inferInsert)[];
  lines: (typeof orderLineItems.$inferInsert)[];
  payments: (typeof orderPayments.$inferInsert)[];
  refunds: (typeof orderRefunds.$inferInsert)[];
  notes: (typeof orderNotes.$inferInsert)[];
  changes: (typeof orderStatusChanges.$inferInsert)[];
  runs: (typeof orderRuleRuns.$inferInsert)[];
}

function addPayment(rows: Rows, storeId: string, orderId: string, order: NewOrder, now: Date): void {
  if (!order.payment) return;
  const paymentId = randomUUID();
  rows.payments.push({
    ...order.payment,
    storeId,
    id: paymentId,
    orderId,
    refundedMinor: order.refundedMinor,
  });
  if (order.refundedMinor === 0) return;
  rows.refunds.push({
    storeId,
    id: randomUUID(),
    orderId,
    paymentId,
    amountMinor: order.refundedMinor,
    shippingMinor: 0,
    kind: 'AMOUNT',
    reason: 'Refunded before it was received',
    status: 'SUCCEEDED',
    idempotencyKey: `before:${orderId}`,
    providerRefundId: `before_${orderId}`,
    createdAt: now,
  });
}

function addEffect(
  rows: Rows,
  storeId: string,
  orderId: string,
  effect: RuleEffect,
  from: 'OUTSTANDING' | 'PROCESSING' | 'FINISHED',
  now: Date,
): void {
  for (const { ruleId, ruleName, did } of effect.runs)
    rows.runs.push({ ruleId, ruleName, did, storeId, id: randomUUID(), orderId, at: now });
  for (const { ruleName, text } of effect.notes) {
    rows.notes.push({
      storeId,
      id: randomUUID(),
      orderId,
      author: `Rule: ${ruleName}`,
      kind: 'RULE',
      text,
      createdAt: now,
    });
  }
  if (effect.holdReason === null) return;
  const by = `Rule: ${effect.runs.find((run) => run.did.some((did) => did.startsWith('put on hold')))?.ruleName ?? ''}`;
  rows.changes.push({
    storeId,
    id: randomUUID(),
    orderId,
    from,
    to: 'ON_HOLD',
    reason: effect.holdReason,
    by,
    at: now,
  });
}

async function insertAll({ db }: Context, rows: Rows): Promise<void> {
  await insertRows(db, orders, rows.orders);
  await insertRows(db, orderLineItems, rows.lines);
  await insertRows(db, orderPayments, rows.payments);
  await insertRows(db, orderRefunds, rows.refunds);
  await insertRows(db, orderNotes, rows.notes);
  await insertRows(db, orderStatusChanges, rows.changes);
  await insertRows(db, orderRuleRuns, rows.runs);
}

/**
 * The next numbers of an origin's series, skipping those that another series has come to use. Held until the end of
 * the transaction, so two orders that come in at once never take the same.
 */
async function takeNumbers(context: Context, origin: OrderOrigin, wanted: number): Promise<number[]> {
  const { db, storeId } = context;
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`order numbers ${storeId}`}, 0))`);
  const ofStore = eq(orders.storeId, storeId);
  const [last] = await db
    .select({ number: max(orders.orderNumber) })
    .from(orders)
    .where(and(ofStore, eq(orders.origin, origin)));
  const numbers: number[] = [];
  let next = last?.number == null ? firstNumbers[origin] : last.number + 1;
  while (numbers.length < wanted) {
    const block = Array.from({ length: wanted - numbers.length + 50 }, (_none, index) => next + index);
    const taken = new Set(
      (
        await db
          .select({ number: orders.orderNumber })
          .from(orders)
          .where(and(ofStore, inArray(orders.orderNumber, block)))
      ).map((row) => row.number),
    );
    numbers.push(...block.filter((number) => !taken.has(number)).slice(0, wanted - numbers.length));
    next += block.length;
  }
  return numbers;
}
