import { z } from 'zod';
import { mayRead } from '../kernel/access.ts';
import { declareOperation } from '../kernel/operation.ts';
import { count } from '../kernel/words.ts';
import { seats, teamInvite, teamMember } from './entities.ts';
import { invitesWords, peopleWords } from './say.ts';

export const listTeam = declareOperation({
  name: 'list_team',
  area: 'team',
  title: 'Team',
  description:
    'Who is on the team of this store, with their roles and since when, the invites that are still open, and the seats of the plan. For accepted invites use list_team_invites; for what a role can do list_roles.',
  examples: [
    'Who is on the team?',
    'Show my team members',
    'Who has access to this store?',
    'How many seats do we have left?',
    'Is Priya an admin?',
  ],
  input: z.object({}),
  output: z.object({ members: z.array(teamMember), invites: z.array(teamInvite), seats }),
  http: { method: 'GET', path: '/web/team-members' },
  access: mayRead,
  effect: 'read',
  card: 'team',
  offered: true,
  errors: [],
  related: ['invite_team_member', 'change_member_role', 'list_team_invites', 'list_roles'],
  summary: ({ members, invites, seats: { used, limit, planName } }) =>
    [
      `${count(members.length, 'person is', 'people are')} on the team: ${peopleWords(members)}.`,
      ...(invites.length > 0
        ? [`${count(invites.length, 'invite is', 'invites are')} open: ${invitesWords(invites)}.`]
        : []),
      `${used} of ${limit} seats on the ${planName} plan are taken.`,
    ].join(' '),
});
