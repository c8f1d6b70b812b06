import {
  listCustomers,
  type CustomerFilter,
  type CustomerSort,
} from '@brandwright/contract/orders/list-customers.ts';
import { and, asc, count, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { escapeLike, holdsAll } from '../kernel/records/like-all.ts';
import { isOpenOrder } from './customer-totals.ts';
import { customers, orders } from './tables.ts';

/** What each customer ordered, as a table to join; customers without orders are not in it. */
function totalsOf(context: Context) {
  return context.db
    .select({
      customerId: orders.customerId,
      orderCount: count().as('order_count'),
      openOrderCount: sql<number>`count(*) filter (where ${isOpenOrder})`
        .mapWith(Number)
        .as('open_order_count'),
      paidMinor: sql<number>`sum(${orders.capturedMinor})`.mapWith(Number).as('paid_minor'),
      refundedMinor: sql<number>`sum(${orders.refundedMinor})`.mapWith(Number).as('refunded_total_minor'),
      lastOrderAt: sql<Date>`max(${orders.placedAt})`.mapWith(orders.placedAt).as('last_order_at'),
      lastOrderNumber:
        sql<number>`(array_agg(${orders.orderNumber} order by ${orders.placedAt} desc, ${orders.orderNumber} desc))[1]`
          .mapWith(Number)
          .as('last_order_number'),
    })
    .from(orders)
    .where(eq(orders.storeId, context.storeId))
    .groupBy(orders.customerId)
    .as('totals');
}

/** Each word in the name, company, email or city, or the number of an order of theirs. */
function matching(context: Context, search: string): SQL | undefined {
  const text = sql`concat_ws(' ', ${customers.nameKey}, lower(${customers.company}), ${customers.email}, lower(${customers.address}->>'city'))`;
  const number = /^#?(\d{1,9})$/.exec(search)?.[1];
  if (number === undefined)
    return holdsAll(
      text,
      search
        .toLowerCase()
        .split(/\s+/)
        .filter(Boolean)
        .map((word) => `%${escapeLike(word)}%`),
    );
  return sql`exists (select 1 from ${orders} where ${orders.storeId} = ${context.storeId} and ${orders.customerId} = ${customers.id} and ${orders.orderNumber} = ${Number(number)})`;
}

export default implement(listCustomers, {
  async run(context, { search, filter, sort, page, size }) {
    const totals = totalsOf(context);
    const filters: Readonly<Record<CustomerFilter, SQL | undefined>> = {
      ALL: undefined,
      REPEAT: sql`${totals.orderCount} > 1`,
      OPEN_ORDERS: sql`${totals.openOrderCount} > 0`,
    };
    const kept = sql`coalesce(${totals.paidMinor}, 0) - coalesce(${totals.refundedMinor}, 0)`;
    const sorts: Readonly<Record<CustomerSort, SQL>> = {
      '-spent': desc(kept),
      '-orders': sql`${totals.orderCount} desc nulls last`,
      '-lastOrder': sql`${totals.lastOrderAt} desc nulls last`,
      lastOrder: sql`${totals.lastOrderAt} asc nulls last`,
      name: asc(customers.nameKey),
    };
    const where = and(
      eq(customers.storeId, context.storeId),
      filters[filter],
      search === undefined ? undefined : matching(context, search),
    );
    const { id, name, email, company, address } = customers;
    const { orderCount, openOrderCount, paidMinor, refundedMinor, lastOrderAt, lastOrderNumber } = totals;
    const rows = await context.db
      .select({
        ...{ id, name, email, company, address },
        ...{ orderCount, openOrderCount, paidMinor, refundedMinor, lastOrderAt, lastOrderNumber },
      })
      .from(customers)
      .leftJoin(totals, eq(totals.customerId, customers.id))
      .where(where)
      .orderBy(sorts[sort], asc(customers.nameKey), asc(customers.id))
      .limit(size)
      .offset(page * size);
    const [all] = await context.db
      .select({ total: count() })
      .from(customers)
      .leftJoin(totals, eq(totals.customerId, customers.id))
      .where(where);
    return {
      output: {
        customers: rows.map(({ address: at, ...row }) => ({
          id: row.id,
          name: row.name,
          email: row.email,
          company: row.company,
          city: at?.city ?? null,
          countryCode: at?.countryCode ?? null,
          orderCount: row.orderCount ?? 0,
          openOrderCount: row.openOrderCount ?? 0,
          paidMinor: row.paidMinor ?? 0,
          refundedMinor: row.refundedMinor ?? 0,
          keptMinor: (row.paidMinor ?? 0) - (row.refundedMinor ?? 0),
          lastOrderAt: row.lastOrderAt?.toISOString() ?? null,
          lastOrderNumber: row.lastOrderNumber,
        })),
        page,
        size,
        total: all?.total ?? 0,
        currency: 'USD',
      },
    };
  },
});
