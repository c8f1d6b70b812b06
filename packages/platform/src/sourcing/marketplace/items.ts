import type { ItemSort } from '@brandwright/contract/sourcing/marketplace/enums.ts';
import { asc, count, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import type { Conditions } from './conditions.ts';
import { fitOrder } from './fit/fitting-rows.ts';
import { itemSummaries, itemWithSupplier } from './rows.ts';
import { relevance } from './search-words.ts';
import { marketplaceItems as items, marketplaceSuppliers as suppliers } from './tables.ts';

export async function countMatchingItems(context: Context, where: SQL | undefined): Promise<number> {
  const [row] = await context.db
    .select({ total: count() })
    .from(items)
    .innerJoin(suppliers, eq(suppliers.id, items.supplierId))
    .where(where);
  return row?.total ?? 0;
}

/** One page of items with what they take from their suppliers. */
export async function pageOfItems(
  context: Context,
  where: SQL | undefined,
  order: SQL[],
  paging: { page: number; size: number },
) {
  const rows = await context.db
    .select(itemWithSupplier)
    .from(items)
    .innerJoin(suppliers, eq(suppliers.id, items.supplierId))
    .where(where)
    .orderBy(...order, asc(items.id))
    .limit(paging.size)
    .offset(paging.page * paging.size);
  const isWhole = paging.page === 0 && rows.length < paging.size;
  const total = isWhole ? rows.length : await countMatchingItems(context, where);
  return { rows: await itemSummaries(context, rows), page: paging.page, size: paging.size, total };
}

export function orderOfItems(sort: ItemSort, { words: { query }, fitting }: Conditions): SQL[] {
  const featured = [
    ...(fitting && fitting.ids.length > 0 ? [asc(fitOrder(items.id, fitting))] : []),
    ...(query ? [desc(relevance(items.search, query))] : []),
    desc(items.rank),
  ];
  const first: Record<ItemSort, SQL[]> = {
    '-rank': featured,
    '-createdAt': [desc(items.createdAt)],
    price: [sql`${items.unitPriceMinor} asc nulls last`],
    '-price': [sql`${items.unitPriceMinor} desc nulls last`],
    moq: [sql`${items.moq} asc nulls last`],
    samplePrice: [sql`${items.samplePriceMinor} asc nulls last`],
    '-averageReview': [sql`${suppliers.averageReview} desc nulls last`],
  };
  return [...first[sort], ...(sort === '-rank' ? [] : featured)];
}
