import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { mayManageTeam } from './access.ts';

export const getTeamInviteLink = declareOperation({
  name: 'get_team_invite_link',
  area: 'team',
  title: 'Link of a team invite',
  description:
    'The link of an open invite, to hand to the person who was invited where email doesn’t reach them. For the team screen only.',
  examples: ['Copy the link of the invite'],
  input: z.object({ id: z.uuid() }),
  output: z.object({ url: z.string() }),
  http: { method: 'GET', path: '/web/team-invites/{id}/link' },
  access: mayManageTeam,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: ['not_found', 'conflict'],
  summary: () => 'The link of the invite is ready to copy.',
});
