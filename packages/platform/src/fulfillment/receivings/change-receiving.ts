import { OperationError } from '@brandwright/contract';
import {
  receivingStateLabels,
  type ReceivingState,
} from '@brandwright/contract/fulfillment/receivings/enums.ts';
import { receivingTransitions } from '@brandwright/contract/fulfillment/receivings/rules.ts';
import { listWords } from '@brandwright/contract/kernel/words.ts';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { snOf, type ReceivingRow } from './find-receiving.ts';
import { receivings } from './tables.ts';

export const byWhom = (context: Context) => (context.actor.kind === 'user' ? context.actor.name : 'System');

/** Errors: bad_transition for what is canceled. */
export function requireNotCanceled({ number, status }: ReceivingRow): void {
  if (status === 'CANCELED')
    throw new OperationError(
      'bad_transition',
      `${snOf(number)} is canceled. Undo the cancellation or announce a new receiving.`,
    );
}

/** Refuses what may not follow, and says what may. Errors: bad_transition. */
export function requireTransition(row: ReceivingRow, to: ReceivingState): void {
  const { number, status } = row;
  const next = receivingTransitions[status];
  if (next.includes(to)) return;
  requireNotCanceled(row);
  const after = listWords(
    next.map((one) => receivingStateLabels[one].toLowerCase()),
    next.length,
    'or',
  );
  throw new OperationError(
    'bad_transition',
    `${snOf(number)} is already ${receivingStateLabels[status].toLowerCase()}. It can only be marked ${after} now.`,
  );
}

export async function changeReceiving(
  context: Context,
  id: string,
  change: Partial<typeof receivings.$inferInsert>,
): Promise<ReceivingRow> {
  const [row] = await context.db
    .update(receivings)
    .set({ ...change, updatedAt: context.clock.now() })
    .where(and(eq(receivings.storeId, context.storeId), eq(receivings.id, id)))
    .returning();
  if (!row) throw new OperationError('not_found', 'That receiving is gone. Look through your receivings.');
  return row;
}
