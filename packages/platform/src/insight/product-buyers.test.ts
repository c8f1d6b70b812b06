import { getReport } from '@brandwright/contract/insight/get-report.ts';
import { sql, type SQL } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { resetTestTime, type TestStore } from '../kernel/testing.ts';
import { channelOrder, place } from '../orders/testing.ts';
import { dice, type Dice } from './testing/dice.ts';
import { openBook, sheetOf } from './testing/plain/book.ts';
import { allProducts } from './testing/plain/products.ts';
import { ask, randomStore } from './testing/random-store.ts';
import { readRecords } from './testing/records.ts';

let store: TestStore;
let other: TestStore;
let die: Dice;
beforeEach(async () => {
  resetTestTime();
  ({ store } = await randomStore(21));
  ({ store: other } = await randomStore(22));
  die = dice(23);
});

/** Whole months, parts of months, one day, everything, and the days that some orders move to. */
const periods = [
  { from: '2025-12-01', to: '2026-11-20' },
  { from: '2026-03-10', to: '2026-10-05' },
  { from: '2026-08-31', to: '2026-09-01' },
  { from: '2026-06-17', to: '2026-06-17' },
  { from: '2020-01-01', to: '2026-11-20' },
];

/** What the report says of all products, and what plain code makes of the raw rows, for every period. */
async function agrees(of: TestStore = store, channel: 'SHOPIFY_CREATOR' | null = null): Promise<void> {
  const book = openBook(await readRecords(of));
  for (const days of periods) {
    const made = await ask(of, getReport, {
      report: 'product-all',
      ...days,
      channel: channel ?? undefined,
      size: 1000,
    });
    const plain = allProducts(sheetOf(book, { ...days, channel, grain: 'MONTH' }));
    expect(made.rows, `${days.from} to ${days.to}`).toEqual(plain?.rows ?? []);
  }
}

const run = (statement: SQL) => store.context(({ db }) => db.execute(statement));
const some = (table: string, share: number) =>
  sql.raw(`(select id from ${table} where hashtext(id::text || '${die.id()}') % 100 < ${share})`);

it('are counted for any days, through one channel too', async () => {
  await agrees();
  await agrees(store, 'SHOPIFY_CREATOR');
});

it(
  'follow orders that are canceled, held, refunded, dated back and given to others',
  { timeout: 60_000 },
  async () => {
    for (const statement of [
      sql`update order_line_items set canceled_quantity = quantity where id in ${some('order_line_items', 15)}`,
      sql`update orders set cancel_status = 'CANCELED', refunded_minor = captured_minor where id in ${some('orders', 10)}`,
      sql`update orders set production_status = 'ON_HOLD' where id in ${some('orders', 10)}`,
      sql`update orders set captured_minor = total_minor, refunded_minor = 0 where id in ${some('orders', 10)}`,
      sql`update orders set placed_at = placed_at - interval '47 days' where id in ${some('orders', 20)}`,
      sql`update orders set placed_at = '2026-06-17T23:59:59Z' where id in ${some('orders', 10)}`,
      sql`update order_line_items set title = 'Bowl' where id in ${some('order_line_items', 15)}`,
      sql`update orders set customer_id = (select min(id::text)::uuid from customers) where id in ${some('orders', 15)}`,
      sql`update orders set customer_id = null, customer_name = 'Someone' where id in ${some('orders', 10)}`,
      sql`delete from order_line_items where id in ${some('order_line_items', 10)}`,
      sql`delete from return_orders`,
      sql`delete from orders where id in ${some('orders', 15)}`,
    ]) {
      await run(statement);
      await agrees();
    }
    await agrees(store, 'SHOPIFY_CREATOR');
    await agrees(other);
  },
);

it('follow orders of one customer that come in and change at once', { timeout: 60_000 }, async () => {
  const bought = (placedAt: string) => {
    const { lines, ...order } = channelOrder({ placedAt: new Date(placedAt) });
    return {
      ...order,
      lines: lines.map((line) => ({ ...line, title: 'Bowl' })),
      payment: { method: 'card', chargeId: 'ch_1', amountMinor: 6200, capturedAt: store.time.now },
    };
  };
  // The same days in another order, and two orders of one day.
  const days = [
    '2026-06-17',
    '2026-03-10',
    '2026-11-19',
    '2026-06-17',
    '2025-12-01',
    '2026-09-01',
    '2026-08-30',
  ];
  const placed = await Promise.all(days.map((day) => place(store, [bought(`${day}T10:00:00Z`)])));
  await agrees();
  await Promise.all(
    placed
      .flat()
      .map(({ id }, at) =>
        run(
          at % 3 === 0
            ? sql`delete from orders where id = ${id}`
            : at % 3 === 1
              ? sql`update orders set placed_at = placed_at + interval '9 days' where id = ${id}`
              : sql`update order_line_items set canceled_quantity = quantity where order_id = ${id}`,
        ),
      ),
  );
  await agrees();
});
