import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { mayManageTeam } from './access.ts';

export const getTeamInviteLink = declareOperation({
  name: 'get_team_invite_link',
  area: 'team',
  title: 'Team invite link',
  description:
    'The link of an open invite, to pass on when the email doesn’t reach the person who was invited. Only for the team screen.',
  examples: ['Copy the link of the invite'],
  input: z.object({ id: z.uuid() }),
  output: z.object({ url: z.string() }),
  http: { method: 'GET', path: '/web/team-invites/{id}/link' },
  access: mayManageTeam,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: ['not_found', 'conflict'],
  summary: () => 'The invite link is ready to copy.',
});
