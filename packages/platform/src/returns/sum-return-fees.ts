import { sumReturnFees } from '@brandwright/contract/returns/sum-return-fees.ts';
import { and, eq, sql } from 'drizzle-orm';
import { dayOfInstant, isWithinDays } from '../kernel/data/days.ts';
import { implement } from '../kernel/request/implementation.ts';
import { keptFee } from './list-return-results.ts';
import { returnOrders } from './tables.ts';

export default implement(sumReturnFees, {
  async run(context, given) {
    const day = dayOfInstant(returnOrders.settledAt);
    const days = await context.db
      .select({ day, feeMinor: sql`sum(${keptFee})`.mapWith(Number) })
      .from(returnOrders)
      .where(
        and(
          eq(returnOrders.storeId, context.storeId),
          isWithinDays(returnOrders.settledAt, given),
          sql`${keptFee} > 0`,
        ),
      )
      .groupBy(day)
      .orderBy(day);
    return { output: { days } };
  },
});
