import { countItemFacets } from '@brandwright/contract/sourcing/marketplace/count-item-facets.ts';
import { countSupplierFacets } from '@brandwright/contract/sourcing/marketplace/count-supplier-facets.ts';
import { asc, count, desc, eq, sql } from 'drizzle-orm';
import { implement } from '../../kernel/request/implementation.ts';
import { allOf, itemConditions, supplierConditions } from './conditions.ts';
import { marketplaceItems as items, marketplaceSuppliers as suppliers } from './tables.ts';

// A category is counted as if no category were chosen, a country as if no country were: each number is what its choice gives.
export const facetOperations = [
  implement(countSupplierFacets, {
    async run(context, filters) {
      const conditions = await supplierConditions(context, filters);
      const categoryId = sql<string>`unnest(${suppliers.categoryIds})`;
      const categories = await context.db
        .select({ categoryId, count: count() })
        .from(suppliers)
        .where(allOf(conditions, 'categoryIds'))
        .groupBy(sql`1`)
        .orderBy(desc(count()), sql`1`);
      const countries = await context.db
        .select({ country: suppliers.country, count: count() })
        .from(suppliers)
        .where(allOf(conditions, 'countries'))
        .groupBy(suppliers.country)
        .orderBy(desc(count()), asc(suppliers.country));
      return { output: { categories, countries } };
    },
  }),

  implement(countItemFacets, {
    async run(context, filters) {
      const conditions = await itemConditions(context, filters);
      const categories = await context.db
        .select({ categoryId: items.categoryId, count: count() })
        .from(items)
        .innerJoin(suppliers, eq(suppliers.id, items.supplierId))
        .where(allOf(conditions, 'categoryIds'))
        .groupBy(items.categoryId)
        .orderBy(desc(count()), asc(items.categoryId));
      const countries = await context.db
        .select({ country: suppliers.country, count: count() })
        .from(items)
        .innerJoin(suppliers, eq(suppliers.id, items.supplierId))
        .where(allOf(conditions, 'countries'))
        .groupBy(suppliers.country)
        .orderBy(desc(count()), asc(suppliers.country));
      return { output: { categories, countries } };
    },
  }),
];
