import { OperationError } from '@brandwright/contract';
import { ticketTransitions } from '@brandwright/contract/support/rules.ts';
import { ticketStatusLabels, type TicketStatus } from '@brandwright/contract/support/enums.ts';
import type { TicketFile } from '@brandwright/contract/support/entities.ts';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Context } from '../kernel/request/context.ts';
import { handleOf, type TicketRow } from './find-ticket.ts';
import { sendTicketMail } from './send-ticket-mail.ts';
import { supportMessages, supportTickets } from './tables.ts';

export const authorOf = (context: Context) => (context.actor.kind === 'user' ? context.actor.name : 'System');

/** The beginning of a message, as a list shows it. */
export const excerptOf = (text: string): string => {
  const words = text.replace(/\s+/g, ' ').trim();
  return words.length > 160 ? `${words.slice(0, 159).trimEnd()}…` : words;
};

interface NewMessage {
  authorName: string;
  isOwn: boolean;
  text: string;
  files: Omit<TicketFile, 'url'>[];
  mailId?: string | undefined;
}

/** Writes a line, and where it is the brand’s its mail to support leaves once the transaction commits. Answers its id. */
export async function writeMessage(
  context: Context,
  ticketId: string,
  index: number,
  message: NewMessage,
): Promise<string> {
  const id = randomUUID();
  await context.db.insert(supportMessages).values({
    ...message,
    storeId: context.storeId,
    id,
    ticketId,
    index,
    status: message.isOwn ? 'SENDING' : 'SENT',
    replyTo: message.isOwn && context.actor.kind === 'user' ? context.actor.email : null,
    createdAt: context.clock.now(),
  });
  if (message.isOwn) await context.jobs.enqueue(sendTicketMail.name, { messageId: id });
  return id;
}

/** Refuses what may not follow. */
export function requireTransition({ number, status }: TicketRow, to: TicketStatus): void {
  if (status === to || ticketTransitions[status].includes(to)) return;
  throw new OperationError(
    'bad_transition',
    `${handleOf(number)} is ${ticketStatusLabels[status].toLowerCase()}, so it can’t be ${ticketStatusLabels[to].toLowerCase()}.`,
  );
}

export async function changeTicket(
  context: Context,
  id: string,
  change: Partial<typeof supportTickets.$inferInsert>,
): Promise<TicketRow> {
  const [row] = await context.db
    .update(supportTickets)
    .set(change)
    .where(and(eq(supportTickets.storeId, context.storeId), eq(supportTickets.id, id)))
    .returning();
  if (!row)
    throw new OperationError('not_found', 'That support ticket is gone. Look through your support tickets.');
  return row;
}

/** Adds a line to a locked ticket: one of the brand waits for support, one of support is an answer. */
export async function addMessage(context: Context, ticket: TicketRow, message: NewMessage) {
  const status = message.isOwn ? 'OPEN' : 'ANSWERED';
  requireTransition(ticket, status);
  const messageId = await writeMessage(context, ticket.id, ticket.messageCount, message);
  const row = await changeTicket(context, ticket.id, {
    status,
    messageCount: ticket.messageCount + 1,
    lastMessage: excerptOf(message.text),
    lastMessageIsOwn: message.isOwn,
    // Whoever replies has read what was there.
    unreadCount: message.isOwn ? 0 : ticket.unreadCount + 1,
    updatedAt: context.clock.now(),
    closedAt: null,
  });
  return { row, messageId };
}
