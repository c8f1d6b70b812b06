import type { SupplierSort } from '@brandwright/contract/sourcing/marketplace/enums.ts';
import { asc, count, desc, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { allOf, type Conditions } from './conditions.ts';
import { fitOrder } from './fit/fitting-rows.ts';
import { supplierColumns, supplierSummaries } from './rows.ts';
import { relevance } from './search-words.ts';
import { marketplaceSuppliers as suppliers } from './tables.ts';

export async function countMatchingSuppliers(context: Context, where: SQL | undefined): Promise<number> {
  const [row] = await context.db.select({ total: count() }).from(suppliers).where(where);
  return row?.total ?? 0;
}

/** One page of suppliers, sorted; ties always fall the same way. */
export async function pageOfSuppliers(
  context: Context,
  conditions: Conditions,
  paging: { sort: SupplierSort; page: number; size: number },
) {
  const where = allOf(conditions);
  const rows = await context.db
    .select(supplierColumns)
    .from(suppliers)
    .where(where)
    .orderBy(...orderOf(paging.sort, conditions))
    .limit(paging.size)
    .offset(paging.page * paging.size);
  const isWhole = paging.page === 0 && rows.length < paging.size;
  const total = isWhole ? rows.length : await countMatchingSuppliers(context, where);
  return { rows: await supplierSummaries(context, rows), page: paging.page, size: paging.size, total };
}

/** Overview §9. Featured puts what fits the words best first, then rank. */
function orderOf(sort: SupplierSort, { words: { query }, fitting }: Conditions): SQL[] {
  const featured = [
    ...(fitting && fitting.ids.length > 0 ? [asc(fitOrder(suppliers.id, fitting))] : []),
    ...(query ? [desc(relevance(suppliers.search, query))] : []),
    desc(suppliers.rank),
  ];
  const first: Record<SupplierSort, SQL[]> = {
    '-rank': featured,
    onlineNow: [desc(suppliers.isOnline), asc(suppliers.responseHours)],
    '-firstEnabledAt': [desc(suppliers.firstEnabledAt)],
    tariff: [sql`${suppliers.dutyPercent} asc nulls last`],
    '-createdAt': [desc(suppliers.createdAt)],
    price: [sql`${suppliers.priceLowMinor} asc nulls last`],
    '-price': [sql`${suppliers.priceHighMinor} desc nulls last`],
    '-averageReview': [sql`${suppliers.averageReview} desc nulls last`, desc(suppliers.reviewCount)],
    moq: [sql`${suppliers.moq} asc nulls last`],
    samplePrice: [sql`${suppliers.samplePriceMinor} asc nulls last`],
  };
  return [...first[sort], ...(sort === '-rank' ? [] : featured), asc(suppliers.id)];
}

/** Milliseconds with one decimal. */
export function tookSince(startedAt: number): number {
  return Math.round((performance.now() - startedAt) * 10) / 10;
}
