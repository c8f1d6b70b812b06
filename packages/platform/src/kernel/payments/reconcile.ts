import { OperationError } from '@brandwright/contract';
import type { Charge } from '@brandwright/providers';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../request/context.ts';
import type { PaymentRow } from './payment-subject.ts';
import { isCreditPayment } from './account-credit.ts';
import { recordRefund } from './record-refund.ts';
import { giveUp, isSettled, settle } from './settle.ts';
import { payments } from './tables.ts';
import { isWalletPayment, orderOfPayment } from './wallet-payments.ts';

/** A request that was on its way to the bank when its server died has arrived by then. */
const onItsWayMs = 120_000;
const dayMs = 86_400_000;

/** Whether a charge of a payment may still come about at the bank. */
export const mayStillArrive = (context: Context, payment: PaymentRow): boolean =>
  context.clock.now().getTime() - payment.createdAt.getTime() < onItsWayMs;

/** What the bank, or the wallet, knows of a payment. Undefined: it was never asked, or never heard. */
export async function chargeOf(context: Context, payment: PaymentRow): Promise<Charge | undefined> {
  // No bank knows of it: it is through in the transaction that began it, or came to nothing with it.
  if (isCreditPayment(payment)) return undefined;
  if (isWalletPayment(payment)) return orderOfPayment(context, payment);
  const bank = context.providers.payments;
  if (payment.chargeId !== null) return bank.getCharge(payment.chargeId);
  return bank.findCharge({
    customerId: payment.customerId,
    reference: payment.id,
    // Clocks differ, and a demo store's stands still.
    since: new Date(payment.createdAt.getTime() - dayMs),
  });
}

/**
 * Finds out what became of a payment whose answer was lost, and records it. One that a running call is about is left to that
 * call. Answers the payment as it is then; undefined where it is left alone.
 */
export async function reconcile(context: Context, paymentId: string): Promise<PaymentRow | undefined> {
  const [payment] = await context.db
    .select()
    .from(payments)
    .where(and(eq(payments.storeId, context.storeId), eq(payments.id, paymentId)))
    .for('update', { skipLocked: true });
  if (!payment || isSettled(payment.status)) return payment;
  const charge = await chargeOf(context, payment);
  if (charge) return settle(context, payment, charge);
  if (!mayStillArrive(context, payment)) await giveUp(context, payment);
  return payment;
}

/** Reconciles a payment, what was refunded of it included, and answers how it stands. Errors: not_found. */
export async function checkPayment(context: Context, paymentId: string): Promise<PaymentRow> {
  const [payment] = await context.db
    .select()
    .from(payments)
    .where(and(eq(payments.storeId, context.storeId), eq(payments.id, paymentId)));
  if (!payment) throw new OperationError('not_found', 'There’s no payment with that id.');
  if (payment.status === 'COMPLETED') return checkRefund(context, payment);
  if (isSettled(payment.status)) return payment;
  return (await reconcile(context, paymentId)) ?? payment;
}

/** Only the supplier refunds, at the bank: it is asked. What it doesn't know, such as a demo's, is left as it is. */
async function checkRefund(context: Context, payment: PaymentRow): Promise<PaymentRow> {
  if (isCreditPayment(payment) || payment.chargeId === null) return payment;
  const charge = await chargeOf(context, payment).catch(unlessUnknown);
  return charge ? recordRefund(context, payment, charge) : payment;
}

function unlessUnknown(error: unknown): undefined {
  if (error instanceof OperationError && error.code === 'not_found') return undefined;
  throw error;
}
