import { countItemFacets } from '@brandwright/contract/sourcing/marketplace/count-item-facets.ts';
import { asc, count, desc, eq } from 'drizzle-orm';
import { implement } from '../../kernel/request/implementation.ts';
import { allOf, itemConditions } from './conditions.ts';
import { marketplaceItems as items, marketplaceSuppliers as suppliers } from './tables.ts';

export default implement(countItemFacets, {
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
});
