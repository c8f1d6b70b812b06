import { getCustomer } from '@brandwright/contract/orders/get-customer.ts';
import { and, count, desc, eq, max, min, sum } from 'drizzle-orm';
import { implement } from '../kernel/request/implementation.ts';
import { findCustomer } from './customers.ts';
import { orders } from './tables.ts';

const mostOrders = 10;

export default implement(getCustomer, {
  async run(context, { customer: called }) {
    const customer = await findCustomer(context, called);
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
