import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { mayRead } from './conversation-ref.ts';

export const countUnreadConversations = declareOperation({
  name: 'count_unread_conversations',
  area: 'inbox',
  title: 'Unread conversations',
  description:
    'Counts the conversations whose latest message is unread and not by the brand. For a badge; a person asks list_supplier_conversations.',
  examples: ['How many unread chats are there?'],
  input: z.object({}),
  output: z.object({
    unreadCount: z.int(),
    personal: z.int(),
    sourcingAgent: z.int(),
    archived: z.int(),
    /** Tickets with an unread answer from warehouse support. Not part of `unreadCount`: the inbox badge shows the sum. */
    support: z.int(),
  }),
  http: { method: 'GET', path: '/web/inbox/unread-count' },
  access: mayRead,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: [],
  summary: ({ unreadCount, support }) =>
    `Unread conversations: ${unreadCount}.${support === 0 ? '' : ` Support tickets with unread answers: ${support}.`}`,
});
