import type { SupportTicket, SupportTicketDetail } from '@brandwright/contract/support/entities.ts';
import { and, asc, eq } from 'drizzle-orm';
import { fileAddress } from '../kernel/data/file-address.ts';
import type { Context } from '../kernel/request/context.ts';
import { handleOf, type TicketRow } from './find-ticket.ts';
import { supportMessages } from './tables.ts';

export const toTicket = (row: TicketRow): SupportTicket => ({
  id: row.id,
  handle: handleOf(row.number),
  type: row.type,
  status: row.status,
  orderId: row.orderId,
  orderNumber: row.orderNumber,
  customerName: row.customerName,
  lastMessage: row.lastMessage,
  lastMessageIsOwn: row.lastMessageIsOwn,
  messageCount: row.messageCount,
  unreadCount: row.unreadCount,
  openedBy: row.openedBy,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** A ticket with its lines, oldest first. */
export async function showTicket(context: Context, row: TicketRow): Promise<SupportTicketDetail> {
  const messages = await context.db
    .select()
    .from(supportMessages)
    .where(and(eq(supportMessages.storeId, context.storeId), eq(supportMessages.ticketId, row.id)))
    .orderBy(asc(supportMessages.index));
  return {
    ...toTicket(row),
    items: row.items,
    messages: messages.map(({ id, authorName, isOwn, text, files, status, createdAt }) => ({
      id,
      authorName,
      isOwn,
      text,
      attachments: files.map((file) => ({
        ...file,
        url: fileAddress(context.providers.keyring, context.storeId, file.fileId),
      })),
      status,
      createdAt: createdAt.toISOString(),
    })),
    closedAt: row.closedAt?.toISOString() ?? null,
  };
}
