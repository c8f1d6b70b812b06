import { z } from 'zod';
import { mayRead } from '../kernel/access.ts';
import { declareOperation } from '../kernel/operation.ts';
import { dayWords } from '../kernel/words.ts';
import { teamInvite } from './entities.ts';
import { inviteField } from './fields.ts';
import { roleWithArticle } from './roles.ts';

export const getTeamInvite = declareOperation({
  name: 'get_team_invite',
  area: 'team',
  title: 'Team invite',
  description:
    'One invite to the team, by its id or the address it went to: its role, who sent it, whether it was accepted, and until when its link works.',
  examples: ['Did ana@example.com accept her invite?', 'Show the invite for leo@example.com'],
  input: z.object({ id: inviteField('Which invite?') }),
  output: teamInvite,
  http: { method: 'GET', path: '/web/team-invites/{id}' },
  access: mayRead,
  effect: 'read',
  card: 'team_invite',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['list_team_invites', 'resend_team_invite', 'cancel_team_invite'],
  summary: ({ email, role, status, isExpired, invitedBy, createdAt, expiresAt, acceptedAt, mailStatus }) => {
    const sent = `${invitedBy} invited ${email} as ${roleWithArticle(role)} on ${dayWords(createdAt)}.`;
    if (status === 'ACCEPTED') return `${sent} It was accepted on ${dayWords(acceptedAt ?? createdAt)}.`;
    if (status === 'CANCELED') return `${sent} It was canceled.`;
    if (isExpired) return `${sent} Its link expired on ${dayWords(expiresAt)}.`;
    const mail = mailStatus === 'FAILED' ? ' The email couldn’t be delivered.' : '';
    return `${sent} It hasn’t been accepted yet; its link works until ${dayWords(expiresAt)}.${mail}`;
  },
});
