import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { inboxReads, mayAct } from './conversation-ref.ts';
import { conversationAttributes, supplierConversation } from './entities.ts';

export const setConversationAttributes = declareOperation({
  name: 'set_conversation_attributes',
  area: 'inbox',
  title: 'Attributes of a conversation',
  description:
    'Sets what a conversation is about: subject, brief, project, order item. What is left out stays.',
  examples: ['Link this conversation to the project'],
  input: z.object({
    id: z.string().trim().min(1).max(191),
    attributes: conversationAttributes.omit({ isDemo: true }),
    isConciergeRecommended: z.boolean().optional(),
  }),
  output: supplierConversation,
  http: { method: 'PUT', path: '/commons/twilio/channel/{id}/attributes/meta' },
  access: mayAct,
  effect: 'write',
  card: 'none',
  offered: false,
  errors: ['not_found', 'upstream'],
  invalidates: inboxReads,
  summary: ({ supplierName }) => `The conversation with ${supplierName} was changed.`,
});
