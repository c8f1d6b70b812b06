import { listSubcategories } from '@brandwright/contract/sourcing/marketplace/list-subcategories.ts';
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import { implement } from '../../kernel/request/implementation.ts';
import { findCategories } from './resolve.ts';
import { marketplaceCategories as categories, marketplaceSubcategories as subcategories } from './tables.ts';

const sameWords = (column: unknown, words: string | undefined) =>
  words ? eq(sql`lower(${column})`, words.toLowerCase()) : undefined;

export default implement(listSubcategories, {
  async run(context, { vertical, group, subgroup, categoryId, page, size }) {
    const ids = await findCategories(context, categoryId === undefined ? undefined : [categoryId]);
    const where = and(
      sameWords(categories.vertical, vertical),
      sameWords(categories.group, group),
      sameWords(subcategories.subgroup, subgroup),
      ids ? inArray(subcategories.categoryId, ids) : undefined,
    );
    const from = () =>
      context.db
        .select({ total: count() })
        .from(subcategories)
        .innerJoin(categories, eq(categories.id, subcategories.categoryId));
    const rows = await context.db
      .select({
        subcategoryId: subcategories.id,
        categoryId: subcategories.categoryId,
        vertical: categories.vertical,
        group: categories.group,
        subgroup: subcategories.subgroup,
        itemCount: sql<number>`(select count(*)::int from marketplace_items i where i.subcategory_id = marketplace_subcategories.id)`,
      })
      .from(subcategories)
      .innerJoin(categories, eq(categories.id, subcategories.categoryId))
      .where(where)
      .orderBy(asc(categories.position), asc(subcategories.position))
      .limit(size)
      .offset(page * size);
    const [counted] = await from().where(where);
    return { output: { rows, page, size, total: counted?.total ?? 0 } };
  },
});
