import { orderOrigin, originLabels } from '@brandwright/contract/orders/enums.ts';
import { listOrderOrigins } from '@brandwright/contract/orders/list-order-origins.ts';
import { and, count, eq, gte, lt, sum } from 'drizzle-orm';
import { implement } from '../kernel/request/implementation.ts';
import { orders } from './tables.ts';

const dayMs = 86_400_000;

const startOfDay = (day: string, daysLater = 0) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + daysLater * dayMs);

export default implement(listOrderOrigins, {
  async run(context, { placedFrom, placedTo }) {
    const rows = await context.db
      .select({ origin: orders.origin, orders: count(), worthMinor: sum(orders.totalMinor).mapWith(Number) })
      .from(orders)
      .where(
        and(
          eq(orders.storeId, context.storeId),
          placedFrom === undefined ? undefined : gte(orders.placedAt, startOfDay(placedFrom)),
          placedTo === undefined ? undefined : lt(orders.placedAt, startOfDay(placedTo, 1)),
        ),
      )
      .groupBy(orders.origin);
    const origins = orderOrigin.options.map((origin) => {
      const row = rows.find((one) => one.origin === origin);
      return {
        origin,
        label: originLabels[origin],
        orders: row?.orders ?? 0,
        worthMinor: row?.worthMinor ?? 0,
      };
    });
    origins.sort((a, b) => b.orders - a.orders);
    return {
      output: { origins, total: origins.reduce((total, one) => total + one.orders, 0), currency: 'USD' },
    };
  },
});
