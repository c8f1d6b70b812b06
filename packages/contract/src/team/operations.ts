// Made from the files of the area by `npm run operations:index`.
export { acceptTeamInvite } from './accept-team-invite.ts';
export { cancelTeamInvite } from './cancel-team-invite.ts';
export { changeMemberRole } from './change-member-role.ts';
export { changeTeamInvite } from './change-team-invite.ts';
export { getTeamInviteLink } from './get-team-invite-link.ts';
export { getTeamInvite } from './get-team-invite.ts';
export { inviteTeamMember } from './invite-team-member.ts';
export { leaveStore } from './leave-store.ts';
export { listRoles } from './list-roles.ts';
export { listTeamInvites } from './list-team-invites.ts';
export { listTeam } from './list-team.ts';
export { openTeamInvite } from './open-team-invite.ts';
export { removeMember } from './remove-member.ts';
export { resendTeamInvite } from './resend-team-invite.ts';
