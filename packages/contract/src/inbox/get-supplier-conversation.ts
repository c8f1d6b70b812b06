import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { count } from '../orders/words.ts';
import {
  conversationSid,
  mayRead,
  messageLine,
  shortConversation,
  shortMessage,
} from './conversation-ref.ts';
import { supplierConversationDetail, type SupplierConversationDetail } from './entities.ts';
import { timeWords } from './say.ts';

export const detailToModel = (output: SupplierConversationDetail) => ({
  ...shortConversation(output),
  messages: output.messages.map(shortMessage),
  hasEarlier: output.hasEarlier,
});

export const getSupplierConversation = declareOperation({
  name: 'get_supplier_conversation',
  area: 'inbox',
  title: 'Conversation with a supplier',
  description:
    'Opens one conversation with a supplier: its newest ten messages, or the ten before an index, or those with a keyword. Name it by its sid or by the supplier. It does not mark anything as read. For all conversations use list_supplier_conversations; for the profile of the supplier get_supplier.',
  examples: [
    'What did Jingdezhen Kiln Nine say?',
    'open the chat with Lume & Cera',
    'show me the first conversation',
    'what was the last message from Olaria do Vale?',
    'what did they write about the glaze?',
  ],
  input: z.object({
    conversationSid: conversationSid(),
    beforeIndex: z
      .int()
      .min(0)
      .describe('Messages before this index: the index of the first that is shown.')
      .optional(),
    keyword: field(z.string().trim().min(1).max(120), {
      sense: 'search_words',
      label: 'Search',
      words: [
        'about',
        'mentions',
        'containing',
        'with the word',
        'regarding',
        'write',
        'wrote',
        'said',
        'message',
      ],
    })
      .describe('Only messages with these words, newest ones.')
      .optional(),
  }),
  output: supplierConversationDetail,
  http: { method: 'GET', path: '/web/inbox/conversations/{conversationSid}' },
  access: mayRead,
  effect: 'read',
  card: 'supplier_conversation',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: [
    'send_supplier_message',
    'list_conversation_attachments',
    'list_supplier_conversations',
    'request_supplier_meeting',
  ],
  toModel: detailToModel,
  summary: (output, { keyword }) => {
    const about = keyword ? ` about “${keyword}”` : '';
    if (output.messages.length === 0) return `No messages with ${output.supplierName}${about} yet.`;
    const theirs = output.messages.findLast((message) => !message.isOwn);
    const newest = output.messages.at(-1);
    const said = theirs
      ? `${output.supplierName} wrote${about} on ${timeWords(theirs.createdAt)}: “${messageLine(theirs)}”`
      : `${output.supplierName} hasn’t answered${about} yet`;
    const own =
      newest?.isOwn && !keyword
        ? ` Your last message, on ${timeWords(newest.createdAt)}: “${messageLine(newest)}”`
        : '';
    const unread = output.unreadCount > 0 ? ` ${count(output.unreadCount, 'unread message')}.` : '';
    return `${said}.${own ? `${own}.` : ''}${unread}`;
  },
});
