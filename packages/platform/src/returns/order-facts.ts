import { OperationError, type OutputOf } from '@brandwright/contract';
import { getOrder } from '@brandwright/contract/orders/get-order.ts';
import { listOrderRefunds } from '@brandwright/contract/orders/list-order-refunds.ts';
import type { OrderDetail, OrderLineItem } from '@brandwright/contract/orders/entities.ts';
import { and, eq, ne } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { returnLines, returnOrders } from './tables.ts';

export interface LineFacts extends OrderLineItem {
  /** Whether all that was paid for it went back, by itself or with the whole order. */
  isPaidBack: boolean;
  /** Units in returns that were not canceled. */
  returned: number;
  /** Shipped units that can still come back: not in a return, and not all paid back. */
  returnable: number;
}

/** An order as a return sees it. */
export interface OrderFacts {
  order: OrderDetail;
  lines: LineFacts[];
  money: OutputOf<typeof listOrderRefunds>;
  /** Still to be paid to the store; what a shop charges is that shop’s. */
  owedMinor: number;
  /** When what was sent arrived; when it left, while it is on its way. Null before that. */
  arrivedAt: Date | null;
  /** How many returns it had, canceled ones too. */
  returns: number;
  /** Its newest return that was not canceled. */
  openHandle: string | null;
}

/** Errors: not_found. */
export async function readOrderFacts(
  context: Context,
  name: { id?: string; orderNumber?: number },
): Promise<OrderFacts> {
  const order = await context.call(getOrder, name);
  const money = await context.call(listOrderRefunds, { id: order.id });
  const own = await context.db
    .select({ handle: returnOrders.handle, status: returnOrders.status, line: returnLines })
    .from(returnOrders)
    .innerJoin(
      returnLines,
      and(eq(returnLines.storeId, returnOrders.storeId), eq(returnLines.returnId, returnOrders.id)),
    )
    .where(and(eq(returnOrders.storeId, context.storeId), eq(returnOrders.orderId, order.id)))
    .orderBy(returnOrders.sequence);
  const alive = own.filter(({ status }) => status !== 'CANCELED');
  return {
    order,
    money,
    owedMinor: order.shop === null && order.origin !== 'SHOPIFY_CREATOR' ? order.owedMinor : 0,
    arrivedAt: arrivalOf(order),
    returns: new Set(own.map(({ handle }) => handle)).size,
    openHandle: alive.at(-1)?.handle ?? null,
    lines: order.lineItems.map((line) => {
      const returned = alive
        .filter((one) => one.line.lineItemId === line.id)
        .reduce((sum, one) => sum + one.line.quantity, 0);
      const left = Math.max(0, line.fulfilledQuantity - returned);
      const isPaidBack = wasPaidBack(line, money);
      return { ...line, isPaidBack, returned, returnable: isPaidBack ? 0 : left };
    }),
  };
}

/** Of what was free nothing goes back. A refund of the whole order, by an amount or elsewhere, is of each line too. */
const wasPaidBack = (
  { refundedMinor, totalMinor }: OrderLineItem,
  { capturedMinor, leftMinor }: OrderFacts['money'],
): boolean => totalMinor > 0 && (refundedMinor >= totalMinor || (capturedMinor > 0 && leftMinor === 0));

function arrivalOf({ shipments, fulfilledAt }: OrderDetail): Date | null {
  const latest = (times: readonly (string | null)[]) =>
    times
      .filter((at) => at !== null)
      .toSorted()
      .at(-1) ?? null;
  const at =
    latest(shipments.map(({ deliveredAt }) => deliveredAt)) ??
    latest(shipments.map(({ shippedAt }) => shippedAt)) ??
    fulfilledAt;
  return at === null ? null : new Date(at);
}

/** Refuses an order of which nothing can come back at all. Errors: bad_transition, conflict. */
export function requireReturnable({ order, lines, openHandle }: OrderFacts): void {
  const called = `Order #${order.orderNumber}`;
  if (lines.some(({ returnable }) => returnable > 0)) return;
  if (lines.every(({ fulfilledQuantity }) => fulfilledQuantity === 0))
    throw new OperationError(
      'bad_transition',
      order.cancelStatus === 'CANCELED'
        ? `${called} was canceled before anything shipped, so there’s nothing to return.`
        : `${called} hasn’t shipped yet, so there’s nothing to return. Cancel what isn’t wanted instead.`,
    );
  if (openHandle !== null)
    throw new OperationError(
      'conflict',
      `Everything shipped on order #${order.orderNumber} is already in a return (${openHandle}). Nothing was created.`,
    );
  throw new OperationError(
    'conflict',
    `${called} is already refunded, so nothing on it can be returned for a refund. Adjust the stock if it arrives.`,
  );
}

/** The newest return of an order now, for the order to show; NONE without any. */
export async function newestStatus({ db, storeId }: Context, orderId: string, without?: string) {
  const rows = await db
    .select({ id: returnOrders.id, status: returnOrders.status })
    .from(returnOrders)
    .where(
      and(
        eq(returnOrders.storeId, storeId),
        eq(returnOrders.orderId, orderId),
        without === undefined ? undefined : ne(returnOrders.id, without),
      ),
    )
    .orderBy(returnOrders.sequence);
  return rows.at(-1)?.status ?? 'NONE';
}

/** What settled returns of an order took off what was owed for it. */
export async function paidOffBy({ db, storeId }: Context, orderId: string): Promise<number> {
  const rows = await db
    .select({ settlement: returnOrders.settlement })
    .from(returnOrders)
    .where(and(eq(returnOrders.storeId, storeId), eq(returnOrders.orderId, orderId)));
  return rows.reduce((sum, { settlement }) => sum + (settlement?.owedMinor ?? 0), 0);
}
