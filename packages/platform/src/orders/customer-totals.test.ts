import { cancelLineItem } from '@brandwright/contract/orders/cancel-line-item.ts';
import { cancelOrder } from '@brandwright/contract/orders/cancel-order.ts';
import { getOrder } from '@brandwright/contract/orders/get-order.ts';
import { listCustomers, type CustomerSort } from '@brandwright/contract/orders/list-customers.ts';
import { refundOrder } from '@brandwright/contract/orders/refund-order.ts';
import { asc, count, eq, sql, type SQL } from 'drizzle-orm';
import pg from 'pg';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { rowTallies } from '../kernel/data/tables.ts';
import { testStore, type TestStore } from '../kernel/testing.ts';
import { customers, orders } from './tables.ts';
import { channelOrder, place, placedOrder, ship, wrongTotals } from './testing.ts';

let store: TestStore;
beforeEach(async () => {
  store = await testStore();
});

const people = ['ana', 'ben', 'cleo', 'dan'];
/** Orders of four people, each placed a minute after the one before. */
const many = (wanted: number) =>
  Array.from({ length: wanted }, (_, index) =>
    channelOrder({
      customer: {
        id: null,
        name: people[index % 4] ?? '',
        email: `${people[index % 4]}@example.com`,
        phone: null,
        company: null,
      },
      placedAt: new Date(Date.UTC(2026, 10, 10, 9, index)),
    }),
  );

const run = (...statements: SQL[]) =>
  store.context(async ({ db }) => {
    for (const statement of statements) await db.execute(statement);
  });

/** What can happen to orders, as statements over some of them. */
const changes: Record<string, SQL> = {
  'are paid': sql`update orders set captured_minor = total_minor where order_number % 2 = 0`,
  'are refunded': sql`update orders set captured_minor = total_minor, refunded_minor = 500 where order_number % 3 = 0`,
  'are canceled': sql`update orders set cancel_status = 'CANCELED' where order_number % 2 = 0`,
  'are shipped': sql`update orders set fulfillment_status = 'FULFILLED' where order_number % 3 = 0`,
  'move in time': sql`update orders set placed_at = placed_at - interval '40 days' where order_number % 4 = 1`,
  'all come to one moment': sql`update orders set placed_at = '2026-11-10T09:00:00Z'`,
  'lose their customer': sql`update orders set customer_id = null where order_number % 5 = 0`,
  'go to another customer': sql`update orders set customer_id = (select id from customers order by name_key limit 1)
    where customer_id = (select id from customers order by name_key desc limit 1)`,
  'are deleted': sql`delete from orders where order_number % 4 in (1, 2)`,
};

describe('what customers ordered', () => {
  it('follows orders that come in, ship, are refunded, and are canceled whole or in part', async () => {
    const { id } = await placedOrder(store);
    const { orderNumber } = await placedOrder(store);
    await place(store, many(9));
    expect(await wrongTotals(store)).toEqual([]);
    await ship(store, id);
    await store.run(refundOrder, { orderNumber, amountMinor: 105 });
    expect(await wrongTotals(store)).toEqual([]);
    const { lineItems } = await store.run(getOrder, { orderNumber });
    await store.run(cancelLineItem, { orderNumber, item: lineItems[0]?.sku ?? '' });
    expect(await wrongTotals(store)).toEqual([]);
    await store.run(cancelOrder, { orderNumber });
    expect(await wrongTotals(store)).toEqual([]);
  });

  it.each(Object.entries(changes))('follows orders that %s', async (_what, change) => {
    await place(store, many(24));
    const before = (await store.run(listCustomers, {})).customers;
    await run(change);
    expect(await wrongTotals(store)).toEqual([]);
    expect((await store.run(listCustomers, {})).customers).not.toEqual(before);
  });

  it('follows a customer who is merged into another', async () => {
    await place(store, many(8));
    const merging = changes['go to another customer'] ?? sql``;
    await run(
      merging,
      sql`delete from customers c where not exists (select from orders o where o.customer_id = c.id)`,
    );
    expect(await wrongTotals(store)).toEqual([]);
    expect(await store.run(listCustomers, { filter: 'REPEAT', sort: '-orders' })).toMatchObject({
      total: 3,
      customers: [{ name: 'ana', orderCount: 4 }, { orderCount: 2 }, { orderCount: 2 }],
    });
  });

  it('stays as it was where a change fails', async () => {
    await place(store, many(8));
    const before = await store.run(listCustomers, {});
    await expect(run(...Object.values(changes), sql`select 1 / 0`)).rejects.toThrow();
    expect(await store.run(listCustomers, {})).toEqual(before);
    expect(await wrongTotals(store)).toEqual([]);
  });

  it('is right where many orders of one customer change at once, and its tallies are gathered', async () => {
    await place(store, many(40));
    const ids = await store.context(({ db, storeId }) =>
      db
        .select({ id: orders.id })
        .from(orders)
        .where(eq(orders.storeId, storeId))
        .orderBy(asc(orders.orderNumber)),
    );
    for (let round = 0; round < 8; round += 1)
      await Promise.all(
        ids.map(({ id }) =>
          run(
            sql`update orders set captured_minor = captured_minor + 100,
              fulfillment_status = ${round % 2 === 0 ? 'FULFILLED' : 'UNFULFILLED'} where id = ${id}`,
          ),
        ),
      );
    for (let round = 0; round < 210; round += 1)
      await run(
        sql`update orders set fulfillment_status = ${round % 2 === 0 ? 'FULFILLED' : 'UNFULFILLED'}
          where customer_id = (select id from customers where name_key = 'ana')`,
      );
    expect(await wrongTotals(store)).toEqual([]);
    const rows = await store.context(({ db, storeId }) =>
      db.select({ rows: count() }).from(rowTallies).where(eq(rowTallies.storeId, storeId)),
    );
    expect(rows[0]?.rows).toBeLessThan(210);
  });

  it('cannot be written by the app, and goes when customers go', async () => {
    await place(store, many(4));
    const write = store.context(({ db, storeId }) =>
      db.update(rowTallies).set({ rows: 7 }).where(eq(rowTallies.storeId, storeId)),
    );
    await expect(write).rejects.toThrow();
    await expect(run(sql`update customers set order_count = 7`)).rejects.toThrow();
    await store.context(async ({ db, storeId }) => {
      await db.delete(orders).where(eq(orders.storeId, storeId));
      await db.delete(customers).where(eq(customers.storeId, storeId));
    });
    expect(await wrongTotals(store)).toEqual([]);
    expect((await store.run(listCustomers, {})).total).toBe(0);
  });

  it('sorts as the plain query does, with equals by name', async () => {
    await place(store, many(10));
    await run(changes['are paid'] ?? sql``);
    const names = async (sort: CustomerSort) =>
      (await store.run(listCustomers, { sort })).customers.map(({ name }) => name).join(' ');
    const plain = async (order: SQL) => {
      const { rows } = await store.context(({ db, storeId }) =>
        db.execute<{ names: string }>(sql`select string_agg(name, ' ' order by ${order}, name) as names from (
          select c.name, count(o.id) as orders, sum(o.captured_minor - o.refunded_minor) as kept, max(o.placed_at) as last
          from customers c left join orders o on o.customer_id = c.id
          where c.store_id = ${storeId} group by c.id, c.name) each_of_them`),
      );
      return rows[0]?.names;
    };
    expect(await names('-spent')).toBe(await plain(sql`kept desc`));
    expect(await names('-orders')).toBe(await plain(sql`orders desc`));
    expect(await names('-lastOrder')).toBe(await plain(sql`last desc`));
    expect(await names('lastOrder')).toBe(await plain(sql`last`));
    expect(await names('name')).toBe('ana ben cleo dan');
  });

  it('is right for every customer of the database, the demo’s too', async () => {
    const owner = new pg.Client({ connectionString: inject('adminUrl') });
    await owner.connect();
    try {
      const { rows } = await owner.query(`select c.store_id, c.name from customers c
        join customer_totals_due due on due.store_id = c.store_id and due.id = c.id
        where (c.order_count, c.open_order_count, c.paid_minor, c.refunded_minor, c.last_order_at, c.last_order_number)
          is distinct from
          (due.order_count, due.open_order_count, due.paid_minor, due.refunded_minor, due.last_order_at, due.last_order_number)`);
      expect(rows).toEqual([]);
    } finally {
      await owner.end();
    }
  });
});
