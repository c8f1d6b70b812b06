import type { OutputOf } from '@brandwright/contract';
import { listOrderRuleRuns } from '@brandwright/contract/orders/list-order-rule-runs.ts';
import { and, count, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { endOf, startOf } from '../kernel/data/days.ts';
import { implement } from '../kernel/request/implementation.ts';
import { findOrder } from './find-order.ts';
import { findRule } from './rule-operations.ts';
import { orderRuleRuns, orders } from './tables.ts';

export default implement(listOrderRuleRuns, {
  async run(context, { id, rule, from, to, orderNumber, page, size }) {
    const named = { id: id === '-' ? undefined : id, rule };
    const wanted =
      named.id === undefined && named.rule === undefined ? undefined : await findRule(context, named);
    const order = orderNumber === undefined ? undefined : await findOrder(context, { orderNumber });
    const where = and(
      eq(orderRuleRuns.storeId, context.storeId),
      wanted ? eq(orderRuleRuns.ruleId, wanted.id) : undefined,
      order ? eq(orderRuleRuns.orderId, order.id) : undefined,
      from === undefined ? undefined : gte(orderRuleRuns.at, startOf(from)),
      to === undefined ? undefined : lt(orderRuleRuns.at, endOf(to)),
    );
    const [tally] = await context.db.select({ total: count() }).from(orderRuleRuns).where(where);
    const rows = await context.db
      .select({
        id: orderRuleRuns.id,
        ruleId: orderRuleRuns.ruleId,
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
      .orderBy(desc(orderRuleRuns.at), desc(orders.orderNumber), desc(orderRuleRuns.id))
      .limit(size)
      .offset(page * size);
    const output: OutputOf<typeof listOrderRuleRuns> = {
      runs: rows.map((row) => ({ ...row, at: row.at.toISOString() })),
      asked: {
        rule: wanted?.name ?? null,
        orderNumber: order?.orderNumber ?? null,
        from: from ?? null,
        to: to ?? null,
      },
      page,
      size,
      total: tally?.total ?? 0,
    };
    return { output };
  },
});
