import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { pageInput, pageOutput } from '../kernel/paging.ts';
import { count, listWords } from '../kernel/words.ts';
import { orderRef } from '../orders/order-ref.ts';
import { mayRead } from './access.ts';
import { supportTicket } from './entities.ts';
import { ticketStatus, ticketType, ticketTypeLabels, ticketTypeWords } from './enums.ts';
import { shortTicket, ticketLine } from './say.ts';

const shownToModel = 15;

export const listSupportTickets = declareOperation({
  name: 'list_support_tickets',
  area: 'support',
  title: 'Support tickets',
  description:
    'Lists the tickets with warehouse support, those with news first: what each is about, which order it is for, and whose turn it is. For what support wrote on one use get_support_ticket.',
  examples: [
    'Show my support tickets',
    'which tickets are still open?',
    'did support answer anything?',
    'any tickets about order 1042?',
    'tickets about broken items',
  ],
  input: z.object({
    status: field(ticketStatus, {
      label: 'Status',
      words: ['status'],
      valueWords: {
        OPEN: ['open', 'unanswered', 'waiting for support', 'waiting on support', 'pending', 'not answered'],
        ANSWERED: ['answered', 'with an answer', 'replied', 'waiting for me'],
        CLOSED: ['closed', 'done', 'settled', 'solved', 'resolved'],
      },
    }).optional(),
    isUnread: field(z.boolean(), {
      label: 'Unread',
      valueWords: {
        true: ['unread', 'not read', "haven't read", 'haven’t read', 'not seen', 'new answers', 'new answer'],
        false: ['already read', 'read ones'],
      },
    })
      .describe('Only tickets with an answer that nobody has read, or only those without.')
      .optional(),
    type: field(ticketType, {
      label: 'About',
      words: ['about', 'type'],
      valueWords: ticketTypeWords,
    }).optional(),
    orderNumber: orderRef.orderNumber,
    search: field(z.string().trim().min(1).max(100), {
      sense: 'search_words',
      label: 'Search',
      words: ['mentioning', 'with the word', 'containing', 'search for'],
    })
      .describe('Words of a ticket’s number, order, customer or messages; all must occur.')
      .optional(),
    ...pageInput,
  }),
  output: z.object({
    rows: z.array(supportTicket),
    /** Tickets of each status with no filter but the order. */
    counts: z.record(ticketStatus, z.int()),
    /** Tickets with an answer that nobody has read, with no filter but the order. */
    unreadTotal: z.int(),
    ...pageOutput,
  }),
  http: { method: 'GET', path: '/web/creator-warehouse-tickets' },
  access: mayRead,
  effect: 'read',
  card: 'support_tickets',
  offered: true,
  errors: ['not_found'],
  related: [
    'get_support_ticket',
    'open_support_ticket',
    'reply_to_support_ticket',
    'mark_support_ticket_read',
  ],
  toModel: ({ rows, total, counts, unreadTotal }) => ({
    rows: rows.slice(0, shownToModel).map(shortTicket),
    counts,
    unreadTotal,
    total,
    ...(total > shownToModel ? { cut: `${total - shownToModel} more not shown here` } : {}),
  }),
  summary: ({ rows, total, counts, unreadTotal }, { status, isUnread, type, orderNumber, search }) => {
    const about = [
      type ? ` about ${ticketTypeLabels[type].toLowerCase()}` : '',
      orderNumber === undefined ? '' : ` about order #${orderNumber}`,
      search ? ` with “${search}”` : '',
    ].join('');
    const which =
      status === 'OPEN' ? 'waiting for support' : status === 'ANSWERED' ? 'answered' : status && 'closed';
    if (total === 0) {
      if (isUnread) return `No new answers from support${about}.`;
      return `No support tickets${about}${which ? ` that are ${which}` : ''}.`;
    }
    if (isUnread)
      return `New answers on ${count(total, 'support ticket')}${about}: ${listWords(rows.map(ticketLine), 4)}.`;
    const unread = unreadTotal === 0 ? '' : `, ${unreadTotal} of them unread`;
    const news =
      status === undefined && counts.ANSWERED > 0
        ? ` Support has answered ${count(counts.ANSWERED, 'ticket')}${unread}.`
        : '';
    return `${count(total, 'support ticket')}${about}${which ? `, ${which}` : ''}: ${listWords(rows.map(ticketLine), 4)}.${news}`;
  },
});
