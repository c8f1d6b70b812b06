import type { OutputOf } from '@brandwright/contract';
import { listOrderRuleRuns } from '@brandwright/contract/orders/list-order-rule-runs.ts';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import { implement } from '../kernel/request/implementation.ts';
import { orderRuleRuns, orders } from './tables.ts';
import { findRule } from './rule-operations.ts';

export default implement(listOrderRuleRuns, {
  async run(context, { id, rule }) {
    const named = { id: id === '-' ? undefined : id, rule };
    const wanted =
      named.id === undefined && named.rule === undefined ? undefined : await findRule(context, named);
    const where = and(
      eq(orderRuleRuns.storeId, context.storeId),
      wanted ? eq(orderRuleRuns.ruleId, wanted.id) : undefined,
    );
    const [tally] = await context.db.select({ total: count() }).from(orderRuleRuns).where(where);
    const rows = await context.db
      .select({
        id: orderRuleRuns.id,
        ruleName: orderRuleRuns.ruleName,
        orderId: orderRuleRuns.orderId,
        orderNumber: orders.orderNumber,
        did: orderRuleRuns.did,
        at: orderRuleRuns.at,
      })
      .from(orderRuleRuns)
      .innerJoin(
        orders,
        sql`${orders.storeId} = ${orderRuleRuns.storeId} and ${orders.id} = ${orderRuleRuns.orderId}`,
      )
      .where(where)
      .orderBy(desc(orderRuleRuns.at), desc(orders.orderNumber))
      .limit(100);
    const output: OutputOf<typeof listOrderRuleRuns> = {
      runs: rows.map((row) => ({ ...row, at: row.at.toISOString() })),
      total: tally?.total ?? 0,
    };
    return { output };
  },
});
