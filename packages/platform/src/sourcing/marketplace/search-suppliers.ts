import { searchSuppliers } from '@brandwright/contract/sourcing/marketplace/search-suppliers.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { supplierConditions } from './conditions.ts';
import { searchAnswer } from './search-answer.ts';
import { pageOfSuppliers, countMatchingSuppliers, tookSince } from './suppliers.ts';

export default implement(searchSuppliers, {
  async run(context, { sort, page, size, ...filters }) {
    const startedAt = performance.now();
    const conditions = await supplierConditions(context, filters);
    const found = await pageOfSuppliers(context, conditions, { sort, page, size });
    const { total } = found;
    const answer = await searchAnswer(context, conditions, filters, {
      total,
      of: 'suppliers',
      count: (where) => countMatchingSuppliers(context, where),
    });
    const rows = found.rows.map((row) => ({
      ...row,
      match: conditions.fitting?.matchById.get(row.supplierId) ?? null,
    }));
    return {
      output: {
        ...found,
        rows,
        tookMs: tookSince(startedAt),
        ...answer,
      },
    };
  },
});
