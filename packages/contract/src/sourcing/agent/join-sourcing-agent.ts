import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { mayChangeBriefs } from './brief-ref.ts';
import { membership } from './agent-state.ts';

export const joinSourcingAgent = declareOperation({
  name: 'join_sourcing_agent',
  area: 'sourcing',
  title: 'Join the sourcing agent membership',
  description:
    'Makes the person who asks a member of the sourcing agent. Joining twice changes nothing. How many joined: count_sourcing_agent_members.',
  examples: [
    'Join the sourcing agent membership',
    'sign me up for the sourcing agent',
    'become a member of the sourcing agent',
  ],
  input: z.object({}),
  output: membership.extend({ wasMember: z.boolean() }),
  http: { method: 'POST', path: '/web/ai-sourcing-agents-members', status: 201 },
  access: mayChangeBriefs,
  effect: 'write',
  card: 'none',
  offered: true,
  errors: [],
  related: ['count_sourcing_agent_members'],
  invalidates: ['count_sourcing_agent_members'],
  undoable: true,
  summary: ({ wasMember, memberCount }) =>
    `${wasMember ? 'You were already a member' : 'You’re now a member of the sourcing agent'}. ${memberCount === 1 ? '1 person' : `${memberCount} people`} in your store joined.`,
});
