import { serviceLabels } from '@brandwright/contract/fulfillment/enums.ts';
import { and, eq } from 'drizzle-orm';
import { postEntry } from '../../kernel/payments/ledger.ts';
import { payments } from '../../kernel/payments/tables.ts';
import type { Context } from '../../kernel/request/context.ts';
import type { LabelRecord } from '../tables.ts';

/** Gives the price of a label back to the card it was paid with, once. Answers what went back. Errors: upstream. */
export async function refundLabel(context: Context, label: LabelRecord): Promise<number> {
  if (label.paymentId === null) return 0;
  const mine = and(eq(payments.storeId, context.storeId), eq(payments.id, label.paymentId));
  const [payment] = await context.db.select().from(payments).where(mine).for('update');
  if (!payment?.chargeId) return 0;
  const { amountMinor, currency } = label;
  if (payment.refundedMinor >= amountMinor) return amountMinor;
  await context.providers.payments.refund({
    chargeId: payment.chargeId,
    amountMinor,
    currency,
    idempotencyKey: `label:${label.id}`,
  });
  await context.db.update(payments).set({ refundedMinor: amountMinor }).where(mine);
  await postEntry(context, {
    kind: 'REFUND',
    memo: `Refunded the ${serviceLabels[label.service]} label to ${label.toAddress.name}`,
    subject: { kind: 'shipping_label', id: label.id },
    source: `refund:label:${label.id}`,
    transfers: [{ debit: 'CARDS', credit: 'SHIPPING', amountMinor, currency }],
  });
  return amountMinor;
}
