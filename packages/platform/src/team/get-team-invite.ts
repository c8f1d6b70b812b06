import { getTeamInvite } from '@brandwright/contract/team/get-team-invite.ts';
import { implement } from '../kernel/request/implementation.ts';
import { findInvite, toInvite } from './invites.ts';

export default implement(getTeamInvite, {
  run: async (context, { id }) => ({ output: toInvite(context, await findInvite(context, id)) }),
});
