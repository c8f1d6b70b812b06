import { OperationError } from '@brandwright/contract';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../kernel/request/context.ts';
import { isExpired, isTokenOf, statusOf, type InviteRow } from './invites.ts';
import { teamInvites } from './tables.ts';
import { and, eq } from 'drizzle-orm';

const place = z.object({ store_id: z.uuid() });

/** The same answer whether there is no such invite or the token is another's. */
const unknown = () =>
  new OperationError(
    'not_found',
    'This invite link doesn’t work. Part of it may be missing, or a newer one was sent. Ask whoever invited you.',
  );

/**
 * Finds the invite behind a link, enters its store and holds the invite. Errors: not_found; conflict when it was accepted
 * already; locked when it was canceled or has expired.
 */
export async function enterInvite(
  context: Context,
  { id, token }: { id: string; token: string },
  mode: 'read' | 'write',
): Promise<InviteRow> {
  const { rows } = await context.db.execute(sql`select * from team_invite_place(${id}::uuid)`);
  const found = place.safeParse(rows[0]);
  if (!found.success) throw unknown();
  await context.enterStore(found.data.store_id);
  const query = context.db
    .select()
    .from(teamInvites)
    .where(and(eq(teamInvites.storeId, context.storeId), eq(teamInvites.id, id)));
  const [row] = await (mode === 'write' ? query.for('update') : query);
  if (!row || !isTokenOf(context, row, token)) throw unknown();
  const status = statusOf(row);
  if (status === 'ACCEPTED')
    throw new OperationError('conflict', 'This invite was already accepted. Log in to get to the store.');
  if (status === 'CANCELED')
    throw new OperationError('locked', 'This invite was canceled. Ask whoever invited you for a new one.');
  if (isExpired(row, context.clock.now()))
    throw new OperationError('locked', 'This invite has expired. Ask whoever invited you for a new one.');
  return row;
}

export async function hasAccount(context: Context, email: string): Promise<boolean> {
  const { rows } = await context.db.execute<{ known: boolean }>(
    sql`select team_account_known(${email}) as known`,
  );
  return rows[0]?.known === true;
}
