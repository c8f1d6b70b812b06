import type { TicketType } from '@brandwright/contract/support/enums.ts';
import { sql, type SQL } from 'drizzle-orm';
import type { DemoPart, DemoStore, DemoTools } from '../kernel/demo/demo.ts';
import { demoTickets, type DemoTicket } from './demo-tickets.data.ts';
import { supportMessages, supportTickets } from './tables.ts';
import { excerptOf } from './write-message.ts';

const dayMs = 86_400_000;
interface Order {
  id: string;
  orderNumber: number;
  customerName: string;
  placedAt: Date;
}

/** Tickets about orders of the demo that are as their type wants them. */
export const supportDemo: DemoPart = {
  async seedStore(store, tools) {
    const told = store.key === 'founder' ? demoTickets : demoTickets.slice(0, 2);
    const taken = new Set<string>();
    let number = 1000;
    for (const ticket of told) {
      const found = await ordersFor(store, tools, ticket.type);
      const order = found.find(({ id }) => !taken.has(id));
      if (!order) continue;
      taken.add(order.id);
      number += 1;
      await writeTicket(store, tools, ticket, order, number);
    }
  },
};

const arrived = sql`fulfillment_status = 'FULFILLED' and return_status = 'NONE' and cancel_status = 'NONE'`;

const conditions: Readonly<Partial<Record<TicketType, SQL>>> = {
  LOST_DELAYED: sql`cancel_status = 'NONE' and exists (select from order_shipments shipment
    where shipment.store_id = told.store_id and shipment.order_id = told.id and shipment.status = 'LOST')`,
  RELEASE_HOLD: sql`production_status = 'ON_HOLD'`,
  WHOLESALE_ORDER_REQUIREMENTS: sql`origin = 'MANUAL_WHOLESALE' and production_status in ('OUTSTANDING', 'PROCESSING') and cancel_status = 'NONE'`,
};

async function ordersFor(store: DemoStore, tools: DemoTools, type: TicketType): Promise<Order[]> {
  const { rows } = await tools.db.execute<{
    id: string;
    order_number: number;
    customer_name: string;
    placed_at: string;
  }>(sql`
    select id, order_number, customer_name, placed_at::text as placed_at from orders told
    where store_id = ${store.storeId} and ${conditions[type] ?? arrived}
    order by told.placed_at desc, order_number limit 10`);
  return rows.map((row) => ({
    id: row.id,
    orderNumber: row.order_number,
    customerName: row.customer_name,
    placedAt: new Date(row.placed_at),
  }));
}

async function writeTicket(
  store: DemoStore,
  tools: DemoTools,
  { type, status, daysAgo, lines }: DemoTicket,
  order: Order,
  number: number,
): Promise<void> {
  const id = tools.id('support ticket', store.key, number);
  const opened = new Date(
    Math.max(tools.now.getTime() - daysAgo * dayMs, order.placedAt.getTime() + dayMs / 4),
  );
  const step = (tools.now.getTime() - opened.getTime()) / (lines.length + 1);
  const at = (index: number) => new Date(Math.floor((opened.getTime() + index * step) / 1000) * 1000);
  const texts = lines.map(([, text]) => text.replaceAll('{order}', `#${order.orderNumber}`));
  const lastAt = at(lines.length - 1);
  await tools.db.insert(supportTickets).values({
    storeId: store.storeId,
    id,
    number,
    type,
    status,
    orderId: order.id,
    orderNumber: order.orderNumber,
    customerName: order.customerName,
    items: [],
    openedBy: authors[store.key],
    messageCount: lines.length,
    lastMessage: excerptOf(texts.at(-1) ?? ''),
    lastMessageIsOwn: lines.at(-1)?.[0] === 'own',
    // What support answered last is new to the founder.
    unreadCount: status === 'ANSWERED' ? 1 : 0,
    createdAt: at(0),
    updatedAt: lastAt,
    closedAt: status === 'CLOSED' ? lastAt : null,
  });
  await tools.db.insert(supportMessages).values(
    lines.map(([by], index) => ({
      storeId: store.storeId,
      id: tools.id('support message', store.key, number, index),
      ticketId: id,
      index,
      authorName: by === 'own' ? authors[store.key] : 'Support',
      isOwn: by === 'own',
      text: texts[index] ?? '',
      files: [],
      status: 'SENT' as const,
      createdAt: at(index),
    })),
  );
}

const authors = { founder: 'Nora Whitfield', rival: 'Elias Brandt', preview: 'Preview Guest' } as const;
