import type { FeedRecord } from '@brandwright/contract/home/feed-item.ts';
import { count as countWords } from '@brandwright/contract/orders/words.ts';

export const dayMs = 86_400_000;

/** How many orders a source names; it counts all of them. */
export const namedOrders = 4;

/** Whole days between two instants. */
export const daysBetween = (from: Date, to: Date) => Math.floor((to.getTime() - from.getTime()) / dayMs);

export interface NamedOrder {
  id: string;
  orderNumber: number;
  customerName: string;
}

/** An order as evidence: "Order #1042, Maya Chen", with what is the matter. */
export const orderRecord = ({ id, orderNumber, customerName }: NamedOrder, detail: string): FeedRecord => ({
  kind: 'order',
  id,
  label: `Order #${orderNumber}, ${customerName}`,
  detail,
  path: `/order-details/${id}`,
});

/** "2 orders are", "1 order is". */
export const ordersAre = (number: number) => `${countWords(number, 'order')} ${number === 1 ? 'is' : 'are'}`;
