import type { TechPack, TechPackSummary } from '@brandwright/contract/sourcing/agent/tech-pack.ts';
import { asc, eq, and, count } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { marketplaceCategories } from '../marketplace/tables.ts';
import type { TechPackRow } from './find-tech-pack.ts';
import type { CategoryWords } from './reading/product.ts';
import { completenessOf, eventItemTypeOf } from './rules.ts';
import { stateOf } from './state.ts';
import { techPackMatches } from './tables.ts';

/** Categories of the marketplace with their words, in its order. */
export async function categoriesOf(context: Context): Promise<CategoryWords[]> {
  const { id, name, kind, words } = marketplaceCategories;
  return context.db
    .select({ id, name, kind, words })
    .from(marketplaceCategories)
    .orderBy(asc(marketplaceCategories.position));
}

/** A brief with everything that is shown of it. */
export async function showTechPack(context: Context, row: TechPackRow): Promise<TechPack> {
  const categories = await categoriesOf(context);
  const state = await stateOf(context);
  return packOf(row, categories, state?.techPackId ?? null, await matchCount(context, row));
}

export async function matchCount(context: Context, row: TechPackRow): Promise<number> {
  if (row.matchedAt === null) return 0;
  const [counted] = await context.db
    .select({ total: count() })
    .from(techPackMatches)
    .where(
      and(
        eq(techPackMatches.storeId, context.storeId),
        eq(techPackMatches.techPackId, row.id),
        eq(techPackMatches.isExpanded, false),
      ),
    );
  return counted?.total ?? 0;
}

export function packOf(
  row: TechPackRow,
  categories: readonly CategoryWords[],
  currentId: string | null,
  matches: number,
): TechPack {
  return {
    techPackId: row.id,
    techPackNumber: row.number,
    ...row.brief,
    categoryName: categories.find(({ id }) => id === row.brief.categoryId)?.name ?? null,
    agentType: row.agentType,
    eventItemType: eventItemTypeOf[row.agentType],
    status: row.status,
    sources: row.sources,
    completeness: completenessOf(row.brief, row.agentType, row.question),
    attachments: row.attachments,
    threadId: row.threadId,
    checkpointId: row.checkpointId,
    version: row.version,
    isCurrent: row.id === currentId,
    matchedAt: row.matchedAt?.toISOString() ?? null,
    matchesAreStale: row.matchedAt !== null && row.matchedCheckpointId !== row.checkpointId,
    matchCount: matches,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** A brief as it stands in a list. */
export function summaryOf(pack: TechPack): TechPackSummary {
  return {
    techPackId: pack.techPackId,
    techPackNumber: pack.techPackNumber,
    title: pack.title,
    product: pack.product,
    categoryId: pack.categoryId,
    categoryName: pack.categoryName,
    quantity: pack.quantity,
    targetPriceMinor: pack.targetPriceMinor,
    currency: pack.currency,
    launchDate: pack.launchDate,
    agentType: pack.agentType,
    eventItemType: pack.eventItemType,
    status: pack.status,
    version: pack.version,
    isCurrent: pack.isCurrent,
    matchedAt: pack.matchedAt,
    matchesAreStale: pack.matchesAreStale,
    matchCount: pack.matchCount,
    createdAt: pack.createdAt,
    updatedAt: pack.updatedAt,
    completePercent: pack.completeness.percent,
    pictureUrl: pack.attachments.find(({ kind }) => kind === 'PICTURE')?.url ?? null,
  };
}
