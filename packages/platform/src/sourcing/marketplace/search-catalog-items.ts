import { searchCatalogItems } from '@brandwright/contract/sourcing/marketplace/search-catalog-items.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { allOf, itemConditions } from './conditions.ts';
import { searchAnswer } from './search-answer.ts';
import { tookSince } from './suppliers.ts';
import { pageOfItems, orderOfItems, countMatchingItems } from './items.ts';

export default implement(searchCatalogItems, {
  async run(context, { sort, page, size, ...filters }) {
    const startedAt = performance.now();
    const conditions = await itemConditions(context, filters);
    const found = await pageOfItems(context, allOf(conditions), orderOfItems(sort, conditions), {
      page,
      size,
    });
    const { total } = found;
    const answer = await searchAnswer(context, conditions, filters, {
      total,
      of: 'items',
      count: (where) => countMatchingItems(context, where),
    });
    const rows = found.rows.map((row) => ({
      ...row,
      match: conditions.fitting?.matchById.get(row.itemId) ?? null,
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
