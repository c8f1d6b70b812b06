import { OperationError } from '@brandwright/contract';
import type { VipRequest } from '@brandwright/contract/subscriptions/vip/entities.ts';
import { vipKinds } from '@brandwright/contract/subscriptions/vip/vip-kinds.ts';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { vipRequests } from './tables.ts';

export type VipRow = typeof vipRequests.$inferSelect;

export const withId = (context: Context, id: string) =>
  and(eq(vipRequests.storeId, context.storeId), eq(vipRequests.id, id));

export async function lockRequest(context: Context, id: string): Promise<VipRow> {
  const [row] = await context.db.select().from(vipRequests).where(withId(context, id)).for('update');
  if (!row) throw new OperationError('not_found', 'This VIP request doesn’t exist.');
  return row;
}

export const toRequest = (row: VipRow): VipRequest => ({
  id: row.id,
  kind: row.kind,
  label: vipKinds[row.kind].label,
  reason: row.reason,
  status: row.status,
  createdBy: row.createdBy,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
