import { OperationError, type ApprovalPreview, type InputOf, type OutputOf } from '@brandwright/contract';
import { recordStockMovements } from '@brandwright/contract/catalog/record-stock-movements.ts';
import type { cancelOrder } from '@brandwright/contract/orders/cancel-order.ts';
import { count, listWords, money } from '@brandwright/contract/orders/words.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { recordStatusChange, updateOrder } from './change-order.ts';
import { linesOf, lockOrder, type LineRecord, type OrderRecord } from './find-order.ts';
import { planRefund, type CancelUnits, type RefundPlan } from './money.ts';
import { afterChange } from './read-order.ts';
import { allPaid, owedOf, paidOf } from './paid.ts';
import { creditBackWords, creditOf, payBack, refundsMade, toCredit } from './refund.ts';
import { cancelRefusal, openUnits, standingOf } from './rules.ts';
import { orderLineItems } from './tables.ts';

type Output = OutputOf<typeof cancelOrder>;

type How = Pick<InputOf<typeof cancelOrder>, 'refund' | 'restock' | 'reason' | 'expectedRefundMinor'>;

/** What is about to be canceled of an order, and what goes back for it. */
export interface Plan {
  order: OrderRecord;
  lines: LineRecord[];
  cancel: CancelUnits[];
  refund: RefundPlan;
  /** What of it goes back to store credit. */
  creditMinor: number;
}

const noRefund: RefundPlan = { amountMinor: 0, shippingMinor: 0, lines: [] };

export async function planOf(
  context: Context,
  order: OrderRecord,
  lines: LineRecord[],
  cancel: CancelUnits[],
  how: How,
): Promise<Plan> {
  if (!how.refund) return { order, lines, cancel, refund: noRefund, creditMinor: 0 };
  const { shippingMinor, canceledMinor } = await refundsMade(context, order.id);
  const refund = planRefund({ ...order, ...allPaid(order), lines }, cancel, {
    shippingBackMinor: shippingMinor,
    owedMinor: owedOf(order, lines, canceledMinor),
  });
  return { order, lines, cancel, refund, creditMinor: await creditOf(context, order.id, refund.amountMinor) };
}

export function checkCancelable(order: OrderRecord, lines: readonly LineRecord[]): void {
  const refusal = cancelRefusal(order.orderNumber, order, lines);
  if (refusal) throw new OperationError(refusal.code, refusal.message);
}

export function wholeOrder(
  context: Context,
  order: OrderRecord,
  lines: LineRecord[],
  how: How,
): Promise<Plan> {
  checkCancelable(order, lines);
  const cancel = lines
    .filter((line) => openUnits(line) > 0)
    .map((line) => ({ lineId: line.id, units: openUnits(line) }));
  return planOf(context, order, lines, cancel, how);
}

export async function carryOut(context: Context, plan: Plan, how: How): Promise<Output> {
  const { order, lines, cancel, refund } = plan;
  if (how.expectedRefundMinor !== undefined && how.expectedRefundMinor !== refund.amountMinor) {
    throw new OperationError(
      'conflict',
      `The order has changed since: ${money(refund.amountMinor, order.currency)} would be refunded now, not ${money(how.expectedRefundMinor, order.currency)}. Nothing was done. Check it again.`,
    );
  }
  const reason = how.reason ?? 'Canceled';
  const back = { kind: 'CANCEL', reason, lines: refundedLines(plan) } as const;
  const refunds =
    refund.amountMinor > 0 ? await payBack(context, order, refund, keyOf(context, plan), back) : [];
  const creditBackMinor = toCredit(refunds);
  const refundedOf = new Map(refund.lines.map((line) => [line.lineId, line.amountMinor]));
  const after = lines.map((line) => ({
    ...line,
    canceledQuantity: line.canceledQuantity + unitsOf(cancel, line.id),
  }));
  for (const { lineId, units } of cancel) {
    await context.db
      .update(orderLineItems)
      .set({
        canceledQuantity: sql`${orderLineItems.canceledQuantity} + ${units}`,
        refundedMinor: sql`${orderLineItems.refundedMinor} + ${refundedOf.get(lineId) ?? 0}`,
      })
      .where(and(eq(orderLineItems.storeId, context.storeId), eq(orderLineItems.id, lineId)));
  }
  if (!how.restock) await writeOff(context, plan);
  const now = context.clock.now();
  const standing = standingOf(after);
  // The rest of a partly shipped order: nothing is left to make, pack or hold.
  const isFinished = standing.fulfillmentStatus === 'FULFILLED' && order.productionStatus !== 'FINISHED';
  await updateOrder(context, order.id, {
    ...standing,
    ...(isFinished ? { productionStatus: 'FINISHED' as const, holdReason: null } : {}),
    refundedMinor: order.refundedMinor + refund.amountMinor - creditBackMinor,
    creditBackMinor: order.creditBackMinor + creditBackMinor,
    ...(standing.cancelStatus === 'CANCELED' ? { canceledAt: now, holdReason: null } : {}),
    ...(standing.fulfillmentStatus === 'FULFILLED' && order.fulfilledAt === null ? { fulfilledAt: now } : {}),
  });
  if (isFinished)
    await recordStatusChange(context, order.id, {
      from: order.productionStatus,
      to: 'FINISHED',
      reason: 'The rest was canceled',
    });
  const canceledItems = itemsOf({ lines, cancel });
  const change = `Canceled ${itemsWords(canceledItems)}${how.reason ? ` (${how.reason})` : ''}.`;
  return {
    ...(await afterChange(context, order.id, change)),
    canceledItems,
    refund:
      refunds.length > 0
        ? { amountMinor: refund.amountMinor, shippingMinor: refund.shippingMinor, refunds }
        : null,
  };
}

const refundedLines = ({ lines, cancel, refund }: Plan) =>
  refund.lines
    .filter(({ amountMinor }) => amountMinor > 0)
    .map(({ lineId, amountMinor }) => ({
      lineItemId: lineId,
      title: lines.find((line) => line.id === lineId)?.title ?? '',
      units: unitsOf(cancel, lineId),
      amountMinor,
    }));

/** Names what is refunded: these units of these lines, counted from the first. The same units give the same key. */
function keyOf(context: Context, { order, lines, cancel }: Plan): string {
  const parts = lines.flatMap((line) => {
    const units = unitsOf(cancel, line.id);
    return units === 0 ? [] : [`${line.position}.${line.canceledQuantity}-${line.canceledQuantity + units}`];
  });
  return `cancel:${context.storeId}:${order.id}:${parts.join(',')}`;
}

/** Units that are not to be sold again leave the stock; the others were only ever promised, so they are free again. */
async function writeOff(context: Context, { order, lines, cancel }: Plan): Promise<void> {
  const movements = cancel.flatMap(({ lineId, units }) => {
    const sku = lines.find((line) => line.id === lineId)?.sku;
    const reference = `Order #${order.orderNumber}`;
    return sku ? [{ kind: 'WRITTEN_OFF' as const, sku, quantity: units, reference }] : [];
  });
  if (movements.length > 0) await context.call(recordStockMovements, { movements });
}

const unitsOf = (cancel: readonly CancelUnits[], lineId: string) =>
  cancel.find((one) => one.lineId === lineId)?.units ?? 0;

/** What the plan cancels, line by line. */
export const itemsOf = ({ lines, cancel }: Pick<Plan, 'lines' | 'cancel'>) =>
  lines
    .filter((line) => unitsOf(cancel, line.id) > 0)
    .map((line) => ({ lineItemId: line.id, title: line.title, quantity: unitsOf(cancel, line.id) }));

export const itemsWords = (items: readonly { title: string; quantity: number }[]) =>
  listWords(
    items.map((item) => `${item.quantity} × ${item.title}`),
    4,
  );

export function previewOf(plan: Plan, how: How, what: string): ApprovalPreview {
  const { order, refund } = plan;
  const amount = money(refund.amountMinor, order.currency);
  const nothing = how.refund
    ? paidOf(order) === 0
      ? 'Nothing: the order was never paid.'
      : 'Nothing: everything paid was already refunded.'
    : 'Nothing is refunded.';
  return {
    verb: refund.amountMinor > 0 ? `Cancel and refund ${amount}` : 'Cancel without a refund',
    what,
    toWhom: `${order.customerName}${order.email ? `, ${order.email}` : ''}`,
    cost:
      refund.amountMinor > 0
        ? `${amount} goes back${refund.shippingMinor > 0 ? `, ${money(refund.shippingMinor, order.currency)} of it for shipping` : ''}.${creditBackWords(plan.creditMinor, order.currency)}`
        : nothing,
    irreversible: 'A canceled item can’t be brought back; the customer would have to order again.',
    values: [
      { label: 'Order', value: `#${order.orderNumber}` },
      ...plan.cancel.map(({ lineId, units }) => {
        const line = plan.lines.find((one) => one.id === lineId);
        const part = refund.lines.find((one) => one.lineId === lineId);
        return {
          label: line?.title ?? 'Item',
          value: `${count(units, 'unit')}${part ? `, ${money(part.amountMinor, order.currency)}` : ''}`,
        };
      }),
      { label: 'Refund', value: amount },
      { label: 'Back in stock', value: how.restock ? 'Yes' : 'No' },
      ...(how.reason ? [{ label: 'Reason', value: how.reason }] : []),
    ],
    warnings:
      order.fulfillmentStatus === 'NONE'
        ? []
        : ['Part of this order has shipped; only the rest is canceled, and shipping isn’t refunded.'],
  };
}

/** Cancels all of an order that has not shipped, and pays back what was received. */
export async function cancelWhole(context: Context, orderId: string, reason: string): Promise<void> {
  const how: How = { refund: true, restock: true, reason };
  const order = await lockOrder(context, { id: orderId });
  await carryOut(context, await wholeOrder(context, order, await linesOf(context, order.id), how), how);
}
