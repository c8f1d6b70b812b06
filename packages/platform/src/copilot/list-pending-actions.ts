import { listPendingActions } from '@brandwright/contract/copilot/list-pending-actions.ts';
import { and, count, desc, eq, gt, lte, or } from 'drizzle-orm';
import { implement } from '../kernel/request/implementation.ts';
import { pendingActions } from '../kernel/data/tables.ts';
import { showAction } from './show-action.ts';

export default implement(listPendingActions, {
  async run(context, { status, page, size }) {
    const now = context.clock.now();
    const late = and(eq(pendingActions.status, 'PENDING'), lte(pendingActions.expiresAt, now));
    const has = {
      PENDING: and(eq(pendingActions.status, 'PENDING'), gt(pendingActions.expiresAt, now)),
      EXPIRED: or(eq(pendingActions.status, 'EXPIRED'), late),
    };
    const wanted =
      status === 'PENDING' || status === 'EXPIRED' ? has[status] : eq(pendingActions.status, status);
    const matches = and(eq(pendingActions.storeId, context.storeId), wanted);
    const [[counted], rows] = await Promise.all([
      context.db.select({ total: count() }).from(pendingActions).where(matches),
      context.db
        .select()
        .from(pendingActions)
        .where(matches)
        .orderBy(desc(pendingActions.sequence))
        .limit(size)
        .offset(page * size),
    ]);
    return {
      output: {
        actions: rows.map((row) => showAction(context, row)),
        page,
        size,
        total: counted?.total ?? 0,
      },
    };
  },
});
