import { OperationError } from '@brandwright/contract';
import type { Charge } from '@brandwright/providers';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../request/context.ts';
import type { PaymentRow } from './payment-subject.ts';
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

/** Reconciles a payment and answers how it stands. Errors: not_found. */
export async function checkPayment(context: Context, paymentId: string): Promise<PaymentRow> {
  const [payment] = await context.db
    .select()
    .from(payments)
    .where(and(eq(payments.storeId, context.storeId), eq(payments.id, paymentId)));
  if (!payment) throw new OperationError('not_found', 'There’s no payment with that id.');
  if (isSettled(payment.status)) return payment;
  return (await reconcile(context, paymentId)) ?? payment;
}
