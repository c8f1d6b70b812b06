import { validateGoal } from '@brandwright/contract/sourcing/outreach/validate-goal.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { checkGoal } from './goal-rules.ts';

export default implement(validateGoal, {
  run: (_context, { agentGoal }) =>
    Promise.resolve({ output: { ...checkGoal(agentGoal), agentGoal: agentGoal.trim() } }),
});
