import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { conversationSid } from '../../inbox/conversation-ref.ts';
import { maySee } from './entities.ts';
import { conversationGoal } from './goals.ts';

export const getConversationGoal = declareOperation({
  name: 'get_conversation_goal',
  area: 'sourcing',
  title: 'Goal of a conversation',
  description:
    'Says which goal is set for one conversation with a supplier. Sids come from the inbox; a supplier’s name does too.',
  examples: [
    'what is the goal of my conversation with Lume & Cera?',
    'which goal did I set for this chat?',
    'show the goal of that conversation',
  ],
  input: z.object({ conversationSid: conversationSid() }),
  output: conversationGoal,
  http: { method: 'GET', path: '/web/sourcing-agent-goals' },
  access: maySee,
  effect: 'read',
  card: 'conversation_goal',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['set_conversation_goal', 'delete_conversation_goal', 'get_supplier_conversation'],
  summary: ({ goal, supplierName }) =>
    goal === null
      ? `No goal is set for the conversation with ${supplierName}.`
      : `The goal with ${supplierName}: ${goal}`,
});
