import { OperationError } from '@brandwright/contract';
import { getOrder } from '@brandwright/contract/orders/get-order.ts';
import {
  ticketTypeLabels,
  ticketTypeSentences,
  type TicketType,
} from '@brandwright/contract/support/enums.ts';
import { needsFile, needsWords, ticketRefusal } from '@brandwright/contract/support/rules.ts';
import { and, eq, ne } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { handleOf } from './find-ticket.ts';
import { ticketFiles } from './ticket-files.ts';
import { supportTickets } from './tables.ts';

export interface Asked {
  orderId?: string | undefined;
  orderNumber?: number | undefined;
  type: TicketType;
  message?: string | undefined;
  lineItemIds: readonly string[];
  attachmentFileIds: readonly string[];
}

/** The first line of a ticket as it is when nothing more was said. */
const plainMessage = (type: TicketType, orderNumber: number) =>
  `Order #${orderNumber}: ${ticketTypeSentences[type]}`;

/**
 * What a ticket would be, checked against its order. Errors: not_found, bad_transition when the order is not so, conflict when
 * there is one already, bad_input when words or a file are missing.
 */
export async function checkTicket(context: Context, asked: Asked) {
  const { type } = asked;
  const order = await context.call(getOrder, { id: asked.orderId, orderNumber: asked.orderNumber });
  const refusal = ticketRefusal(type, order);
  if (refusal) throw new OperationError('bad_transition', refusal);
  const items = order.lineItems.filter(({ id }) => asked.lineItemIds.includes(id));
  if (items.length < new Set(asked.lineItemIds).size)
    throw new OperationError(
      'not_found',
      `Order #${order.orderNumber} has no such item. Choose from its items.`,
    );
  await refuseSecond(context, order.id, type);
  const files = await ticketFiles(context, asked.attachmentFileIds);
  if (needsFile(type) && files.length === 0)
    throw new OperationError('bad_input', 'Attach the packing slip.', [
      { path: 'attachmentFileIds', message: 'The packing slip is required.' },
    ]);
  if (needsWords(type) && asked.message === undefined)
    throw new OperationError('bad_input', 'What does the buyer require?', [
      { path: 'message', message: 'Say what the buyer requires.' },
    ]);
  return {
    order,
    items: items.map(({ id, title, quantity }) => ({ lineItemId: id, title, quantity })),
    files,
    text: asked.message ?? plainMessage(type, order.orderNumber),
  };
}

/** One open ticket of a type about an order is enough: what is new belongs on it. */
async function refuseSecond(context: Context, orderId: string, type: TicketType): Promise<void> {
  const [open] = await context.db
    .select({ number: supportTickets.number })
    .from(supportTickets)
    .where(
      and(
        eq(supportTickets.storeId, context.storeId),
        eq(supportTickets.orderId, orderId),
        eq(supportTickets.type, type),
        ne(supportTickets.status, 'CLOSED'),
      ),
    )
    .limit(1);
  if (open)
    throw new OperationError(
      'conflict',
      `${handleOf(open.number)} about this order is still open (${ticketTypeLabels[type]}). Reply to it instead.`,
    );
}
