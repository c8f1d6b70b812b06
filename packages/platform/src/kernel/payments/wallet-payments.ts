import { OperationError } from '@brandwright/contract';
import type { Charge, WalletOrder } from '@brandwright/providers';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../request/context.ts';
import type { PaymentRow } from './payment-subject.ts';
import { isSettled, settle } from './settle.ts';
import { payments } from './tables.ts';

/** Whether a payment is one of a wallet's: its charge id is the wallet's id of the order. */
export const isWalletPayment = ({ bank }: Pick<PaymentRow, 'bank'>): boolean =>
  bank === 'TEST_WALLET' || bank === 'PAYPAL';

/** The same in SQL, of those whose capture was asked for: a server may have died meanwhile. */
export const isBeingCaptured = `status = 'PENDING' and bank in ('TEST_WALLET', 'PAYPAL')`;

/** An order that is given up here: only we capture, so no money can move for it any more. */
export const givenUp = (charge: Charge): Charge => ({ ...charge, status: 'CANCELED', actionUrl: null });

/**
 * What the wallet knows of a payment. A capture that was asked for may still arrive there, so it is brought to its end, under the
 * same request. Undefined: nobody ever saw the order, so nobody can agree to it.
 */
export async function orderOfPayment(context: Context, payment: PaymentRow): Promise<Charge | undefined> {
  const { wallet } = context.providers;
  if (payment.chargeId === null) return undefined;
  const order = await wallet.getOrder(payment.chargeId).catch(unlessGone(payment));
  if (!order)
    return givenUp({
      id: payment.chargeId,
      reference: payment.id,
      status: 'CANCELED',
      amountMinor: payment.amountMinor,
      currency: payment.currency,
      refundedMinor: 0,
      declineReason: null,
      actionUrl: null,
    });
  const isAskedFor = payment.status === 'PENDING' && order.status === 'REQUIRES_ACTION' && order.isApproved;
  return isAskedFor ? wallet.captureOrder({ orderId: order.id, reference: payment.id }) : order;
}

/** An order that its person let pass is forgotten by the wallet; one whose capture was asked for never is. */
const unlessGone =
  ({ status }: PaymentRow) =>
  (error: unknown): WalletOrder | undefined => {
    if (status !== 'PENDING' && error instanceof OperationError && error.code === 'not_found')
      return undefined;
    throw error;
  };

/** The payment of a wallet's order. Errors: not_found. */
export async function findPaymentOfOrder(context: Context, orderId: string): Promise<PaymentRow> {
  const [payment] = await context.db
    .select()
    .from(payments)
    .where(and(eq(payments.storeId, context.storeId), eq(payments.chargeId, orderId)));
  if (!payment || !isWalletPayment(payment))
    throw new OperationError(
      'not_found',
      'There’s no payment with that order. Start it again on the invoice.',
    );
  return payment;
}

/**
 * Takes the money of an order that its person agreed to at the wallet, once. That the wallet is going to be asked is on record
 * before it is, in a transaction of its own. `mayStill` says, with the payment's row locked, whether it is still to be paid; else the
 * order is given up. An order that nobody agreed to waits on. Errors: upstream.
 */
export async function captureFromWallet(
  context: Context,
  { id, chargeId }: PaymentRow,
  mayStill: (payment: PaymentRow) => Promise<boolean>,
): Promise<PaymentRow> {
  const mine = and(eq(payments.storeId, context.storeId), eq(payments.id, id));
  await context.apart((db) =>
    db
      .update(payments)
      .set({ status: 'PENDING' })
      .where(and(mine, eq(payments.status, 'REQUIRES_ACTION'))),
  );
  const [payment] = await context.db.select().from(payments).where(mine).for('update');
  if (!payment || chargeId === null) throw new OperationError('internal', 'The payment is gone.');
  // Through or given up meanwhile, or found to be without its person's yes.
  if (isSettled(payment.status) || payment.status !== 'PENDING') return payment;
  const { wallet } = context.providers;
  if (await mayStill(payment))
    return settle(context, payment, await wallet.captureOrder({ orderId: chargeId, reference: id }));
  const order = await wallet.getOrder(chargeId);
  return settle(context, payment, order.status === 'REQUIRES_ACTION' ? givenUp(order) : order);
}
