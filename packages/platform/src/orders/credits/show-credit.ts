import type { StoreCredit, StoreCreditDetail } from '@brandwright/contract/orders/credits/entities.ts';
import { and, desc, eq } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { creditStatusOf } from './rules.ts';
import { storeCreditMovements, type CreditRecord } from './tables.ts';

export const toCredit = (row: CreditRecord, now: Date): StoreCredit => ({
  id: row.id,
  code: row.code,
  status: creditStatusOf(row, now),
  customerId: row.customerId,
  customerName: row.customerName,
  source: row.source,
  returnId: row.returnId,
  returnHandle: row.returnHandle,
  reason: row.reason,
  amountMinor: row.amountMinor,
  leftMinor: row.leftMinor,
  currency: row.currency,
  expiresOn: row.expiresOn,
  createdAt: row.createdAt.toISOString(),
});

/** One credit whole. */
export async function showCredit(context: Context, row: CreditRecord): Promise<StoreCreditDetail> {
  const { id, kind, amountMinor, orderId, orderNumber, by, at } = storeCreditMovements;
  const movements = await context.db
    .select({ id, kind, amountMinor, orderId, orderNumber, by, at })
    .from(storeCreditMovements)
    .where(and(eq(storeCreditMovements.storeId, context.storeId), eq(storeCreditMovements.creditId, row.id)))
    .orderBy(desc(storeCreditMovements.sequence));
  const credit = toCredit(row, context.clock.now());
  return {
    ...credit,
    email: row.email,
    createdBy: row.createdBy,
    canceledAt: row.canceledAt?.toISOString() ?? null,
    cancelReason: row.cancelReason,
    movements: movements.map((one) => ({ ...one, at: one.at.toISOString() })),
    allowed: {
      use: credit.status === 'OPEN',
      cancel: row.canceledAt === null && row.leftMinor === row.amountMinor,
    },
  };
}
