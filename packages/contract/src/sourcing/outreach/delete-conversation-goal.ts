import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { conversationSid } from '../../inbox/conversation-ref.ts';
import { mayAsk } from './entities.ts';
import { conversationGoal } from './goals.ts';

export const deleteConversationGoal = declareOperation({
  name: 'delete_conversation_goal',
  area: 'sourcing',
  title: 'Remove the goal of a conversation',
  description: 'Takes the goal of one conversation with a supplier away. The conversation stays.',
  examples: [
    'remove the goal of my conversation with Lume & Cera',
    'delete the goal of this chat',
    'clear that goal',
  ],
  input: z.object({ conversationSid: conversationSid() }),
  output: conversationGoal.extend({ before: z.string() }),
  http: { method: 'DELETE', path: '/web/sourcing-agent-goals' },
  access: mayAsk,
  effect: 'write',
  card: 'none',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['set_conversation_goal'],
  invalidates: ['get_conversation_goal'],
  undoable: true,
  summary: ({ supplierName, before }) => `Removed the goal with ${supplierName}: ${before}`,
});
