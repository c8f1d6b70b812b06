import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { mayManageTeam, teamReads } from './access.ts';
import { teamMember } from './entities.ts';
import { memberField, roleMeta } from './fields.ts';
import { memberRole, memberRoleWords, roleWithArticle } from './roles.ts';

export const changeMemberRole = declareOperation({
  name: 'change_member_role',
  area: 'team',
  title: 'Change a role',
  description:
    'Makes someone on the team an owner, admin, member or viewer, effective at once. Nobody can give a higher role than their own, and a store always keeps an owner. For an open invite use change_team_invite.',
  examples: ['Make Leo a viewer', 'Promote Priya to admin', 'Tom should only be able to look at things'],
  input: z.object({
    member: memberField('Whose role should change?'),
    role: field(memberRole, {
      ...roleMeta,
      valueWords: memberRoleWords,
      question: 'Which role: owner, admin, member or viewer?',
    }),
  }),
  output: teamMember.extend({ before: memberRole }),
  http: { method: 'PUT', path: '/web/team-members/{member}' },
  access: mayManageTeam,
  effect: 'write',
  undoable: true,
  card: 'none',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['list_team', 'list_roles', 'remove_member'],
  invalidates: [...teamReads, 'get_store'],
  summary: ({ name, role, before }) =>
    role === before
      ? `${name} is already ${roleWithArticle(role)}.`
      : `${name} is now ${roleWithArticle(role)} (was ${roleWithArticle(before)}).`,
});
