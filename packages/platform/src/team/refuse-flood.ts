import { OperationError } from '@brandwright/contract';
import { and, eq, gt } from 'drizzle-orm';
import { dayMs } from '../kernel/data/days.ts';
import type { Context } from '../kernel/request/context.ts';
import { teamInvites } from './tables.ts';

/** Invite emails in 24 hours, canceled invites and resends included: to one address, and from one store. */
const mostToAddress = 10;
const mostFromStore = 50;

/** Canceling an invite and inviting again must not be a way to flood an inbox. Errors: too_many_requests. */
export async function refuseFlood(context: Context, email: string): Promise<void> {
  const dayAgo = new Date(context.clock.now().getTime() - dayMs);
  const recent = await context.db
    .select({ email: teamInvites.email, emails: teamInvites.linkNumber })
    .from(teamInvites)
    .where(and(eq(teamInvites.storeId, context.storeId), gt(teamInvites.sentAt, dayAgo)));
  const sum = (rows: typeof recent) => rows.reduce((total, { emails }) => total + emails, 0);
  if (sum(recent.filter((one) => one.email === email)) >= mostToAddress)
    throw new OperationError(
      'too_many_requests',
      `${email} has been sent ${mostToAddress} invites in the last day. Try again tomorrow.`,
    );
  if (sum(recent) >= mostFromStore)
    throw new OperationError(
      'too_many_requests',
      `This store has sent ${mostFromStore} invites in the last day. Try again tomorrow.`,
    );
}
