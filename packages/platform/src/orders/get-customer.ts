import { OperationError } from '@brandwright/contract';
import { getCustomer } from '@brandwright/contract/orders/get-customer.ts';
import { and, asc, count, desc, eq, max, min, sum } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { findCustomer, firstNameKey, type CustomerRecord } from './customers.ts';
import { customers, orders } from './tables.ts';

const mostOrders = 10;

const mostNamed = 5;

/** The one who is called so by first or whole name; refuses where nobody is, or several are. */
async function byFirstName(context: Context, called: string): Promise<CustomerRecord> {
  const found = await context.db
    .select()
    .from(customers)
    .where(and(eq(customers.storeId, context.storeId), eq(customers.firstNameKey, firstNameKey(called))))
    .orderBy(asc(customers.nameKey), asc(customers.id))
    .limit(mostNamed + 1);
  const fitting = called.trim().includes(' ')
    ? found.filter(({ nameKey }) => nameKey === called.trim().toLowerCase())
    : found;
  const [only] = fitting;
  if (only && fitting.length === 1) return only;
  if (!only)
    throw new OperationError(
      'not_found',
      `No customer is named “${called}”. Give their email, or look through your orders.`,
    );
  const names = fitting.slice(0, mostNamed).map(({ name, email }) => (email ? `${name} (${email})` : name));
  throw new OperationError(
    'conflict',
    `${fitting.length > mostNamed ? 'Many customers are' : `${fitting.length} customers are`} named “${called}”: ${names.join(', ')}${fitting.length > mostNamed ? ' and more' : ''}. Which one? Give the full name or email.`,
  );
}

export default implement(getCustomer, {
  async run(context, { customer: called }) {
    const customer = (await findCustomer(context, called)) ?? (await byFirstName(context, called));
    const theirs = and(eq(orders.storeId, context.storeId), eq(orders.customerId, customer.id));
    const newest = await context.db
      .select()
      .from(orders)
      .where(theirs)
      .orderBy(desc(orders.placedAt), desc(orders.orderNumber))
      .limit(mostOrders);
    const [all] = await context.db
      .select({
        orderCount: count(),
        captured: sum(orders.capturedMinor).mapWith(Number),
        refunded: sum(orders.refundedMinor).mapWith(Number),
        first: min(orders.placedAt),
        last: max(orders.placedAt),
      })
      .from(orders)
      .where(theirs);
    const { id, name, email, phone, company, address } = customer;
    const [latest] = newest;
    return {
      output: {
        id,
        name,
        email,
        phone: phone ?? latest?.shippingAddress.phone ?? null,
        company,
        address: address ?? latest?.shippingAddress ?? null,
        orderCount: all?.orderCount ?? 0,
        keptMinor: (all?.captured ?? 0) - (all?.refunded ?? 0),
        currency: latest?.currency ?? 'USD',
        firstOrderAt: all?.first?.toISOString() ?? null,
        lastOrderAt: all?.last?.toISOString() ?? null,
        orders: newest.map((order) => ({
          orderNumber: order.orderNumber,
          id: order.id,
          placedAt: order.placedAt.toISOString(),
          itemsText: order.itemsText,
          totalMinor: order.totalMinor,
        })),
      },
    };
  },
});
