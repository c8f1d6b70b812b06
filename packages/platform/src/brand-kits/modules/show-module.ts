import type {
  BrandKitModule,
  ModuleContent,
  ModuleRequest,
} from '@brandwright/contract/brand-kits/modules/entities.ts';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { brandModuleRequests, type brandModules } from './tables.ts';

export type ModuleRow = typeof brandModules.$inferSelect;
export type RequestRow = typeof brandModuleRequests.$inferSelect;

export const emptyContent: ModuleContent = { text: '', items: [], colors: [], images: [] };

export const showRequest = (row: RequestRow): ModuleRequest => ({
  requestId: row.id,
  moduleId: row.moduleId,
  type: row.type,
  wish: row.wish,
  result: row.result,
  failure: row.failure,
  content: row.content,
  createdAt: row.createdAt.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
});

export const showModule = (row: ModuleRow, latest: RequestRow | undefined): BrandKitModule => ({
  moduleId: row.id,
  moduleNumber: row.number,
  type: row.type,
  title: row.title,
  brief: row.brief,
  brandKitId: row.brandKitId,
  content: row.content,
  isArchived: row.isArchived,
  latestRequest: latest ? showRequest(latest) : null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** The latest request of each module that is not archived. */
export async function latestRequests(
  context: Context,
  moduleIds: readonly string[],
): Promise<Map<string, RequestRow>> {
  if (moduleIds.length === 0) return new Map();
  const rows = await context.db
    .select()
    .from(brandModuleRequests)
    .where(
      and(
        eq(brandModuleRequests.storeId, context.storeId),
        inArray(brandModuleRequests.moduleId, [...moduleIds]),
        eq(brandModuleRequests.isArchived, false),
      ),
    )
    .orderBy(desc(brandModuleRequests.createdAt), desc(brandModuleRequests.id));
  const latest = new Map<string, RequestRow>();
  for (const row of rows) if (!latest.has(row.moduleId)) latest.set(row.moduleId, row);
  return latest;
}

export async function shownWithRequest(context: Context, row: ModuleRow): Promise<BrandKitModule> {
  return showModule(row, (await latestRequests(context, [row.id])).get(row.id));
}
