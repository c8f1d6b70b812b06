import { ticketTypeLabels } from '@brandwright/contract/support/enums.ts';
import { openSupportTicket } from '@brandwright/contract/support/open-support-ticket.ts';
import { eq, max, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { noteOf } from '../kernel/approvals/outgoing-letter.ts';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { checkTicket } from './order-of-ticket.ts';
import { showTicket } from './show-ticket.ts';
import { supportTickets } from './tables.ts';
import { authorOf, excerptOf, writeMessage } from './write-message.ts';

/** The next number of the store; whoever else opens one waits for this transaction. */
async function nextNumber({ db, storeId }: Context): Promise<number> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`support tickets ${storeId}`}, 0))`);
  const [last] = await db
    .select({ number: max(supportTickets.number) })
    .from(supportTickets)
    .where(eq(supportTickets.storeId, storeId));
  return (last?.number ?? 1000) + 1;
}

export default implement(openSupportTicket, {
  async run(context, asked) {
    const number = await nextNumber(context);
    const { order, items, files, text } = await checkTicket(context, asked);
    const now = context.clock.now();
    const row: typeof supportTickets.$inferSelect = {
      storeId: context.storeId,
      id: randomUUID(),
      number,
      type: asked.type,
      status: 'OPEN',
      orderId: order.id,
      orderNumber: order.orderNumber,
      customerName: order.customerName,
      items,
      openedBy: authorOf(context),
      messageCount: 1,
      lastMessage: excerptOf(text),
      lastMessageIsOwn: true,
      unreadCount: 0,
      createdAt: now,
      updatedAt: now,
      closedAt: null,
    };
    await context.db.insert(supportTickets).values(row);
    await writeMessage(context, row.id, 0, { authorName: row.openedBy, isOwn: true, text, files });
    return { output: await showTicket(context, row), subject: { kind: 'support_ticket', id: row.id } };
  },
  async prepare(context, asked) {
    const { order, items, files, text } = await checkTicket(context, asked);
    const message = asked.message === undefined ? text : noteOf(context, asked.message);
    return {
      input: { ...asked, orderId: order.id, orderNumber: order.orderNumber, message },
      preview: {
        verb: 'Open the ticket',
        what: `Opens a ticket with warehouse support about order #${order.orderNumber}: ${ticketTypeLabels[asked.type]}.`,
        toWhom: 'Support, by email',
        cost: null,
        irreversible: 'An email that was sent can’t be taken back.',
        values: [
          { label: 'Order', value: `#${order.orderNumber}, ${order.customerName}` },
          { label: 'Message', value: message },
          ...items.map(({ title, quantity }) => ({ label: 'Item', value: `${quantity} × ${title}` })),
          ...files.map(({ name }) => ({ label: 'Attachment', value: name })),
        ],
        warnings: [],
      },
    };
  },
});
