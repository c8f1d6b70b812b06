import { listPayouts } from '@brandwright/contract/payments/list-payouts.ts';
import { and, count, desc, eq } from 'drizzle-orm';
import { implement } from '../kernel/request/implementation.ts';
import { toPayout, waitingForPayout } from './payouts.ts';
import { payouts } from './tables.ts';

export default implement(listPayouts, {
  async run(context, { status, page, size }) {
    const where = and(eq(payouts.storeId, context.storeId), status ? eq(payouts.status, status) : undefined);
    const rows = await context.db
      .select()
      .from(payouts)
      .where(where)
      .orderBy(desc(payouts.createdAt), payouts.id)
      .limit(size)
      .offset(page * size);
    const [counted] = await context.db.select({ total: count() }).from(payouts).where(where);
    return {
      output: {
        rows: rows.map(toPayout),
        waiting: await waitingForPayout(context),
        page,
        size,
        total: counted?.total ?? 0,
      },
    };
  },
});
