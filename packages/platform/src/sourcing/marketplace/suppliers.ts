import { countSuppliers } from '@brandwright/contract/sourcing/marketplace/count-suppliers.ts';
import { getSupplier } from '@brandwright/contract/sourcing/marketplace/get-supplier.ts';
import { getSuppliers } from '@brandwright/contract/sourcing/marketplace/get-suppliers.ts';
import { listSupplierCountries } from '@brandwright/contract/sourcing/marketplace/list-supplier-countries.ts';
import { searchSuppliers } from '@brandwright/contract/sourcing/marketplace/search-suppliers.ts';
import type { SupplierSort } from '@brandwright/contract/sourcing/marketplace/enums.ts';
import { arrayOverlaps, asc, count, desc, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { allOf, supplierConditions, type Conditions } from './conditions.ts';
import { fitOrder } from './fit/fitting-rows.ts';
import { nothingFound, somethingFits } from './fit/nothing-found.ts';
import { loosen } from './loosen.ts';
import { findCategories, findSupplier } from './resolve.ts';
import { supplierColumns, supplierDetails, supplierSummaries } from './rows.ts';
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

export const supplierOperations = [
  implement(searchSuppliers, {
    async run(context, { sort, page, size, ...filters }) {
      const startedAt = performance.now();
      const conditions = await supplierConditions(context, filters);
      const found = await pageOfSuppliers(context, conditions, { sort, page, size });
      const nothing =
        found.total > 0
          ? somethingFits
          : await nothingFound(context, conditions, {
              of: 'suppliers',
              count: (where) => countMatchingSuppliers(context, where),
            });
      const ways =
        found.total > 0 || nothing.nothingFits !== null
          ? []
          : await loosen(conditions, filters, (where) => countMatchingSuppliers(context, where));
      const rows = found.rows.map((row) => ({
        ...row,
        match: conditions.fitting?.matchById.get(row.supplierId) ?? null,
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

  implement(countSuppliers, {
    async run(context, filters) {
      return {
        output: {
          total: await countMatchingSuppliers(context, allOf(await supplierConditions(context, filters))),
        },
      };
    },
  }),

  implement(getSupplier, {
    async run(context, { supplierId }) {
      const [output] = await supplierDetails(context, [await findSupplier(context, supplierId)]);
      if (!output) throw new Error('A found supplier has no details.');
      return { output, subject: { kind: 'supplier', id: output.supplierId } };
    },
  }),

  implement(getSuppliers, {
    async run(context, { supplierIds }) {
      const named = supplierIds
        .flatMap((id) => id.split(','))
        .map((id) => id.trim())
        .filter(Boolean);
      const rows = [];
      for (const id of new Set(named)) rows.push(await findSupplier(context, id));
      return { output: { rows: await supplierDetails(context, rows) } };
    },
  }),

  implement(listSupplierCountries, {
    async run(context, input) {
      const categoryIds = await findCategories(context, input.categoryIds);
      const supplierCount = count();
      const rows = await context.db
        .select({
          country: suppliers.country,
          countryName: suppliers.countryName,
          region: suppliers.region,
          supplierCount,
        })
        .from(suppliers)
        .where(categoryIds ? arrayOverlaps(suppliers.categoryIds, categoryIds) : undefined)
        .groupBy(suppliers.country, suppliers.countryName, suppliers.region)
        .orderBy(desc(supplierCount), asc(suppliers.countryName));
      return { output: { rows, total: rows.reduce((sum, row) => sum + row.supplierCount, 0) } };
    },
  }),
];

/** Milliseconds with one decimal. */
export function tookSince(startedAt: number): number {
  return Math.round((performance.now() - startedAt) * 10) / 10;
}
