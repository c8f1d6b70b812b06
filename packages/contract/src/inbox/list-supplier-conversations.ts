import { z } from 'zod';
import { field, untrustedText } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { pageInput, pageOutput } from '../kernel/paging.ts';
import { mayRead, shortConversation } from './conversation-ref.ts';
import { inboxTicket, supplierConversation } from './entities.ts';
import { inboxFilter } from './enums.ts';
import { listSummary } from './say.ts';

const shownToModel = 10;

export const listSupplierConversations = declareOperation({
  name: 'list_supplier_conversations',
  area: 'inbox',
  title: 'Inbox',
  description:
    'Lists the inbox: conversations with suppliers, and tickets with warehouse support, newest first: who wrote last, what, and how much is unread. Filters: personal, sourcing agent, archived, unread, those that wait for a reply of the brand. With a keyword it searches supplier names and the words of all messages and answers an excerpt of each hit. To read one conversation use get_supplier_conversation, one ticket get_support_ticket; chats with the partner itself are list_conversations.',
  examples: [
    'Show my inbox',
    "what's new from suppliers?",
    'any unread messages?',
    'show archived chats with suppliers',
    'which suppliers did the sourcing agent write to?',
    'search my supplier messages for lead time',
  ],
  input: z.object({
    filter: field(inboxFilter, {
      label: 'Filter',
      valueWords: {
        PERSONAL: ['personal', 'my own chats', 'personal chats', 'personal messages'],
        SOURCING_AGENT: ['sourcing agent', 'from the sourcing agent', 'opened by the agent', "agent's chats"],
        ARCHIVED: ['archived', 'archive', 'archived chats', 'put away'],
      },
    })
      .describe('All that are not archived when left out.')
      .optional(),
    isUnread: field(z.boolean(), {
      label: 'Unread',
      valueWords: {
        true: ['unread', 'new messages', 'not read', "haven't read", "what's new"],
        false: ['already read', 'read ones'],
      },
    })
      .describe('Only conversations with something unread.')
      .optional(),
    needsReply: field(z.boolean(), {
      label: 'Waits for our reply',
      valueWords: {
        true: [
          'unanswered',
          'i not answered',
          'i not replied',
          'i not responded',
          'i not written back',
          'i not got back to',
          'we not answered',
          'we not replied',
          'need a reply',
          'needs a reply',
          'need a reply from me',
          'need an answer',
          'needs an answer',
          'need my answer',
          'need to reply',
          'need to answer',
          'have to answer',
          'have to reply',
          'owe an answer',
          'owe a reply',
          'waiting for my reply',
          'waiting for my answer',
          'waiting for me',
          'waiting on me',
          'waits for my answer',
        ],
        false: ['i have answered', 'i answered last'],
      },
    })
      .describe('Only conversations in which the supplier wrote last: it waits for an answer of the brand.')
      .optional(),
    keyword: field(z.string().trim().min(1).max(120), {
      sense: 'search_words',
      label: 'Search',
      words: [
        'search for',
        'mention',
        'mentions',
        'mentioned',
        'containing',
        'with the word',
        'about',
        'said',
      ],
    })
      .describe('Words of a supplier name or of a message.')
      .optional(),
    ...pageInput,
  }),
  output: z.object({
    rows: z.array(
      supplierConversation.extend({
        /** Where the keyword was found in a message, with the words around it. */
        excerpt: z
          .object({ messageSid: z.string(), index: z.int(), text: untrustedText(), isOwn: z.boolean() })
          .nullable(),
      }),
    ),
    /** Conversations with something unread, of all that are not archived. */
    unreadTotal: z.int(),
    /**
     * Tickets with warehouse support that belong between these rows by their time; closed ones are in the archive.
     * Not counted in `total` or `unreadTotal`. Absent in the cards of older chats.
     */
    tickets: z.array(inboxTicket).optional(),
    /** All tickets of this list, those of other pages too, and how many have an answer that nobody has read. */
    ticketCount: z.object({ total: z.int(), unread: z.int() }).optional(),
    ...pageOutput,
  }),
  http: { method: 'GET', path: '/web/inbox/conversations' },
  access: mayRead,
  effect: 'read',
  card: 'supplier_conversations',
  offered: true,
  errors: [],
  related: [
    'get_supplier_conversation',
    'send_supplier_message',
    'archive_supplier_conversation',
    'get_support_ticket',
  ],
  toModel: ({ rows, total, unreadTotal, tickets = [] }) => ({
    rows: rows.slice(0, shownToModel).map((row) => ({
      ...shortConversation(row),
      ...(row.excerpt ? { excerpt: row.excerpt } : {}),
    })),
    total,
    unreadTotal,
    ...(tickets.length > 0 ? { supportTickets: tickets.slice(0, shownToModel) } : {}),
    ...(total > shownToModel ? { cut: `${total - shownToModel} more not shown here` } : {}),
  }),
  summary: listSummary,
});
