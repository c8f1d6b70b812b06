import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { mayReadBriefs } from './brief-ref.ts';
import { membership } from './agent-state.ts';

export const countSourcingAgentMembers = declareOperation({
  name: 'count_sourcing_agent_members',
  area: 'sourcing',
  title: 'Members of the sourcing agent',
  description:
    'How many people of this store joined the sourcing agent membership, and whether the person who asks did. Joining is join_sourcing_agent.',
  examples: [
    'How many sourcing agent members are there?',
    'am I a member of the sourcing agent?',
    'count the sourcing agent memberships',
  ],
  input: z.object({}),
  output: membership,
  http: { method: 'GET', path: '/web/ai-sourcing-agents-members/membership/count' },
  access: mayReadBriefs,
  effect: 'read',
  card: 'none',
  offered: true,
  errors: [],
  related: ['join_sourcing_agent'],
  summary: ({ memberCount, isMember }) =>
    `${memberCount === 1 ? '1 person' : `${memberCount} people`} in your store joined the sourcing agent membership. You ${isMember ? 'are one of them' : 'aren’t a member yet'}.`,
});
