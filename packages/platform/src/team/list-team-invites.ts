import { listTeamInvites } from '@brandwright/contract/team/list-team-invites.ts';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { implement } from '../kernel/request/implementation.ts';
import { isOpen, toInvite } from './invites.ts';
import { teamInvites } from './tables.ts';

export default implement(listTeamInvites, {
  async run(context, { status, page, size }) {
    const which = and(
      eq(teamInvites.storeId, context.storeId),
      status === 'PENDING' ? isOpen : isNotNull(teamInvites.acceptedAt),
    );
    const rows = await context.db
      .select()
      .from(teamInvites)
      .where(which)
      .orderBy(desc(teamInvites.createdAt), desc(teamInvites.id))
      .limit(size)
      .offset(page * size);
    const total = await context.db.$count(teamInvites, which);
    return { output: { rows: rows.map((row) => toInvite(context, row)), page, size, total } };
  },
});
