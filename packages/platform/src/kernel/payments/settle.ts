import { OperationError } from '@brandwright/contract';
import { paymentTransitions, type PaymentStatus } from '@brandwright/contract/payments/enums.ts';
import type { Charge } from '@brandwright/providers';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../request/context.ts';
import type { PaymentRow } from './payment-subject.ts';
import { payments } from './tables.ts';

/** Whether nothing can follow any more. */
export const isSettled = (status: PaymentStatus): boolean => paymentTransitions[status].length === 0;

/**
 * Records what the bank says of a payment, with all that follows from it, in this transaction. The answer that comes second,
 * by a webhook or after a crash, finds the payment settled and changes nothing. Answers the payment as it is then.
 */
export async function settle(context: Context, payment: PaymentRow, charge: Charge): Promise<PaymentRow> {
  const mine = and(eq(payments.storeId, context.storeId), eq(payments.id, payment.id));
  const [now] = await context.db.select().from(payments).where(mine).for('update');
  if (!now) throw new OperationError('not_found', 'There’s no payment with that id.');
  if (
    charge.reference !== now.id ||
    charge.amountMinor !== now.amountMinor ||
    charge.currency !== now.currency
  )
    throw new Error(`The charge ${charge.id} isn’t the one of payment ${now.id}.`);
  if (now.status === charge.status || !paymentTransitions[now.status].includes(charge.status)) return now;
  const [settled] = await context.db
    .update(payments)
    .set({
      status: charge.status,
      chargeId: charge.id,
      actionUrl: charge.actionUrl,
      declineReason: charge.declineReason,
      settledAt: isSettled(charge.status) ? context.clock.now() : null,
    })
    .where(mine)
    .returning();
  if (!settled) throw new OperationError('internal', 'The payment couldn’t be recorded.');
  const subject = context.paymentSubject(settled.subjectKind);
  if (settled.status === 'COMPLETED') await subject.paid(context, settled);
  else if (isSettled(settled.status)) await subject.notPaid?.(context, settled);
  return settled;
}

/** Gives up a payment that the bank knows nothing of. */
export async function giveUp(context: Context, payment: PaymentRow): Promise<void> {
  const [given] = await context.db
    .update(payments)
    .set({ status: 'REFUSED', settledAt: context.clock.now() })
    .where(
      and(eq(payments.storeId, context.storeId), eq(payments.id, payment.id), eq(payments.status, 'STARTED')),
    )
    .returning();
  if (given) await context.paymentSubject(given.subjectKind).notPaid?.(context, given);
}
