import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { dayWords } from '../kernel/words.ts';
import { mayManageTeam, teamReads } from './access.ts';
import { teamInvite } from './entities.ts';
import { inviteField } from './fields.ts';

export const resendTeamInvite = declareOperation({
  name: 'resend_team_invite',
  area: 'team',
  title: 'Send an invite again',
  description:
    'Emails an open or expired invite to the team again, with a new link that works for a week; the old link stops working.',
  examples: [
    'Send Ana her invite again',
    'Resend the invite to leo@example.com',
    'Ana’s invite expired, send a new one',
  ],
  input: z.object({ id: inviteField('Which invite should I send again?') }),
  output: teamInvite,
  http: { method: 'POST', path: '/web/team-invites/{id}/resend' },
  access: mayManageTeam,
  effect: 'external',
  card: 'team_invite',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition', 'too_many_requests'],
  related: ['get_team_invite', 'cancel_team_invite'],
  invalidates: teamReads,
  summary: ({ email, expiresAt }) =>
    `Sent ${email} a new invite. The link works until ${dayWords(expiresAt)}; the old one no longer does.`,
});
