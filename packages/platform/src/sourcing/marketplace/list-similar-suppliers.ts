import { listSimilarSuppliers } from '@brandwright/contract/sourcing/marketplace/list-similar-suppliers.ts';
import { and, arrayOverlaps, desc, ne, sql } from 'drizzle-orm';
import { implement } from '../../kernel/request/implementation.ts';
import { findSupplier } from './resolve.ts';
import { supplierColumns, supplierSummaries } from './rows.ts';
import { marketplaceSuppliers as suppliers } from './tables.ts';

export default implement(listSimilarSuppliers, {
  async run(context, { supplierId, size }) {
    const supplier = await findSupplier(context, supplierId);
    const common = sql`cardinality(array(select unnest(${suppliers.categoryIds}) intersect select unnest(${sql.param(supplier.categoryIds)}::text[])))`;
    const rows = await context.db
      .select(supplierColumns)
      .from(suppliers)
      .where(and(arrayOverlaps(suppliers.categoryIds, supplier.categoryIds), ne(suppliers.id, supplier.id)))
      .orderBy(desc(common), desc(suppliers.rank), suppliers.id)
      .limit(size);
    return { output: { rows: await supplierSummaries(context, rows), because: `Like ${supplier.name}` } };
  },
});
