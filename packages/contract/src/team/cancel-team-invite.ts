import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { mayManageTeam, teamReads } from './access.ts';
import { teamInvite } from './entities.ts';
import { inviteField } from './fields.ts';

export const cancelTeamInvite = declareOperation({
  name: 'cancel_team_invite',
  area: 'team',
  title: 'Cancel an invite',
  description:
    'Cancels an open invite to the team: its link stops working at once. Can be undone until the link would have expired. For someone who already joined use remove_member.',
  examples: [
    'Take back Ana’s invite',
    'Cancel the invite for leo@example.com',
    'Revoke the pending team invitation',
  ],
  input: z.object({ id: inviteField('Which invite should I cancel?') }),
  output: teamInvite,
  http: { method: 'POST', path: '/web/team-invites/{id}/cancel' },
  access: mayManageTeam,
  effect: 'write',
  undoable: true,
  card: 'team_invite',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition'],
  related: ['list_team_invites', 'invite_team_member'],
  invalidates: teamReads,
  summary: ({ email }) => `Canceled the invite for ${email}. Its link no longer works.`,
});
