import { z } from 'zod';
import { mayRead } from '../kernel/access.ts';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { pageInput, pageOutput } from '../kernel/paging.ts';
import { count } from '../kernel/words.ts';
import { teamInvite } from './entities.ts';
import { invitesWords } from './say.ts';

const listed = z.enum(['PENDING', 'ACCEPTED']);

export const listTeamInvites = declareOperation({
  name: 'list_team_invites',
  area: 'team',
  title: 'Team invites',
  description:
    'Invites to the team, newest first: PENDING ones that haven’t been accepted yet, or ACCEPTED ones. For the people themselves use list_team.',
  examples: [
    'Which team invites are still open?',
    'Who hasn’t accepted their invite yet?',
    'Show the accepted invites',
  ],
  input: z.object({
    status: field(listed, {
      words: ['status'],
      valueWords: {
        PENDING: ['pending', 'open', 'outstanding', 'waiting', 'not accepted', 'unanswered', 'still out'],
        ACCEPTED: ['accepted', 'joined', 'used'],
      },
      label: 'Invites',
    }).default('PENDING'),
    ...pageInput,
  }),
  output: z.object({ rows: z.array(teamInvite), ...pageOutput }),
  http: { method: 'GET', path: '/web/team-invites' },
  access: mayRead,
  effect: 'read',
  card: 'team_invites',
  offered: true,
  errors: [],
  related: ['list_team', 'invite_team_member', 'resend_team_invite', 'cancel_team_invite'],
  summary: ({ rows, total }, { status }) => {
    const kind = status === 'PENDING' ? 'open' : 'accepted';
    if (total === 0)
      return status === 'PENDING' ? 'There are no open invites.' : 'Nobody has accepted an invite yet.';
    return `${count(total, `invite is ${kind}`, `invites are ${kind}`)}: ${invitesWords(rows)}.`;
  },
});
