import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { mayManageTeam, teamReads } from './access.ts';
import { teamInvite } from './entities.ts';
import { inviteField, roleMeta } from './fields.ts';
import { inviteRole, inviteRoleWords, roleWithArticle } from './roles.ts';

export const changeTeamInvite = declareOperation({
  name: 'change_team_invite',
  area: 'team',
  title: 'Change an invite’s role',
  description:
    'Changes the role that an open invite gives; the link that was sent keeps working. For someone who already joined use change_member_role.',
  examples: [
    'Make the invite for ana@example.com a viewer one',
    'Change Ana’s invite to admin',
    'The pending invite should be for a member instead',
  ],
  input: z.object({
    id: inviteField('Which invite?'),
    role: field(inviteRole, {
      ...roleMeta,
      valueWords: inviteRoleWords,
      question: 'Which role: admin, member or viewer?',
    }),
  }),
  output: teamInvite,
  http: { method: 'PUT', path: '/web/team-invites/{id}' },
  access: mayManageTeam,
  effect: 'write',
  undoable: true,
  card: 'team_invite',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition'],
  related: ['get_team_invite', 'cancel_team_invite', 'invite_team_member'],
  invalidates: teamReads,
  summary: ({ email, role }) => `The invite for ${email} is now for ${roleWithArticle(role)}.`,
});
