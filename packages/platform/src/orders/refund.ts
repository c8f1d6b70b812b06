import { OperationError } from '@brandwright/contract';
import type { OrderRefund } from '@brandwright/contract/orders/entities.ts';
import { and, eq, gt, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Context } from '../kernel/request/context.ts';
import type { OrderRecord } from './find-order.ts';
import { spreadRefund, type RefundPlan } from './money.ts';
import { orderPayments, orderRefunds } from './tables.ts';

/**
 * Pays a planned refund back over the order's payments and records it. `key` names what is refunded for ever, so that
 * the same refund asked for again, also after a crash that lost our record of it, pays back once. Errors: upstream.
 */
export async function payBack(
  context: Context,
  order: OrderRecord,
  plan: RefundPlan,
  key: string,
  reason: string,
): Promise<OrderRefund[]> {
  const refunds: OrderRefund[] = [];
  const payments = await context.db
    .select()
    .from(orderPayments)
    .where(
      and(
        eq(orderPayments.storeId, context.storeId),
        eq(orderPayments.orderId, order.id),
        gt(orderPayments.amountMinor, orderPayments.refundedMinor),
      ),
    )
    .orderBy(orderPayments.capturedAt, orderPayments.id);
  const parts = spreadRefund(plan.amountMinor, payments);
  for (const [index, { payment, amountMinor }] of parts.entries()) {
    const idempotencyKey = `${key}:${payment.id}`;
    const answer = await refundOf(context, {
      chargeId: payment.chargeId,
      amountMinor,
      currency: order.currency,
      idempotencyKey,
    });
    const createdAt = context.clock.now();
    const shippingMinor = index === parts.length - 1 ? Math.min(plan.shippingMinor, amountMinor) : 0;
    const refund = { id: randomUUID(), amountMinor, shippingMinor, reason, status: answer.status };
    await context.db.insert(orderRefunds).values({
      ...refund,
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
    refunds.push({ ...refund, createdAt: createdAt.toISOString() });
  }
  return refunds;
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
      `${why} Nothing was canceled. Trying again is safe: the refund is never paid twice.`,
    );
  }
}
