import type { Outreach, OutreachCounts } from '@brandwright/contract/sourcing/outreach/entities.ts';
import { and, count, eq, inArray, type SQL } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { sourcingMailStops, sourcingOutreach as outreach } from './tables.ts';

export type OutreachRow = typeof outreach.$inferSelect;

export function toOutreach(row: OutreachRow): Outreach {
  return {
    outreachId: row.id,
    source: row.source,
    channel: row.channel,
    status: row.status,
    techPackId: row.techPackId,
    briefTitle: row.briefTitle,
    supplierId: row.supplierId,
    supplierName: row.supplierName,
    conversationSid: row.conversationSid,
    email: row.email,
    failure: row.status === 'FAILED' ? row.failure : null,
    batchId: row.batchId,
    queuedAt: row.queuedAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    answeredAt: row.answeredAt?.toISOString() ?? null,
  };
}

export const ofStore = (context: Context, ...conditions: (SQL | undefined)[]) =>
  and(eq(outreach.storeId, context.storeId), ...conditions);

/** Counts under their names, from how many stand in each state. */
export const countsBy = (of: (status: OutreachRow['status']) => number): OutreachCounts => ({
  queued: of('QUEUED'),
  sent: of('SENT'),
  passedOn: of('PASSED_ON'),
  failed: of('FAILED'),
  answered: of('ANSWERED'),
});

export async function countByStatus(context: Context, where: SQL | undefined): Promise<OutreachCounts> {
  const rows = await context.db
    .select({ status: outreach.status, total: count() })
    .from(outreach)
    .where(where)
    .groupBy(outreach.status);
  const of = (status: OutreachRow['status']) => rows.find((row) => row.status === status)?.total ?? 0;
  return countsBy(of);
}

/** The outreach of a brief to these suppliers, by supplier. */
export async function outreachTo(
  context: Context,
  techPackId: string | null,
  supplierIds: readonly string[],
): Promise<Map<string, OutreachRow>> {
  if (techPackId === null || supplierIds.length === 0) return new Map();
  const rows = await context.db
    .select()
    .from(outreach)
    .where(
      ofStore(context, eq(outreach.techPackId, techPackId), inArray(outreach.supplierId, [...supplierIds])),
    );
  return new Map(rows.map((row) => [row.supplierId ?? '', row]));
}

/** Which of these addresses get no more mail. */
export async function stoppedAmong(context: Context, emails: readonly string[]): Promise<Set<string>> {
  if (emails.length === 0) return new Set();
  const rows = await context.db
    .select({ email: sourcingMailStops.email })
    .from(sourcingMailStops)
    .where(
      and(eq(sourcingMailStops.storeId, context.storeId), inArray(sourcingMailStops.email, [...emails])),
    );
  return new Set(rows.map((row) => row.email));
}
