import { searchSuppliers } from '@brandwright/contract/sourcing/marketplace/search-suppliers.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { supplierConditions } from './conditions.ts';
import { nothingFound, somethingFits } from './fit/nothing-found.ts';
import { loosen } from './loosen.ts';
import { pageOfSuppliers, countMatchingSuppliers, tookSince } from './suppliers.ts';

export default implement(searchSuppliers, {
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
});
