import { z } from 'zod';
import { amountMinor, countryCode } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { briefReads, briefRef, mayChangeBriefs } from './brief-ref.ts';
import { agentType } from './enums.ts';
import { agentState } from './agent-state.ts';

export const setSourcingAgent = declareOperation({
  name: 'set_sourcing_agent',
  area: 'sourcing',
  title: 'Set the sourcing agent',
  description:
    'Chooses the agent type (which sets the event item type), opens a brief, keeps figures of the tariff agent.',
  examples: ['switch the sourcing agent to packaging'],
  input: z.object({
    ...briefRef,
    agentType: agentType.optional(),
    unitPriceMinor: amountMinor().positive().max(1_000_000_000).nullable().optional(),
    country: countryCode().nullable().optional(),
    productMoq: z.int().min(1).max(10_000_000).nullable().optional(),
  }),
  output: agentState,
  http: { method: 'PUT', path: '/web/ai-sourcing-agents/-/state' },
  access: mayChangeBriefs,
  effect: 'write',
  card: 'none',
  offered: false,
  errors: ['not_found', 'conflict'],
  invalidates: [...briefReads],
  summary: ({ agentType: type }) => `The agent type is ${type}.`,
});
