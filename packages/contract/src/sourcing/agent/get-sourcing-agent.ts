import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { mayReadBriefs } from './brief-ref.ts';
import { agentState } from './agent-state.ts';

export const getSourcingAgent = declareOperation({
  name: 'get_sourcing_agent',
  area: 'sourcing',
  title: 'State of the sourcing agent',
  description: 'What the sourcing agent works on for this person: agent type, brief, tariff figures.',
  examples: ['what is the sourcing agent working on'],
  input: z.object({}),
  output: agentState,
  http: { method: 'GET', path: '/web/ai-sourcing-agents/-/state' },
  access: mayReadBriefs,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: [],
  summary: ({ techPack: pack, agentType: type }) =>
    pack ? `The agent is working on ${pack.title}.` : `The ${type} agent has no brief yet.`,
});
