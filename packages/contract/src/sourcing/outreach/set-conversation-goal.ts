import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { conversationSid } from '../../inbox/conversation-ref.ts';
import { mayAsk } from './entities.ts';
import { goalText, conversationGoal } from './goals.ts';

export const setConversationGoal = declareOperation({
  name: 'set_conversation_goal',
  area: 'sourcing',
  title: 'Set the goal of a conversation',
  description:
    'Sets what is to be reached in one conversation with a supplier, or replaces it: one aim with a figure or a date. Only you see it. It sends nothing; for that use send_supplier_message.',
  examples: [
    'set the goal of my conversation with Lume & Cera: unit price under $4.00 at 500 units',
    'my goal for this chat: a sample before 10 December',
    'change the goal with Olaria do Vale to: MOQ of 100 or less',
  ],
  input: z.object({
    conversationSid: conversationSid(),
    agentGoal: goalText(),
  }),
  output: conversationGoal.extend({ before: z.string().nullable() }),
  http: {
    method: 'POST',
    path: '/web/sourcing-agent-goals',
    aliases: [{ method: 'PUT', path: '/web/sourcing-agent-goals' }],
  },
  access: mayAsk,
  effect: 'write',
  card: 'conversation_goal',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['get_conversation_goal', 'validate_goal'],
  invalidates: ['get_conversation_goal'],
  undoable: true,
  summary: ({ goal, supplierName, before }) =>
    `The goal with ${supplierName} is ${before === null ? 'set' : 'changed'}: ${goal ?? ''}`,
});
