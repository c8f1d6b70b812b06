import { listCategories } from '@brandwright/contract/sourcing/marketplace/list-categories.ts';
import { asc, eq, sql } from 'drizzle-orm';
import { implement } from '../../kernel/request/implementation.ts';
import { marketplaceCategories as categories } from './tables.ts';

export default implement(listCategories, {
  async run(context, { kind }) {
    const rows = await context.db
      .select({
        categoryId: categories.id,
        name: categories.name,
        kind: categories.kind,
        vertical: categories.vertical,
        group: categories.group,
        coverUrl: categories.coverUrl,
        supplierCount: sql<number>`(select count(*)::int from marketplace_suppliers s where s.category_ids @> array[marketplace_categories.id])`,
        itemCount: sql<number>`(select count(*)::int from marketplace_items i where i.category_id = marketplace_categories.id)`,
      })
      .from(categories)
      .where(kind ? eq(categories.kind, kind) : undefined)
      .orderBy(asc(categories.position));
    return { output: { rows } };
  },
});
