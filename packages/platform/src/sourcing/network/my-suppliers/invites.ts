import { OperationError } from '@brandwright/contract';
import type { InviteState } from '@brandwright/contract/sourcing/network/my-suppliers/enums.ts';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../../kernel/request/context.ts';
import { findMine } from './find.ts';
import { addEvents, dropEvents, readMySupplier, type MySupplierRow } from './rows.ts';
import { inviteMayBecome } from './rules.ts';
import { mySuppliers } from './tables.ts';

export const one = (context: Context, id: string) =>
  and(eq(mySuppliers.storeId, context.storeId), eq(mySuppliers.id, id));

type InvitedRow = MySupplierRow & { inviteState: InviteState };

/** The row, when its invite may become this. */
export function movable(row: MySupplierRow, to: InviteState): InvitedRow {
  const { inviteState } = row;
  if (inviteState === null)
    throw new OperationError('conflict', `${row.name} wasn’t invited; it’s already one of your suppliers.`);
  if (!inviteMayBecome(inviteState, to)) throw refusedMove(row.name, inviteState);
  return { ...row, inviteState };
}

/** The invited supplier that is meant, and no other transaction changes it meanwhile. */
export async function lockInvite(context: Context, named: string, to: InviteState): Promise<InvitedRow> {
  const { id } = await findMine(context, named);
  const [row] = await context.db.select().from(mySuppliers).where(one(context, id)).for('update');
  if (!row) throw new OperationError('not_found', 'That supplier isn’t on your list.');
  return movable(row, to);
}

const stands: Record<InviteState, string> = {
  INVITED: 'is waiting for an answer',
  JOINED: 'was accepted',
  DECLINED: 'was declined',
  CANCELED: 'was canceled',
};

const refusedMove = (name: string, from: InviteState) =>
  new OperationError(
    'bad_transition',
    `The invite to ${name} ${stands[from]}, so that can’t be done now.${from === 'DECLINED' || from === 'CANCELED' ? ' Invite it again instead.' : ''}`,
  );

const undoState = z.object({
  supplierId: z.uuid(),
  state: z.enum(['INVITED', 'JOINED', 'DECLINED', 'CANCELED']),
  events: z.array(z.uuid()),
});

/** Sets what became of an invite; answers what undo needs. */
export async function settle(context: Context, named: string, to: InviteState, event: string) {
  const row = await lockInvite(context, named, to);
  await context.db
    .update(mySuppliers)
    .set({ inviteState: to, inviteAnsweredAt: to === 'CANCELED' ? null : context.clock.now() })
    .where(one(context, row.id));
  const events = await addEvents(context, [row.id], event);
  return {
    output: await readMySupplier(context, row.id),
    undo: { supplierId: row.id, state: row.inviteState, events },
    subject: { kind: 'supplier', id: row.id },
  };
}

export async function unsettle(context: Context, saved: unknown): Promise<void> {
  const { supplierId, state, events } = undoState.parse(saved);
  await context.db
    .update(mySuppliers)
    .set({ inviteState: state, inviteAnsweredAt: null })
    .where(one(context, supplierId));
  await dropEvents(context, events);
}
