import { OperationError, findOperation } from '@brandwright/contract';
import { getJob } from '@brandwright/contract/copilot/get-job.ts';
import { getPendingAction } from '@brandwright/contract/copilot/get-pending-action.ts';
import { listPendingActions } from '@brandwright/contract/copilot/list-pending-actions.ts';
import { and, count, desc, eq, gt, lte, or } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { findJob } from '../kernel/jobs/jobs.ts';
import { findAction, toPendingAction } from '../kernel/approvals/pending-actions.ts';
import { pendingActions } from '../kernel/data/tables.ts';

type ActionRow = typeof pendingActions.$inferSelect;

/** What nobody decided in time reads as expired, whether or not that was written down yet. */
function shown(context: Context, row: ActionRow) {
  const declaration = findOperation(row.operation);
  if (!declaration) throw new Error(`Nothing declares ${row.operation}.`);
  const late = row.status === 'PENDING' && row.expiresAt <= context.clock.now();
  const outcome = late ? 'Nobody decided in time, so nothing was done.' : row.outcome;
  return { ...toPendingAction(row, declaration), ...(late ? { status: 'EXPIRED' as const, outcome } : {}) };
}

export const listPendingActionsHere = implement(listPendingActions, {
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
    const [counted] = await context.db.select({ total: count() }).from(pendingActions).where(matches);
    const rows = await context.db
      .select()
      .from(pendingActions)
      .where(matches)
      .orderBy(desc(pendingActions.sequence))
      .limit(size)
      .offset(page * size);
    return {
      output: { actions: rows.map((row) => shown(context, row)), page, size, total: counted?.total ?? 0 },
    };
  },
});

export const getPendingActionHere = implement(getPendingAction, {
  async run(context, { id }) {
    const row = await findAction(context, id);
    if (!row) throw new OperationError('not_found', 'There is no such pending action.');
    return { output: shown(context, row) };
  },
});

export const getJobHere = implement(getJob, {
  async run(context, { id }) {
    const job = await findJob(context.db, context.storeId, id);
    if (!job) throw new OperationError('not_found', 'There is no such job.');
    const { name, percent, note, result, error } = job;
    return {
      output: {
        id,
        name,
        status: job.status as 'QUEUED' | 'RUNNING' | 'DONE' | 'FAILED',
        percent,
        note,
        result: result ?? null,
        error,
      },
    };
  },
});
