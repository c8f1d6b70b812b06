import { OperationError } from '@brandwright/contract';
import { listOrders } from '@brandwright/contract/orders/list-orders.ts';
import { dayWords, listWords } from '@brandwright/contract/returns/words.ts';
import type { Context } from '../kernel/request/context.ts';
import { lineHasWords } from './choose-lines.ts';
import { readOrderFacts, type OrderFacts } from './order-facts.ts';

const mostRead = 6;

export interface OrderSaid {
  id?: string | undefined;
  orderNumber?: number | undefined;
  customer?: string | undefined;
  item?: string | undefined;
}

/**
 * The order of which something comes back: by its number, or the shipped order of a customer (that holds the item).
 * Errors: not_found; conflict names the orders to choose from.
 */
export async function orderToReturn(context: Context, said: OrderSaid): Promise<OrderFacts> {
  const { id, orderNumber, customer, item } = said;
  if (id !== undefined) return readOrderFacts(context, { id });
  if (orderNumber !== undefined) return readOrderFacts(context, { orderNumber });
  if (customer === undefined)
    throw new OperationError(
      'bad_input',
      'Which order is it from? The order number or the customer is enough.',
      [{ path: 'orderNumber', message: 'Required, unless you name the customer.' }],
    );
  const { orders } = await context.call(listOrders, {
    tab: 'ALL',
    customer,
    sort: '-placedAt',
    counts: false,
    page: 0,
    size: 20,
  });
  if (orders.length === 0)
    throw new OperationError(
      'not_found',
      `No customer “${customer.slice(0, 80)}” has an order. Enter the order number.`,
    );
  const shipped = orders.filter(({ fulfillmentStatus }) => fulfillmentStatus !== 'NONE').slice(0, mostRead);
  if (shipped.length === 0)
    throw new OperationError(
      'bad_transition',
      `Nothing has shipped to ${orders[0]?.customerName ?? customer} yet, so there’s nothing to return.`,
    );
  const all: OrderFacts[] = [];
  for (const one of shipped) all.push(await readOrderFacts(context, { id: one.id }));
  const withItem =
    item === undefined ? all : all.filter(({ lines }) => lines.some((line) => lineHasWords(line, item)));
  const fitting = withItem.length > 0 ? withItem : all;
  const open = fitting.filter(({ lines }) => lines.some(({ returnable }) => returnable > 0));
  const [only, ...others] = open.length > 0 ? open : fitting;
  if (only && others.length === 0) return only;
  const choices = [only, ...others].flatMap((facts) =>
    facts
      ? [`#${facts.order.orderNumber} (${facts.order.itemsText}, ${dayWords(facts.order.placedAt)})`]
      : [],
  );
  throw new OperationError(
    'conflict',
    `${orders[0]?.customerName ?? customer} has several orders: ${listWords(choices, 5)}. Which one is it from?`,
    [{ path: 'orderNumber', message: 'Enter the order number.' }],
  );
}
