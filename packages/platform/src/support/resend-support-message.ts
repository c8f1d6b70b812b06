import { OperationError } from '@brandwright/contract';
import { resendSupportMessage } from '@brandwright/contract/support/resend-support-message.ts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { findTicket, handleOf, lockTicket, type TicketRow } from './find-ticket.ts';
import { sendTicketMail } from './send-ticket-mail.ts';
import { showTicket } from './show-ticket.ts';
import { supportMessages } from './tables.ts';

/** What of a ticket support did not get, in its order. Errors: conflict. */
async function failedMessages({ db, storeId }: Context, { id, number }: TicketRow) {
  const own = await db
    .select()
    .from(supportMessages)
    .where(
      and(
        eq(supportMessages.storeId, storeId),
        eq(supportMessages.ticketId, id),
        eq(supportMessages.isOwn, true),
      ),
    )
    .orderBy(asc(supportMessages.index));
  const failed = own.filter(({ status }) => status === 'FAILED');
  if (failed.length > 0) return failed;
  throw new OperationError(
    'conflict',
    own.some(({ status }) => status === 'SENDING')
      ? `The message on ${handleOf(number)} is on its way to support. Nothing was sent again.`
      : `Support already has every message on ${handleOf(number)}. Nothing was sent again.`,
  );
}

export default implement(resendSupportMessage, {
  async run(context, { ticketId }) {
    const ticket = await lockTicket(context, ticketId);
    const ids = (await failedMessages(context, ticket)).map(({ id }) => id);
    await context.db
      .update(supportMessages)
      .set({ status: 'SENDING' })
      .where(and(eq(supportMessages.storeId, context.storeId), inArray(supportMessages.id, ids)));
    // Under the same keys, so that each leaves once.
    for (const messageId of ids) await context.jobs.enqueue(sendTicketMail.name, { messageId });
    return { output: await showTicket(context, ticket), subject: { kind: 'support_ticket', id: ticket.id } };
  },
  async prepare(context, { ticketId }) {
    const ticket = await findTicket(context, ticketId);
    const failed = await failedMessages(context, ticket);
    const handle = handleOf(ticket.number);
    return {
      input: { ticketId: ticket.id },
      preview: {
        verb: 'Send it again',
        what: `Resends to support what it didn’t receive on ${handle} about order #${ticket.orderNumber}.`,
        toWhom: 'Support, by email',
        cost: null,
        irreversible: 'An email that was sent can’t be taken back.',
        values: [
          { label: 'Ticket', value: `${handle}, order #${ticket.orderNumber}` },
          ...failed.map(({ text }) => ({ label: 'Message', value: text })),
        ],
        warnings: [],
      },
    };
  },
});
