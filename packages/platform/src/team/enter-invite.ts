import { OperationError } from '@brandwright/contract';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../kernel/request/context.ts';
import { isExpired, isTokenOf, statusOf, type InviteRow } from './invites.ts';
import { holdTeam } from './members.ts';
import { teamInvites } from './tables.ts';

const place = z.object({ store_id: z.uuid() });

/** The same answer for an unknown id and for a wrong token. */
const unknown = () =>
  new OperationError(
    'not_found',
    'This invite link doesn’t work. Part of it may be missing, or a newer one was sent. Ask whoever invited you.',
  );

/**
 * Finds the invite behind a link and enters its store; to write, it also locks the team and the invite. Errors: not_found;
 * conflict when it was already accepted; locked when it was canceled or has expired.
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
  // The team before the invite, as everywhere, so that two at once can't wait for each other.
  if (mode === 'write') await holdTeam(context);
  const query = context.db
    .select()
    .from(teamInvites)
    .where(and(eq(teamInvites.storeId, context.storeId), eq(teamInvites.id, id)));
  const [row] = await (mode === 'write' ? query.for('update') : query);
  if (!row || !isTokenOf(context, row, token)) throw unknown();
  const status = statusOf(row);
  if (status === 'ACCEPTED')
    throw new OperationError('conflict', 'This invite has already been accepted. Log in to open the store.');
  if (status === 'CANCELED')
    throw new OperationError('locked', 'This invite was canceled. Ask whoever invited you for a new one.');
  if (isExpired(row, context.clock.now()))
    throw new OperationError('locked', 'This invite has expired. Ask whoever invited you for a new one.');
  return row;
}

/** Only for whoever holds the link of an invite to this address. */
export async function hasAccount(context: Context, email: string): Promise<boolean> {
  const { rows } = await context.db.execute<{ known: boolean }>(
    sql`select team_account_known(${email}) as known`,
  );
  return rows[0]?.known === true;
}
