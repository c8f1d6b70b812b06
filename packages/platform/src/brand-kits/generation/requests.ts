import type { WorkType } from '@brandwright/contract/brand-kits/enums.ts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Context } from '../../kernel/request/context.ts';
import { brandGenerations, type WorkOrder } from '../tables.ts';

export const generationJobName = 'brand_kits.generation';

export type GenerationRow = typeof brandGenerations.$inferSelect;

export interface Work {
  type: WorkType;
  order: WorkOrder;
  /** For work that is done already when it is written down. */
  uuid?: string;
}

/** Writes work down, to be done one after the other, and begins with the first. */
export async function orderWork(context: Context, kitId: string, chain: readonly Work[]): Promise<void> {
  if (chain.length === 0) return;
  const chainId = randomUUID();
  const createdAt = context.clock.now();
  await context.db.insert(brandGenerations).values(
    chain.map(({ type, order, uuid }, position) => ({
      storeId: context.storeId,
      id: uuid ?? randomUUID(),
      kitId,
      type,
      result: 'PENDING' as const,
      order,
      chainId,
      position,
      createdAt,
    })),
  );
  await startNext(context, chainId);
}

/** Queues the first piece of a chain that still waits, when none of the chain is being done. */
export async function startNext(context: Context, chainId: string): Promise<void> {
  const waiting = await context.db
    .select()
    .from(brandGenerations)
    .where(
      and(
        eq(brandGenerations.storeId, context.storeId),
        eq(brandGenerations.chainId, chainId),
        eq(brandGenerations.result, 'PENDING'),
      ),
    )
    .orderBy(asc(brandGenerations.position));
  const [next] = waiting;
  if (!next || next.jobId !== null) return;
  const jobId = await context.jobs.enqueue(generationJobName, { requestId: next.id });
  await changeRequests(context, [next.id], { jobId });
}

export async function changeRequests(
  context: Context,
  ids: readonly string[],
  change: Partial<Pick<GenerationRow, 'result' | 'failure' | 'finishedAt' | 'jobId'>>,
): Promise<void> {
  if (ids.length === 0) return;
  await context.db
    .update(brandGenerations)
    .set(change)
    .where(and(eq(brandGenerations.storeId, context.storeId), inArray(brandGenerations.id, [...ids])));
}

/** The work of a kit that is not finished, in its order. */
export function pendingWork(context: Context, kitId: string, types?: readonly WorkType[]) {
  return context.db
    .select()
    .from(brandGenerations)
    .where(
      and(
        eq(brandGenerations.storeId, context.storeId),
        eq(brandGenerations.kitId, kitId),
        eq(brandGenerations.result, 'PENDING'),
        types ? inArray(brandGenerations.type, [...types]) : undefined,
      ),
    )
    .orderBy(asc(brandGenerations.createdAt), asc(brandGenerations.position));
}

export async function findRequest(context: Context, id: string): Promise<GenerationRow | undefined> {
  const [row] = await context.db
    .select()
    .from(brandGenerations)
    .where(and(eq(brandGenerations.storeId, context.storeId), eq(brandGenerations.id, id)));
  return row;
}
