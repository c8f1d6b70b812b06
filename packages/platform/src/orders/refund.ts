import { OperationError } from '@brandwright/contract';
import type { OrderRefund } from '@brandwright/contract/orders/entities.ts';
import type { RefundKind } from '@brandwright/contract/orders/enums.ts';
import { money } from '@brandwright/contract/orders/words.ts';
import { and, count, eq, gt, sql, sum } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { postEntry } from '../kernel/payments/ledger.ts';
import type { Context } from '../kernel/request/context.ts';
import { giveBack } from './credits/movements.ts';
import type { OrderRecord } from './find-order.ts';
import { spreadRefund, type RefundPlan } from './money.ts';
import { orderPayments, orderRefunds, type RefundedLine } from './tables.ts';

/**
 * Pays a planned refund back over the order's payments and records it. `key` names what is refunded for ever, so that
 * the same refund asked for again, also after a crash that lost our record of it, pays back once. Errors: upstream.
 */
export async function payBack(
  context: Context,
  order: OrderRecord,
  plan: RefundPlan,
  key: string,
  what: { kind: RefundKind; reason: string; lines?: readonly RefundedLine[] },
): Promise<OrderRefund[]> {
  const refunds: OrderRefund[] = [];
  const parts = spreadRefund(plan.amountMinor, await paymentsWithMoney(context, order.id));
  for (const [index, { payment, amountMinor }] of parts.entries()) {
    const idempotencyKey = `${key}:${payment.id}`;
    const createdAt = context.clock.now();
    const { creditId } = payment;
    const answer =
      creditId === null
        ? await refundOf(context, {
            chargeId: payment.chargeId,
            amountMinor,
            currency: order.currency,
            idempotencyKey,
          })
        : await giveBack(context, order, { creditId, paymentId: payment.id, amountMinor });
    const shippingMinor = index === parts.length - 1 ? Math.min(plan.shippingMinor, amountMinor) : 0;
    const refund = {
      id: randomUUID(),
      amountMinor,
      shippingMinor,
      kind: what.kind,
      reason: what.reason,
      // Named once: of several payments, with the first.
      lines: index === 0 ? [...(what.lines ?? [])] : [],
      status: answer.status,
      method: payment.method,
      toCredit: creditId !== null,
    };
    const { method: _method, toCredit: _toCredit, ...kept } = refund;
    await context.db.insert(orderRefunds).values({
      ...kept,
      storeId: context.storeId,
      orderId: order.id,
      paymentId: payment.id,
      idempotencyKey,
      providerRefundId: answer.id,
      createdAt,
    });
    await context.db
      .update(orderPayments)
      .set({ refundedMinor: sql`${orderPayments.refundedMinor} + ${amountMinor}` })
      .where(and(eq(orderPayments.storeId, context.storeId), eq(orderPayments.id, payment.id)));
    // The books are of money: none moves where store credit gets back what it paid.
    if (creditId === null)
      await postEntry(context, {
        kind: 'REFUND',
        memo: `Refunded order #${order.orderNumber}: ${what.reason}`,
        subject: { kind: 'order', id: order.id },
        source: `refund:${refund.id}`,
        transfers: [{ debit: 'SALES', credit: 'PAYOUTS', amountMinor, currency: order.currency }],
      });
    refunds.push({ ...refund, createdAt: createdAt.toISOString() });
  }
  return refunds;
}

/** Payments of an order that still hold something: store credit gets back first what it paid, then money, the oldest first. */
export function paymentsWithMoney(context: Context, orderId: string) {
  return context.db
    .select()
    .from(orderPayments)
    .where(
      and(
        eq(orderPayments.storeId, context.storeId),
        eq(orderPayments.orderId, orderId),
        gt(orderPayments.amountMinor, orderPayments.refundedMinor),
      ),
    )
    .orderBy(sql`${orderPayments.creditId} is null`, orderPayments.capturedAt, orderPayments.id);
}

/** What of refunds went back to store credit. */
export const toCredit = (refunds: readonly OrderRefund[]): number =>
  refunds.reduce((sum, refund) => sum + (refund.toCredit ? refund.amountMinor : 0), 0);

/** What of an amount would go back to store credit. */
export async function creditOf(context: Context, orderId: string, amountMinor: number): Promise<number> {
  const parts = spreadRefund(amountMinor, await paymentsWithMoney(context, orderId));
  return parts.reduce((sum, part) => sum + (part.payment.creditId === null ? 0 : part.amountMinor), 0);
}

/** " $20.00 of it goes back to the store credit that paid."; '' for nothing. */
export const creditBackWords = (creditMinor: number, currency: string): string =>
  creditMinor === 0 ? '' : ` ${money(creditMinor, currency)} of it goes back to the store credit that paid.`;

/** What refunds of an order have paid back so far: how often, how much of it for shipping, and how much by cancellations. */
export async function refundsMade(context: Context, orderId: string) {
  const [made] = await context.db
    .select({
      times: count(),
      shippingMinor: sum(orderRefunds.shippingMinor).mapWith(Number),
      canceledMinor:
        sql`sum(${orderRefunds.amountMinor}) filter (where ${orderRefunds.kind} = 'CANCEL')`.mapWith(Number),
    })
    .from(orderRefunds)
    .where(and(eq(orderRefunds.storeId, context.storeId), eq(orderRefunds.orderId, orderId)));
  return {
    times: made?.times ?? 0,
    shippingMinor: made?.shippingMinor ?? 0,
    canceledMinor: made?.canceledMinor ?? 0,
  };
}

async function refundOf(
  context: Context,
  request: Parameters<Context['providers']['payments']['refund']>[0],
) {
  try {
    return await context.providers.payments.refund(request);
  } catch (error) {
    context.log.warn(
      { error: String(error), idempotencyKey: request.idempotencyKey },
      'a refund was refused',
    );
    const why = error instanceof OperationError ? error.message : 'The payment provider didn’t respond.';
    throw new OperationError(
      'upstream',
      `${why} Nothing was changed. Trying again is safe: the refund is never paid twice.`,
    );
  }
}
