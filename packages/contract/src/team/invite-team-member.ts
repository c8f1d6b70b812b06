import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { dayWords } from '../kernel/words.ts';
import { emailAddress } from '../store/entities.ts';
import { mayManageTeam, teamReads } from './access.ts';
import { teamInvite } from './entities.ts';
import { roleMeta } from './fields.ts';
import { inviteRole, inviteRoleWords, roleWithArticle } from './roles.ts';

export const inviteTeamMember = declareOperation({
  name: 'invite_team_member',
  area: 'team',
  title: 'Invite to the team',
  description:
    'Emails someone an invite to work in this store as admin, member or viewer (member unless said). The link works for a week and only for that address. For someone who is already on the team use change_member_role.',
  examples: [
    'Invite my co-founder as admin, her mail is ana@example.com',
    'Add leo@example.com to the team as a viewer',
    'Give my bookkeeper view-only access: kim@example.com',
    'Invite sam@example.com',
  ],
  input: z.object({
    email: field(emailAddress.clone(), {
      sense: 'email',
      words: ['email', 'mail', 'address'],
      question: 'Which email address should the invite go to?',
      label: 'Email',
    }),
    role: field(inviteRole, { ...roleMeta, valueWords: inviteRoleWords }).default('member'),
  }),
  output: teamInvite,
  http: { method: 'POST', path: '/web/team-invites', status: 201 },
  access: mayManageTeam,
  effect: 'external',
  card: 'team_invite',
  offered: true,
  errors: ['conflict', 'too_many_requests'],
  related: ['list_team', 'list_team_invites', 'cancel_team_invite', 'list_roles'],
  invalidates: teamReads,
  summary: ({ email, role, expiresAt }) =>
    `Invited ${email} to the team as ${roleWithArticle(role)}. The link works until ${dayWords(expiresAt)}.`,
});
