import type { CreditMovementKind } from '@brandwright/contract/orders/credits/entities.ts';
import { and, eq, sql } from 'drizzle-orm';
import { randomInt, randomUUID } from 'node:crypto';
import type { Context } from '../../kernel/request/context.ts';
import { authorOf } from '../change-order.ts';
import type { OrderRecord } from '../find-order.ts';
import { expiryAfterReturn } from './rules.ts';
import { storeCreditMovements, storeCredits, type CreditRecord } from './tables.ts';

/** Without letters and digits that are taken for each other. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export const newCode = (): string =>
  `CREDIT-${Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('')}`;

/** How a payment by a credit is called, and the code in that. */
export const methodOf = (code: string): string => `Store credit ${code}`;
export const codeOf = (method: string): string => method.replace(/^Store credit /, '');

export const mine = (context: Context, creditId: string) =>
  and(eq(storeCredits.storeId, context.storeId), eq(storeCredits.id, creditId));

interface Movement {
  kind: CreditMovementKind;
  /** More than 0 adds to what is left. */
  amountMinor: number;
  order?: Pick<OrderRecord, 'id' | 'orderNumber'>;
  paymentId?: string;
}

/** Writes a movement into the book of a credit, and keeps with it what is left. Other columns may change with it. */
export async function move(
  context: Context,
  creditId: string,
  { kind, amountMinor, order, paymentId }: Movement,
  change: Partial<typeof storeCredits.$inferInsert> = {},
): Promise<CreditRecord> {
  const now = context.clock.now();
  await context.db.insert(storeCreditMovements).values({
    storeId: context.storeId,
    id: randomUUID(),
    creditId,
    kind,
    amountMinor,
    orderId: order?.id ?? null,
    orderNumber: order?.orderNumber ?? null,
    paymentId: paymentId ?? null,
    by: authorOf(context),
    at: now,
  });
  const [moved] = await context.db
    .update(storeCredits)
    .set({ ...change, leftMinor: sql`${storeCredits.leftMinor} + ${amountMinor}`, updatedAt: now })
    .where(mine(context, creditId))
    .returning();
  if (!moved) throw new Error(`Store credit ${creditId} is gone.`);
  return moved;
}

/** Gives a credit back what it paid of an order. Answers as a payment provider does. */
export async function giveBack(
  context: Context,
  order: Pick<OrderRecord, 'id' | 'orderNumber'>,
  { creditId, paymentId, amountMinor }: { creditId: string; paymentId: string; amountMinor: number },
): Promise<{ id: string; status: 'SUCCEEDED' }> {
  const [credit] = await context.db.select().from(storeCredits).where(mine(context, creditId)).for('update');
  if (!credit) throw new Error(`Store credit ${creditId} is gone.`);
  await move(
    context,
    creditId,
    { kind: 'GIVEN_BACK', amountMinor, order, paymentId },
    { expiresOn: expiryAfterReturn(credit.expiresOn, context.clock.now()) },
  );
  return { id: `credit_${randomUUID()}`, status: 'SUCCEEDED' };
}
