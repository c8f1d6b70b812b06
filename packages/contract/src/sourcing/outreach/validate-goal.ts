import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { maySee } from './entities.ts';
import { goalText, goalCheck } from './goals.ts';

export const validateGoal = declareOperation({
  name: 'validate_goal',
  area: 'sourcing',
  title: 'Check a goal',
  description:
    'Says whether a goal for a conversation with a supplier will do, with reasons and better words, without setting it.',
  examples: [
    'is this a good goal: get a better price?',
    'check this goal: MOQ of 100 or less by Friday',
    'would "unit price under $4" work as a goal?',
  ],
  input: z.object({ agentGoal: goalText() }),
  output: goalCheck.extend({ agentGoal: z.string() }),
  http: { method: 'POST', path: '/web/sourcing-agent-goals/validate' },
  access: maySee,
  effect: 'read',
  card: 'goal_check',
  offered: true,
  errors: [],
  related: ['set_conversation_goal'],
  summary: ({ isValid, reasons, proposal }) =>
    isValid
      ? 'That goal works.'
      : `That goal won’t work yet: ${reasons.join(' ')}${proposal === null ? '' : ` Better: "${proposal}"`}`,
});
