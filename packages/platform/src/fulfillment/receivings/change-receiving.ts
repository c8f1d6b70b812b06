import { OperationError } from '@brandwright/contract';
import {
  receivingStateLabels,
  type ReceivingState,
} from '@brandwright/contract/fulfillment/receivings/enums.ts';
import { receivingTransitions } from '@brandwright/contract/fulfillment/receivings/rules.ts';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { snOf, type ReceivingRow } from './find-receiving.ts';
import { receivings } from './tables.ts';

export const byWhom = (context: Context) => (context.actor.kind === 'user' ? context.actor.name : 'System');

/** Refuses what may not follow, and says what may. */
export function requireTransition({ number, status }: ReceivingRow, to: ReceivingState): void {
  const next = receivingTransitions[status];
  if (next.includes(to)) return;
  if (next.length === 0)
    throw new OperationError(
      'bad_transition',
      `${snOf(number)} is ${receivingStateLabels[status].toLowerCase()}. Undo that, or announce a new receiving.`,
    );
  const after = next.map((one) => receivingStateLabels[one].toLowerCase()).join(' or ');
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
