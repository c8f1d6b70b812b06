import { findOperation } from '@brandwright/contract';
import type { Context } from '../kernel/request/context.ts';
import { toPendingAction } from '../kernel/approvals/pending-actions.ts';
import type { pendingActions } from '../kernel/data/tables.ts';

type ActionRow = typeof pendingActions.$inferSelect;

/** What nobody decided in time reads as expired, whether or not that was written down yet. */
export function showAction(context: Context, row: ActionRow) {
  const declaration = findOperation(row.operation);
  if (!declaration) throw new Error(`Nothing declares ${row.operation}.`);
  const late = row.status === 'PENDING' && row.expiresAt <= context.clock.now();
  const outcome = late ? 'No one decided in time, so nothing was done.' : row.outcome;
  return { ...toPendingAction(row, declaration), ...(late ? { status: 'EXPIRED' as const, outcome } : {}) };
}
