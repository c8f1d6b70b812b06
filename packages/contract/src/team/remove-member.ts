import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { mayManageTeam, teamReads } from './access.ts';
import { teamMember } from './entities.ts';
import { memberField } from './fields.ts';

export const removeMember = declareOperation({
  name: 'remove_member',
  area: 'team',
  title: 'Remove from the team',
  description:
    'Removes someone from the team and logs them out of this store at once. Their work stays. To come back they need a new invite. For an invite that wasn’t accepted use cancel_team_invite.',
  examples: [
    'Remove Tom from the team',
    'Revoke Priya’s access',
    'Daniel no longer works here, take him off',
  ],
  input: z.object({ member: memberField('Who should I remove from the team?') }),
  output: teamMember,
  http: { method: 'DELETE', path: '/web/team-members/{member}' },
  access: mayManageTeam,
  effect: 'destructive',
  card: 'none',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['list_team', 'invite_team_member'],
  invalidates: teamReads,
  summary: ({ name }) => `Removed ${name} from the team and logged them out of this store.`,
});
