import type { Charge } from '@brandwright/providers';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../request/context.ts';
import { followRefund } from './account-credit.ts';
import { postEntry } from './ledger.ts';
import type { PaymentRow } from './payment-subject.ts';
import { payments } from './tables.ts';
import { isWalletPayment } from './wallet-payments.ts';

/**
 * Records what the bank paid back of a payment since it was last asked, with what follows: the books and the account's credit. Asked
 * twice, or told in the wrong order, nothing changes. Answers the payment as it is then.
 */
export async function recordRefund(
  context: Context,
  { id }: PaymentRow,
  { refundedMinor, reference }: Charge,
): Promise<PaymentRow> {
  if (reference !== id) throw new Error(`The charge isn’t the one of payment ${id}.`);
  const mine = and(eq(payments.storeId, context.storeId), eq(payments.id, id));
  const [now] = await context.db.select().from(payments).where(mine).for('update');
  if (!now) throw new Error(`Payment ${id} is gone.`);
  const amountMinor = Math.min(refundedMinor, now.amountMinor) - now.refundedMinor;
  if (amountMinor <= 0) return now;
  const total = now.refundedMinor + amountMinor;
  const [refunded] = await context.db.update(payments).set({ refundedMinor: total }).where(mine).returning();
  await postEntry(context, {
    kind: 'REFUND',
    memo: `Refund of ${now.description} to ${now.method}`,
    subject: { kind: now.subjectKind, id: now.subjectId },
    source: `refund:${id}:${total}`,
    transfers: [
      {
        debit: isWalletPayment(now) ? 'WALLET' : 'CARDS',
        credit: 'SUPPLIERS',
        amountMinor,
        currency: now.currency,
      },
    ],
  });
  await followRefund(context, now, total);
  return refunded ?? now;
}
