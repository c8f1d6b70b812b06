import { z } from 'zod';
import { instant } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { memberRole, roleWithArticle } from './roles.ts';

/** The secret part of an invite link. */
export const inviteToken = z.string().trim().min(1).max(200);

export const openTeamInvite = declareOperation({
  name: 'open_team_invite',
  area: 'team',
  title: 'Open an invite link',
  description:
    'For the person who was invited: which store and role the link is for, and whether their address has an account. Only for the page that the link opens.',
  examples: ['Open this invite link'],
  input: z.object({ id: z.uuid(), token: inviteToken }),
  output: z.object({
    storeName: z.string(),
    email: z.string(),
    role: memberRole,
    invitedBy: z.string(),
    expiresAt: instant(),
    /** Whether they log in or create an account. */
    hasAccount: z.boolean(),
  }),
  http: { method: 'POST', path: '/web/team-invites/{id}/open' },
  access: { kind: 'public' },
  effect: 'read',
  card: 'none',
  offered: false,
  errors: ['not_found', 'locked', 'conflict', 'too_many_requests'],
  summary: ({ storeName, email, role }) => `${email} is invited to ${storeName} as ${roleWithArticle(role)}.`,
});
