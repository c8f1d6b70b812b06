import { listSupplierCountries } from '@brandwright/contract/sourcing/marketplace/list-supplier-countries.ts';
import { arrayOverlaps, asc, count, desc } from 'drizzle-orm';
import { implement } from '../../kernel/request/implementation.ts';
import { findCategories } from './resolve.ts';
import { marketplaceSuppliers as suppliers } from './tables.ts';

export default implement(listSupplierCountries, {
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
});
