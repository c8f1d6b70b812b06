import type { ModuleRequestType } from '@brandwright/contract/brand-kits/modules/enums.ts';
import { and, desc, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Context } from '../../kernel/request/context.ts';
import { requestJob } from './request-job.ts';
import { brandModuleRequests } from './tables.ts';

/** Writes a request down and queues it. */
export async function ask(
  context: Context,
  moduleId: string,
  type: ModuleRequestType,
  wish: string | undefined,
): Promise<void> {
  const id = randomUUID();
  const [last] = await context.db
    .select({ createdAt: brandModuleRequests.createdAt })
    .from(brandModuleRequests)
    .where(and(eq(brandModuleRequests.storeId, context.storeId), eq(brandModuleRequests.moduleId, moduleId)))
    .orderBy(desc(brandModuleRequests.createdAt))
    .limit(1);
  // Two requests of one instant still have an order.
  const createdAt = new Date(Math.max(context.clock.now().getTime(), (last?.createdAt.getTime() ?? 0) + 1));
  await context.db.insert(brandModuleRequests).values({
    storeId: context.storeId,
    id,
    moduleId,
    type,
    wish: wish ?? null,
    result: 'PENDING',
    createdAt,
  });
  await requestJob.ask(context, id);
}
