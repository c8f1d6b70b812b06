import { OperationError } from '@brandwright/contract';
import { getTeamInviteLink } from '@brandwright/contract/team/get-team-invite-link.ts';
import { memberRole } from '@brandwright/contract/team/roles.ts';
import { implement } from '../kernel/request/implementation.ts';
import { findInvite, isExpired, linkOf, statusOf } from './invites.ts';
import { refuseAbove } from './members.ts';

export default implement(getTeamInviteLink, {
  async run(context, { id }) {
    const row = await findInvite(context, id);
    refuseAbove(context, memberRole.parse(row.role), 'copy this link');
    if (statusOf(row) !== 'PENDING' || isExpired(row, context.clock.now()))
      throw new OperationError(
        'conflict',
        `The link for ${row.email} no longer works. Send the invite again for a new one.`,
      );
    return { output: { url: linkOf(context, row) } };
  },
});
