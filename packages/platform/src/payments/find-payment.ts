import { OperationError } from '@brandwright/contract';
import { and, eq } from 'drizzle-orm';
import type { PaymentRow } from '../kernel/payments/payment-subject.ts';
import { payments } from '../kernel/payments/tables.ts';
import type { Context } from '../kernel/request/context.ts';

/** Errors: not_found. */
export async function findPayment(context: Context, id: string): Promise<PaymentRow> {
  const [row] = await context.db
    .select()
    .from(payments)
    .where(and(eq(payments.storeId, context.storeId), eq(payments.id, id)));
  if (!row)
    throw new OperationError('not_found', 'There’s no payment with that id. Look through your payments.');
  return row;
}
