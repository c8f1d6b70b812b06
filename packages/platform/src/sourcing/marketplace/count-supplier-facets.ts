import { countSupplierFacets } from '@brandwright/contract/sourcing/marketplace/count-supplier-facets.ts';
import { asc, count, desc, sql } from 'drizzle-orm';
import { implement } from '../../kernel/request/implementation.ts';
import { allOf, supplierConditions } from './conditions.ts';
import { marketplaceSuppliers as suppliers } from './tables.ts';

export default implement(countSupplierFacets, {
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
});
