import { getCustomer } from '@brandwright/contract/orders/get-customer.ts';
import { and, desc, eq } from 'drizzle-orm';
import { implement } from '../kernel/request/implementation.ts';
import { mailsTo } from './customer-mail.ts';
import { customerNotesOf } from './customer-notes.ts';
import { customerTotals } from './customer-totals.ts';
import { findCustomer } from './customers.ts';
import { orders } from './tables.ts';

const mostOrders = 10;

export default implement(getCustomer, {
  async run(context, { customer: called }) {
    const customer = await findCustomer(context, called);
    const newest = await context.db
      .select()
      .from(orders)
      .where(and(eq(orders.storeId, context.storeId), eq(orders.customerId, customer.id)))
      .orderBy(desc(orders.placedAt), desc(orders.orderNumber))
      .limit(mostOrders);
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
        ...(await customerTotals(context, id)),
        currency: latest?.currency ?? 'USD',
        orders: newest.map((order) => ({
          orderNumber: order.orderNumber,
          id: order.id,
          placedAt: order.placedAt.toISOString(),
          itemsText: order.itemsText,
          totalMinor: order.totalMinor,
          productionStatus: order.productionStatus,
        })),
        notes: await customerNotesOf(context, id),
        mails: await mailsTo(context, id),
      },
    };
  },
});
