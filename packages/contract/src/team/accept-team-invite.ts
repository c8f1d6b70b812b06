import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { session } from '../store/entities.ts';
import { teamReads } from './access.ts';
import { inviteToken } from './open-team-invite.ts';
import { roleWithArticle } from './roles.ts';

export const acceptTeamInvite = declareOperation({
  name: 'accept_team_invite',
  area: 'team',
  title: 'Accept an invite',
  description:
    'Joins the store that an invite is for, with the token from its link, and logs in there. Someone with an account gives its password or is already logged in as the invited address; anyone else gives a name and a new password. Only for the page that the link opens.',
  examples: ['Accept the invite'],
  input: z.object({
    id: z.uuid(),
    token: inviteToken,
    /** For a new account. */
    name: z.string().trim().min(1, 'Enter your name.').max(120).optional(),
    /** Of the account with that address, or the one to set for a new account. */
    password: z.string().min(1, 'Enter your password.').max(200).optional(),
  }),
  output: session,
  http: { method: 'POST', path: '/web/team-invites/{id}/accept' },
  access: { kind: 'public' },
  effect: 'write',
  card: 'none',
  offered: false,
  errors: ['not_found', 'locked', 'conflict', 'too_many_requests'],
  invalidates: teamReads,
  summary: ({ user, store, role }) => `${user.name} joined ${store.name} as ${roleWithArticle(role)}.`,
});
