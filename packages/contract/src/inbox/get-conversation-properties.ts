import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { count } from '../orders/words.ts';
import { mayRead } from './conversation-ref.ts';
import { supplierConversation } from './entities.ts';

/** Conversations of the store by supplier, as the client reads them before it opens a thread. */
export const getConversationProperties = declareOperation({
  name: 'get_conversation_properties',
  area: 'inbox',
  title: 'Properties of conversations',
  description: "Answers the store's conversations with one supplier, or all, without messages.",
  examples: ['Is there a conversation with this supplier?'],
  input: z.object({
    storeId: z.uuid().describe('Of the own store; another is not found.').optional(),
    supplierId: z.uuid().optional(),
    returnArchived: z.boolean().default(false),
  }),
  output: z.object({ rows: z.array(supplierConversation) }),
  http: { method: 'GET', path: '/commons/twilio/channel/property' },
  access: mayRead,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: ['not_found'],
  summary: ({ rows }) => `${count(rows.length, 'conversation')} with suppliers.`,
});
