import { ticketTypeLabels } from '@brandwright/contract/support/enums.ts';
import { and, eq } from 'drizzle-orm';
import { fileAddress } from '../kernel/data/file-address.ts';
import { declareJob } from '../kernel/jobs/jobs.ts';
import { isTaken } from '../kernel/jobs/send-mail.ts';
import type { Context } from '../kernel/request/context.ts';
import { handleOf } from './find-ticket.ts';
import { supportMessages, supportTickets } from './tables.ts';

const read = async (context: Context, messageId: string) => {
  const [found] = await context.db
    .select({ message: supportMessages, ticket: supportTickets })
    .from(supportMessages)
    .innerJoin(
      supportTickets,
      and(
        eq(supportTickets.storeId, supportMessages.storeId),
        eq(supportTickets.id, supportMessages.ticketId),
      ),
    )
    .where(and(eq(supportMessages.storeId, context.storeId), eq(supportMessages.id, messageId)));
  return found;
};

type Found = NonNullable<Awaited<ReturnType<typeof read>>>;

/** The mail of one line. Files travel as addresses that need no login. */
function mailOf(context: Context, { message, ticket }: Found) {
  const { keyring } = context.providers;
  return {
    subject: `[${handleOf(ticket.number)}] ${ticketTypeLabels[ticket.type]}: order #${ticket.orderNumber}`,
    text: [
      message.text,
      ...ticket.items.map(({ title, quantity }) => `- ${quantity} × ${title}`),
      ...(message.files.length > 0 ? ['', 'Attached:'] : []),
      ...message.files.map(
        ({ name, fileId }) => `${name}: ${context.publicUrl}${fileAddress(keyring, context.storeId, fileId)}`,
      ),
      '',
      `Order #${ticket.orderNumber}, ${ticket.customerName}`,
      `From ${message.authorName}. Store ${context.storeId}`,
    ].join('\n'),
    ...(message.replyTo ? { replyTo: message.replyTo } : {}),
    idempotencyKey: `support-message:${message.id}`,
  };
}

/** Sends one line to support; its key is its id, so that the mail leaves once, however often the job runs. */
export const sendTicketMail = declareJob({
  name: 'send_ticket_mail',
  async run(context, payload) {
    const messageId = String(payload['messageId']);
    const found = await read(context, messageId);
    if (found?.message.status !== 'SENDING') return { messageId, sent: false };
    const sent = await isTaken(context, 'a mail to support', messageId, () =>
      context.providers.support.notify(mailOf(context, found)),
    );
    await context.db
      .update(supportMessages)
      .set({ status: sent ? 'SENT' : 'FAILED' })
      .where(and(eq(supportMessages.storeId, context.storeId), eq(supportMessages.id, messageId)));
    await context.events.publish({ type: 'invalidate', operations: ['get_support_ticket'] });
    return { messageId, sent };
  },
});
