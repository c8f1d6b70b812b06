import { OperationError } from '@brandwright/contract';
import { dayWords, listWords, money } from '@brandwright/contract/orders/words.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { customersCalled, findCustomer } from './customers.ts';
import { findOrder, linesOf, lockOrder, type OrderName, type OrderRecord } from './find-order.ts';
import { shippingPaid } from './money.ts';
import { paidBackOf, paidOf } from './paid.ts';
import { paymentsWithMoney, refundsMade } from './refund.ts';
import type { Refundable } from './refund-wish.ts';
import { orders } from './tables.ts';

/** An order by its own name, or by whose it is. */
export type RefundedName = OrderName & { customer?: string | undefined };

/**
 * The order whose money goes back; `locked`, nobody else changes it until the transaction ends. Named by a customer, it
 * is their only order with something left. Errors: not_found; conflict names the orders to choose from.
 */
export async function orderToRefund(
  context: Context,
  { customer, ...name }: RefundedName,
  locked: boolean,
): Promise<OrderRecord> {
  const find = locked ? lockOrder : findOrder;
  if (name.id === undefined && name.orderNumber === undefined && customer !== undefined)
    return find(context, { id: await onlyOrderOf(context, customer) });
  const order = await find(context, name);
  if (customer !== undefined && !(await isOf(context, order, customer))) {
    throw new OperationError(
      'conflict',
      `Order #${order.orderNumber} is ${order.customerName}’s, not “${customer}”’s. Nothing was refunded. Which order is meant?`,
    );
  }
  return order;
}

async function isOf(context: Context, order: OrderRecord, customer: string): Promise<boolean> {
  const called = await customersCalled(context, customer);
  return called.some(({ id }) => id === order.customerId);
}

async function onlyOrderOf(context: Context, called: string): Promise<string> {
  const { id, name } = await findCustomer(context, called);
  const theirs = await context.db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.storeId, context.storeId),
        eq(orders.customerId, id),
        sql`${orders.capturedMinor} + ${orders.creditMinor} > ${orders.refundedMinor} + ${orders.creditBackMinor}`,
      ),
    )
    .orderBy(desc(orders.placedAt), desc(orders.orderNumber))
    .limit(6);
  const [only, ...others] = theirs;
  if (!only) throw new OperationError('conflict', `${name} has no paid order with anything left to refund.`);
  if (others.length === 0) return only.id;
  const choices = theirs.map(
    (order) =>
      `#${order.orderNumber} (${money(order.totalMinor, order.currency)}, ${dayWords(order.placedAt.toISOString())})`,
  );
  throw new OperationError(
    'conflict',
    `${name} has several orders: ${listWords(choices, 5)}. Which one should be refunded?`,
    [{ path: 'orderNumber', message: 'Give the number of the order.' }],
  );
}

/** What of an order can still be paid back. */
export async function refundableOf(context: Context, order: OrderRecord): Promise<Refundable> {
  const lines = await linesOf(context, order.id);
  const payments = await paymentsWithMoney(context, order.id);
  const inPayments = payments.reduce((sum, one) => sum + one.amountMinor - one.refundedMinor, 0);
  const made = await refundsMade(context, order.id);
  return {
    order,
    lines,
    leftMinor: Math.max(0, Math.min(paidOf(order) - paidBackOf(order), inPayments)),
    shippingLeftMinor: Math.max(0, shippingPaid({ ...order, lines }) - made.shippingMinor),
  };
}
