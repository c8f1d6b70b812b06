import { OperationError } from '@brandwright/contract';
import { isUuid } from '@brandwright/contract/kernel/uuid.ts';
import { listWords } from '@brandwright/contract/kernel/words.ts';
import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Context } from '../kernel/request/context.ts';
import { given, statement } from '../kernel/data/statement.ts';
import { ordersCalled } from './channel-name.ts';
import { orderLineItems, orders } from './tables.ts';

export type OrderRecord = typeof orders.$inferSelect;
export type LineRecord = typeof orderLineItems.$inferSelect;

/**
 * An order named by its id or its number; `id` may hold the number too, as it stands in a path, or what the channel that
 * it came from calls it ("#W1234", Shopify's id).
 */
export interface OrderName {
  id?: string | undefined;
  orderNumber?: number | undefined;
}

/** The order, read as it is. Errors: bad_input when none or more than one is named, not_found. */
export async function findOrder(context: Context, name: OrderName): Promise<OrderRecord> {
  const read = (where: SQL | undefined) => context.db.select().from(orders).where(where).limit(1);
  const [order] = await read(named(context, name));
  if (order) return order;
  const [called] = await read(await namedByChannel(context, name));
  return called ?? notFound(name);
}

/** As `findOrder`, and nobody else changes it until this transaction ends. */
export async function lockOrder(context: Context, name: OrderName): Promise<OrderRecord> {
  const read = (where: SQL | undefined) =>
    context.db.select().from(orders).where(where).limit(1).for('update');
  const [order] = await read(named(context, name));
  if (order) return order;
  const [called] = await read(await namedByChannel(context, name));
  return called ?? notFound(name);
}

/** What a statement reads of the order that is its `orderId`. */
export const ofOrder = (table: { storeId: PgColumn; orderId: PgColumn }): SQL | undefined =>
  and(eq(table.storeId, given('storeId')), eq(table.orderId, given('orderId')));

const readLines = statement((db) =>
  db.select().from(orderLineItems).where(ofOrder(orderLineItems)).orderBy(asc(orderLineItems.position)),
);

/** The lines of an order, in its order. */
export const linesOf = (context: Context, orderId: string): Promise<LineRecord[]> =>
  readLines(context, { orderId });

/** By its id, or by our own number, which comes before what a channel calls an order. */
function named(context: Context, name: OrderName): SQL | undefined {
  const mine = eq(orders.storeId, context.storeId);
  const given = name.id?.replace(/^#/, '');
  if (given !== undefined && isUuid(given)) return and(mine, eq(orders.id, given.toLowerCase()));
  const number = given !== undefined && /^\d{1,9}$/.test(given) ? Number(given) : name.orderNumber;
  if (number !== undefined) return and(mine, eq(orders.orderNumber, number));
  if (given !== undefined) return sql`false`;
  throw new OperationError('bad_input', 'Which order? Give its number, such as 1042.', [
    { path: 'orderNumber', message: 'Needed, or the id.' },
  ]);
}

async function namedByChannel(context: Context, { id, orderNumber }: OrderName): Promise<SQL> {
  const said = id ?? orderNumber?.toString();
  if (said === undefined || isUuid(said)) return sql`false`;
  const [only, ...others] = await ordersCalled(context, said);
  if (only === undefined) return sql`false`;
  if (others.length === 0) return sql`${orders.storeId} = ${context.storeId} and ${orders.id} = ${only.id}`;
  const choices = [only, ...others].map((one) => `#${one.orderNumber} (${one.customerName})`);
  throw new OperationError(
    'bad_input',
    `Several orders are called “${said}” where they came from: ${listWords(choices, 5)}. Which one?`,
    [{ path: 'orderNumber', message: 'Use its Brandwright order number.' }],
  );
}

function notFound(name: OrderName): never {
  const called =
    name.orderNumber !== undefined
      ? `#${name.orderNumber}`
      : name.id && !isUuid(name.id)
        ? `“${name.id}”`
        : 'with that id';
  throw new OperationError(
    'not_found',
    `There’s no order ${called} in this store. Check the number, or look through your orders.`,
  );
}
