import { countCatalogItems } from '@brandwright/contract/sourcing/marketplace/count-catalog-items.ts';
import { getCatalogItem } from '@brandwright/contract/sourcing/marketplace/get-catalog-item.ts';
import { listItemsByCategoryGroup } from '@brandwright/contract/sourcing/marketplace/list-items-by-category-group.ts';
import { listProductListings } from '@brandwright/contract/sourcing/marketplace/list-product-listings.ts';
import { searchCatalogItems } from '@brandwright/contract/sourcing/marketplace/search-catalog-items.ts';
import type { ItemSort } from '@brandwright/contract/sourcing/marketplace/enums.ts';
import { and, asc, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { allOf, itemConditions, type Conditions } from './conditions.ts';
import { fitOrder } from './fit/fitting-rows.ts';
import { nothingFound, somethingFits } from './fit/nothing-found.ts';
import { loosen } from './loosen.ts';
import { findItem } from './resolve.ts';
import { itemDetail, itemSummaries, itemWithSupplier } from './rows.ts';
import { relevance } from './search-words.ts';
import { tookSince } from './suppliers.ts';
import {
  marketplaceCategories as categories,
  marketplaceItems as items,
  marketplaceSuppliers as suppliers,
} from './tables.ts';

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

export const itemOperations = [
  implement(searchCatalogItems, {
    async run(context, { sort, page, size, ...filters }) {
      const startedAt = performance.now();
      const conditions = await itemConditions(context, filters);
      const found = await pageOfItems(context, allOf(conditions), orderOfItems(sort, conditions), {
        page,
        size,
      });
      const nothing =
        found.total > 0
          ? somethingFits
          : await nothingFound(context, conditions, {
              of: 'items',
              count: (where) => countMatchingItems(context, where),
            });
      const ways =
        found.total > 0 || nothing.nothingFits !== null
          ? []
          : await loosen(conditions, filters, (where) => countMatchingItems(context, where));
      const rows = found.rows.map((row) => ({
        ...row,
        match: conditions.fitting?.matchById.get(row.itemId) ?? null,
      }));
      return {
        output: {
          ...found,
          rows,
          tookMs: tookSince(startedAt),
          readAs: conditions.words.readAs,
          loosen: ways,
          unmet: found.total > 0 ? (conditions.fitting?.unmet ?? []) : [],
          ...nothing,
        },
      };
    },
  }),

  implement(countCatalogItems, {
    async run(context, filters) {
      return {
        output: { total: await countMatchingItems(context, allOf(await itemConditions(context, filters))) },
      };
    },
  }),

  implement(getCatalogItem, {
    async run(context, { itemId }) {
      const output = await itemDetail(context, await findItem(context, itemId));
      return { output, subject: { kind: 'catalog_item', id: output.itemId } };
    },
  }),

  implement(listProductListings, {
    async run(context, { isSampleKit, sort, page, size }) {
      const order = { '-rankedAt': items.rankedAt, '-rank': items.rank, '-createdAt': items.createdAt }[sort];
      const where = and(eq(items.isSampleKit, isSampleKit), eq(items.kind, 'PRODUCT'));
      return { output: await pageOfItems(context, where, [desc(order)], { page, size }) };
    },
  }),

  implement(listItemsByCategoryGroup, {
    async run(context, { group, size }) {
      const rows = await context.db
        .select({ id: categories.id, group: categories.group })
        .from(categories)
        .where(group === undefined ? undefined : eq(sql`lower(${categories.group})`, group.toLowerCase()))
        .orderBy(asc(categories.position));
      const groups = [];
      for (const [name, members] of Map.groupBy(rows, (row) => row.group)) {
        const categoryIds = members.map((member) => member.id);
        const page = await pageOfItems(context, inArray(items.categoryId, categoryIds), [desc(items.rank)], {
          page: 0,
          size,
        });
        groups.push({ group: name, categoryIds, total: page.total, rows: page.rows });
      }
      return { output: { groups } };
    },
  }),
];
