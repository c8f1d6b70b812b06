import type {
  OrderAfterChange,
  OrderDetail,
  OrderLineItem,
  Shipment,
} from '@brandwright/contract/orders/entities.ts';
import { shippingMethodLabels } from '@brandwright/contract/orders/enums.ts';
import { getFile } from '@brandwright/contract/store/get-file.ts';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import { given, statement } from '../kernel/data/statement.ts';
import type { Context } from '../kernel/request/context.ts';
import {
  findOrder,
  linesOf,
  ofOrder,
  type LineRecord,
  type OrderName,
  type OrderRecord,
} from './find-order.ts';
import { toOrderRow } from './order-rows.ts';
import { owedOf, paidBackOf, paidOf } from './paid.ts';
import {
  cancelRefusal,
  fulfillRefusal,
  nextProductionStatuses,
  openUnits,
  recreatableShipments,
  shippingChangeRefusal,
} from './rules.ts';
import { showInShop } from './shop/fulfillments.ts';
import {
  orderNotes,
  orderPayments,
  orderRefunds,
  orderRuleRuns,
  orderShipments,
  orders,
  orderStatusChanges,
  warehouseAttachments,
  wholesaleRequirements,
} from './tables.ts';

/** One order whole. */
export async function readOrder(context: Context, name: OrderName): Promise<OrderDetail> {
  return describeOrder(context, await findOrder(context, name));
}

/** The order as it is after a change, without the shopper's words. */
export async function afterChange(
  context: Context,
  orderId: string,
  change: string,
): Promise<OrderAfterChange> {
  const { shopperNote: _theirs, ...order } = await readOrder(context, { id: orderId });
  return { ...order, change };
}

async function describeOrder(context: Context, order: OrderRecord): Promise<OrderDetail> {
  const [
    lines,
    shipments,
    notes,
    customerOrderCount,
    payments,
    refunds,
    statusHistory,
    requirements,
    ruleRuns,
    shop,
  ] = await Promise.all([
    linesOf(context, order.id),
    shipmentsOf(context, order.id),
    notesOf(context, order.id),
    countOrdersOfCustomer(context, order),
    paymentsOf(context, order.id),
    refundsOf(context, order.id),
    statusHistoryOf(context, order.id),
    order.origin === 'MANUAL_WHOLESALE' ? requirementsOf(context, order.id) : [],
    ruleRunsOf(context, order.id),
    showInShop(context, order.id),
  ]);
  const canceledMinor = refunds.reduce((sum, one) => sum + (one.kind === 'CANCEL' ? one.amountMinor : 0), 0);
  const owedMinor = owedOf(order, lines, canceledMinor);
  return {
    ...toOrderRow(order, context.clock.now()),
    channelReference: order.channelReference,
    shop,
    customerOrderCount,
    lineItems: lines.map(toLineItem),
    subtotalMinor: order.subtotalMinor,
    discountMinor: order.discountMinor,
    discountCode: order.discountCode,
    shippingMinor: order.shippingMinor,
    taxMinor: order.taxMinor,
    capturedMinor: order.capturedMinor,
    creditMinor: order.creditMinor,
    owedMinor,
    shippingAddress: order.shippingAddress,
    shippingMethod: order.shippingMethod,
    shippingMethodLabel: shippingMethodLabels[order.shippingMethod],
    payments,
    refunds,
    shipments,
    note: order.note,
    shopperNote: order.shopperNote,
    hasShopperNote: order.shopperNote !== null,
    notes,
    statusHistory,
    wholesaleRequirements: requirements,
    ruleRuns,
    canceledAt: order.canceledAt?.toISOString() ?? null,
    fulfilledAt: order.fulfilledAt?.toISOString() ?? null,
    updatedAt: order.updatedAt.toISOString(),
    allowed: {
      productionStatuses: nextProductionStatuses(order),
      cancel: cancelRefusal(order.orderNumber, order, lines) === undefined,
      refund: paidOf(order) > paidBackOf(order),
      useCredit:
        owedMinor > 0 && order.customerId !== null && shop === null && order.origin !== 'SHOPIFY_CREATOR',
      fulfill: fulfillRefusal(order.orderNumber, order, lines) === undefined,
      changeShipping: shippingChangeRefusal(order.orderNumber, order) === undefined,
      recreateShipment: shipments.some((one) => recreatableShipments.includes(one.status)),
      addWholesaleRequirements: order.origin === 'MANUAL_WHOLESALE' && order.cancelStatus !== 'CANCELED',
    },
  };
}

export function toLineItem(line: LineRecord): OrderLineItem {
  return {
    id: line.id,
    title: line.title,
    variant: line.variant,
    sku: line.sku,
    quantity: line.quantity,
    canceledQuantity: line.canceledQuantity,
    fulfilledQuantity: line.fulfilledQuantity,
    openQuantity: openUnits(line),
    unitPriceMinor: line.unitPriceMinor,
    discountMinor: line.discountMinor,
    taxMinor: line.taxMinor,
    refundedMinor: line.refundedMinor,
    totalMinor: line.quantity * line.unitPriceMinor - line.discountMinor + line.taxMinor,
  };
}

const readShipments = statement((db) =>
  db
    .select()
    .from(orderShipments)
    .where(ofOrder(orderShipments))
    .orderBy(desc(orderShipments.createdAt), desc(orderShipments.id)),
);

/** Shipments of an order, newest first. */
export async function shipmentsOf(context: Context, orderId: string): Promise<Shipment[]> {
  const rows = await readShipments(context, { orderId });
  return rows.map(({ storeId: _store, orderId: _order, ...row }) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    shippedAt: row.shippedAt?.toISOString() ?? null,
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
    estimatedDeliveryAt: row.estimatedDeliveryAt?.toISOString() ?? null,
  }));
}

const readNotes = statement((db) => {
  const { id, author, kind, text, createdAt } = orderNotes;
  return db
    .select({ id, author, kind, text, createdAt })
    .from(orderNotes)
    .where(ofOrder(orderNotes))
    .orderBy(desc(orderNotes.createdAt), desc(orderNotes.sequence));
});

/** Notes of the team and of rules, newest first. */
export async function notesOf(context: Context, orderId: string) {
  const rows = await readNotes(context, { orderId });
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

const readStatusChanges = statement((db) => {
  const { id, from, to, reason, by, at } = orderStatusChanges;
  return db
    .select({ id, from, to, reason, by, at })
    .from(orderStatusChanges)
    .where(ofOrder(orderStatusChanges))
    .orderBy(desc(orderStatusChanges.at), desc(orderStatusChanges.sequence));
});

/** Changes of the production status, newest first. */
export async function statusHistoryOf(context: Context, orderId: string) {
  const rows = await readStatusChanges(context, { orderId });
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

const readPayments = statement((db) => {
  const { id, method, amountMinor, refundedMinor, creditId, capturedAt } = orderPayments;
  return db
    .select({ id, method, amountMinor, refundedMinor, creditId, capturedAt })
    .from(orderPayments)
    .where(ofOrder(orderPayments))
    .orderBy(orderPayments.capturedAt, orderPayments.id);
});

async function paymentsOf(context: Context, orderId: string) {
  const rows = await readPayments(context, { orderId });
  return rows.map((row) => ({ ...row, capturedAt: row.capturedAt.toISOString() }));
}

const readRefunds = statement((db) => {
  const { id, amountMinor, shippingMinor, kind, reason, lines, status, createdAt } = orderRefunds;
  return db
    .select({
      ...{ id, amountMinor, shippingMinor, kind, reason, lines, status, createdAt },
      method: sql<string>`coalesce(${orderPayments.method}, 'Payment')`,
      toCredit: sql<boolean>`${orderPayments.creditId} is not null`,
    })
    .from(orderRefunds)
    .leftJoin(
      orderPayments,
      and(eq(orderPayments.storeId, orderRefunds.storeId), eq(orderPayments.id, orderRefunds.paymentId)),
    )
    .where(ofOrder(orderRefunds))
    .orderBy(desc(orderRefunds.createdAt), desc(orderRefunds.id));
});

/** Refunds of an order, newest first. */
export async function refundsOf(context: Context, orderId: string) {
  const rows = await readRefunds(context, { orderId });
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

const readRuleRuns = statement((db) => {
  const { id, ruleName, did, at } = orderRuleRuns;
  return db
    .select({ id, ruleName, did, at })
    .from(orderRuleRuns)
    .where(ofOrder(orderRuleRuns))
    .orderBy(desc(orderRuleRuns.at), orderRuleRuns.ruleName);
});

async function ruleRunsOf(context: Context, orderId: string) {
  const rows = await readRuleRuns(context, { orderId });
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

async function requirementsOf(context: Context, orderId: string) {
  const rows = await context.db
    .select()
    .from(wholesaleRequirements)
    .where(
      and(eq(wholesaleRequirements.storeId, context.storeId), eq(wholesaleRequirements.orderId, orderId)),
    )
    .orderBy(desc(wholesaleRequirements.createdAt), wholesaleRequirements.id);
  const attached = await context.db
    .select()
    .from(warehouseAttachments)
    .where(and(eq(warehouseAttachments.storeId, context.storeId), eq(warehouseAttachments.orderId, orderId)));
  const urls = new Map<string, string>();
  for (const { fileId } of attached) urls.set(fileId, (await context.call(getFile, { fileId })).url);
  return rows.map((row) => ({
    id: row.id,
    purchaseOrderNumber: row.purchaseOrderNumber,
    deliverBy: row.deliverBy,
    instructions: row.instructions,
    createdAt: row.createdAt.toISOString(),
    attachments: attached
      .filter((one) => one.requirementId === row.id)
      .map((one) => ({
        id: one.id,
        name: one.name,
        contentType: one.contentType,
        url: urls.get(one.fileId) ?? '',
      })),
  }));
}

const countOfCustomer = statement((db) =>
  db
    .select({ orders: count() })
    .from(orders)
    .where(and(eq(orders.storeId, given('storeId')), eq(orders.customerId, given('customerId')))),
);

async function countOrdersOfCustomer(context: Context, order: OrderRecord): Promise<number> {
  if (order.customerId === null) return 1;
  const [row] = await countOfCustomer(context, { customerId: order.customerId });
  return row?.orders ?? 1;
}
