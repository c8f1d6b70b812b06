import { ticketStatus } from '@brandwright/contract/support/enums.ts';
import { recordSupportAnswer } from '@brandwright/contract/support/record-support-answer.ts';
import { and, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { refuseChangedSince } from '../kernel/data/changed-since.ts';
import { implement } from '../kernel/request/implementation.ts';
import { lockTicket } from './find-ticket.ts';
import { showTicket } from './show-ticket.ts';
import { supportMessages } from './tables.ts';
import { ticketFiles } from './ticket-files.ts';
import { addMessage, changeTicket, excerptOf } from './write-message.ts';

const kept = z.object({
  id: z.uuid(),
  messageId: z.uuid(),
  was: ticketStatus,
  closedAt: z.string().nullable(),
  messageCount: z.int(),
  unreadCount: z.int().default(0),
});

export default implement(recordSupportAnswer, {
  async run(context, { ticketId, text, messageId: mailId, attachmentFileIds }) {
    const ticket = await lockTicket(context, ticketId);
    const subject = { kind: 'support_ticket', id: ticket.id };
    if (mailId !== undefined) {
      const [same] = await context.db
        .select({ id: supportMessages.id })
        .from(supportMessages)
        .where(
          and(
            eq(supportMessages.storeId, context.storeId),
            eq(supportMessages.ticketId, ticket.id),
            eq(supportMessages.mailId, mailId),
          ),
        );
      if (same) return { output: await showTicket(context, ticket), subject };
    }
    const files = await ticketFiles(context, attachmentFileIds);
    const { row, messageId } = await addMessage(context, ticket, {
      authorName: 'Support',
      isOwn: false,
      text,
      files,
      mailId,
    });
    return {
      output: await showTicket(context, row),
      undo: {
        id: row.id,
        messageId,
        was: ticket.status,
        closedAt: ticket.closedAt?.toISOString() ?? null,
        messageCount: row.messageCount,
        unreadCount: ticket.unreadCount,
      } satisfies z.output<typeof kept>,
      subject,
    };
  },
  async undo(context, given) {
    const { id, messageId, was, closedAt, messageCount, unreadCount } = kept.parse(given);
    const ticket = await lockTicket(context, id);
    refuseChangedSince('ticket', { status: 'ANSWERED', messageCount }, ticket);
    const ofTicket = and(eq(supportMessages.storeId, context.storeId), eq(supportMessages.ticketId, id));
    await context.db.delete(supportMessages).where(and(ofTicket, eq(supportMessages.id, messageId)));
    const [last] = await context.db
      .select()
      .from(supportMessages)
      .where(ofTicket)
      .orderBy(desc(supportMessages.index))
      .limit(1);
    await changeTicket(context, id, {
      status: was,
      closedAt: closedAt === null ? null : new Date(closedAt),
      messageCount: messageCount - 1,
      lastMessage: excerptOf(last?.text ?? ''),
      lastMessageIsOwn: last?.isOwn ?? true,
      // Earlier answers that were read in the meantime stay read.
      unreadCount: Math.min(unreadCount, Math.max(0, ticket.unreadCount - 1)),
      updatedAt: context.clock.now(),
    });
  },
});
