import { listSimilarItems } from '@brandwright/contract/sourcing/marketplace/list-similar-items.ts';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { implement } from '../../kernel/request/implementation.ts';
import { pageOfItems } from './items.ts';
import { findItem } from './resolve.ts';
import { marketplaceItems as items } from './tables.ts';

export default implement(listSimilarItems, {
  async run(context, { itemId, size }) {
    const item = await findItem(context, itemId);
    const sameShelf = sql`(${items.subcategoryId} = ${item.subcategoryId})`;
    const near = sql`abs(coalesce(${items.unitPriceMinor}, 0) - ${item.unitPriceMinor ?? 0})`;
    const elsewhere = sql`(${items.supplierId} <> ${item.supplierId})`;
    const where = and(eq(items.categoryId, item.categoryId), ne(items.id, item.id));
    const found = await pageOfItems(
      context,
      where,
      [desc(sameShelf), desc(elsewhere), near, desc(items.rank)],
      { page: 0, size },
    );
    return { output: { rows: found.rows, because: `Like ${item.title}` } };
  },
});
