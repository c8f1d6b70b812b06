import { OperationError } from '@brandwright/contract';
import { cancelTeamInvite } from '@brandwright/contract/team/cancel-team-invite.ts';
import { memberRole, roleWithArticle } from '@brandwright/contract/team/roles.ts';
import { z } from 'zod';
import { implement } from '../kernel/request/implementation.ts';
import {
  countHeldSeats,
  findInvite,
  isExpired,
  lockInvite,
  readOpenInvites,
  refuseSettled,
  saveInvite,
  statusOf,
  toInvite,
} from './invites.ts';
import { holdTeam, readPeople, refuseAbove } from './members.ts';
import { refuseFull } from './store-of-team.ts';

const kept = z.object({ id: z.uuid() });

export default implement(cancelTeamInvite, {
  async run(context, { id }) {
    const row = await lockInvite(context, id);
    refuseSettled(row, 'canceled');
    const canceled = await saveInvite(context, row, { canceledAt: context.clock.now() });
    return {
      output: toInvite(context, canceled),
      undo: { id: row.id },
      subject: { kind: 'team_invite', id: row.id },
    };
  },
  async undo(context, undo) {
    await holdTeam(context);
    const row = await findInvite(context, kept.parse(undo).id);
    if (statusOf(row) !== 'CANCELED' || isExpired(row, context.clock.now()))
      throw new OperationError(
        'conflict',
        `The link of that invite has expired. Invite ${row.email} again instead.`,
      );
    const role = memberRole.parse(row.role);
    refuseAbove(context, role, `invite ${roleWithArticle(role)}`);
    const people = await readPeople(context);
    const taken = [...people, ...(await readOpenInvites(context))].some(({ email }) => email === row.email);
    if (taken)
      throw new OperationError('conflict', `${row.email} has been invited again or has joined since.`);
    await refuseFull(context, people.length + (await countHeldSeats(context)));
    await saveInvite(context, row, { canceledAt: null });
  },
});
