import type { Payment } from '@brandwright/contract/payments/entities.ts';
import { and, desc, eq } from 'drizzle-orm';
import type { Context } from '../request/context.ts';
import type { PaymentRow, PaymentSubject } from './payment-subject.ts';
import { payments } from './tables.ts';
import { isWalletPayment } from './wallet-payments.ts';

/** A payment as operations answer it. */
export const toPayment = (row: PaymentRow): Payment => ({
  paymentId: row.id,
  description: row.description,
  subjectKind: row.subjectKind,
  subjectId: row.subjectId,
  amountMinor: row.amountMinor,
  refundedMinor: row.refundedMinor,
  creditMinor: row.creditMinor,
  currency: row.currency,
  method: row.method,
  status: row.status,
  declineReason: row.declineReason,
  actionUrl: row.actionUrl,
  walletOrderId: isWalletPayment(row) ? row.chargeId : null,
  createdAt: row.createdAt.toISOString(),
  settledAt: row.settledAt?.toISOString() ?? null,
});

/** What was paid for a record, or tried, the newest first. */
export async function paymentsOf(context: Context, subject: PaymentSubject): Promise<Payment[]> {
  const rows = await context.db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.storeId, context.storeId),
        eq(payments.subjectKind, subject.kind),
        eq(payments.subjectId, subject.id),
      ),
    )
    .orderBy(desc(payments.createdAt), desc(payments.sequence))
    .limit(20);
  return rows.map(toPayment);
}
