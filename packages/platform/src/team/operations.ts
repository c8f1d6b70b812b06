// Made from the files of the area by `npm run operations:index`.
import type { Implementation } from '../kernel/request/implementation.ts';
import acceptTeamInvite from './accept-team-invite.ts';
import cancelTeamInvite from './cancel-team-invite.ts';
import changeMemberRole from './change-member-role.ts';
import changeTeamInvite from './change-team-invite.ts';
import getTeamInviteLink from './get-team-invite-link.ts';
import getTeamInvite from './get-team-invite.ts';
import inviteTeamMember from './invite-team-member.ts';
import leaveStore from './leave-store.ts';
import listRoles from './list-roles.ts';
import listTeamInvites from './list-team-invites.ts';
import listTeam from './list-team.ts';
import openTeamInvite from './open-team-invite.ts';
import removeMember from './remove-member.ts';
import resendTeamInvite from './resend-team-invite.ts';

export const teamOperations: readonly Implementation[] = [
  acceptTeamInvite,
  cancelTeamInvite,
  changeMemberRole,
  changeTeamInvite,
  getTeamInviteLink,
  getTeamInvite,
  inviteTeamMember,
  leaveStore,
  listRoles,
  listTeamInvites,
  listTeam,
  openTeamInvite,
  removeMember,
  resendTeamInvite,
];
