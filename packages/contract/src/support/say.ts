import { dayWords } from '../kernel/words.ts';
import { ticketStatusLabels, ticketTypeLabels, type TicketStatus, type TicketType } from './enums.ts';
import type { SupportTicket, SupportTicketDetail, TicketMessage } from './entities.ts';

interface Named {
  handle: string;
  type: TicketType;
  orderNumber: number;
  status: TicketStatus;
}

/** "ST-1001, Carrier Issues with order #1042 (waiting for support)". */
export const ticketLine = ({ handle, type, orderNumber, status }: Named): string =>
  `${handle}, ${ticketTypeLabels[type]} with order #${orderNumber} (${ticketStatusLabels[status].toLowerCase()})`;

/** The last line that support wrote; undefined while there is none. */
export const lastAnswer = ({ messages }: SupportTicketDetail): TicketMessage | undefined =>
  messages.findLast(({ isOwn }) => !isOwn);

const excerpt = (text: string, longest = 300) => {
  const words = text.replace(/\s+/g, ' ').trim();
  return words.length > longest ? `${words.slice(0, longest - 1).trimEnd()}…` : words;
};

export function ticketWords(ticket: SupportTicketDetail): string {
  const answer = lastAnswer(ticket);
  const said = answer
    ? `Support wrote on ${dayWords(answer.createdAt)}: “${excerpt(answer.text)}”`
    : 'Support hasn’t answered yet.';
  return `${ticketLine(ticket)}, opened ${dayWords(ticket.createdAt)}. ${said}`;
}

/** What a model sees of a ticket in a list. */
export const shortTicket = ({ openedBy: _by, orderId: _order, ...ticket }: SupportTicket) => ticket;

/** What a model sees of a ticket that was changed: nothing of what support wrote. */
export const changedTicket = ({ id, handle, type, status, orderNumber }: SupportTicketDetail) => ({
  id,
  handle,
  type,
  status,
  orderNumber,
});
