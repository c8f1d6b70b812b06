import { type SalesSums, sumSales } from '@brandwright/contract/orders/sum-sales.ts';
import { eq, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { implement } from '../kernel/request/implementation.ts';
import { orders } from './tables.ts';

/** An order sold something when some of its money was kept. */
const kept = sql`${orders.capturedMinor} > ${orders.refundedMinor}`;

const sums = z.array(z.coerce.number().int());

/** One pass over the store's orders adds up every span at once. */
export default implement(sumSales, {
  async run(context, { since }) {
    const spans: SQL[] = [
      sql`true`,
      ...since.map((from) => sql`${orders.placedAt} >= ${new Date(from).toISOString()}::timestamptz`),
    ];
    const columns = spans.flatMap((span) => [
      sql`count(*) filter (where ${span} and ${kept})`,
      sql`coalesce(sum(${orders.capturedMinor}) filter (where ${span}), 0)`,
      sql`coalesce(sum(${orders.refundedMinor}) filter (where ${span}), 0)`,
    ]);
    const [row] = await context.db
      .select({
        figures: sql<unknown>`array[${sql.join(columns, sql`, `)}]::bigint[]`,
        firstSaleAt: sql<string | null>`min(${orders.placedAt}) filter (where ${kept})`,
      })
      .from(orders)
      .where(eq(orders.storeId, context.storeId));
    const figures = sums.parse(row?.figures ?? []);
    const spanOf = (index: number): SalesSums => {
      const [count = 0, paidMinor = 0, refundedMinor = 0] = figures.slice(index * 3, index * 3 + 3);
      return { orders: count, paidMinor, refundedMinor, netMinor: paidMinor - refundedMinor };
    };
    return {
      output: {
        lifetime: spanOf(0),
        since: since.map((_, index) => spanOf(index + 1)),
        firstSaleAt: row?.firstSaleAt ? new Date(row.firstSaleAt).toISOString() : null,
        currency: 'USD',
      },
    };
  },
});
