import { listItemsByCategoryGroup } from '@brandwright/contract/sourcing/marketplace/list-items-by-category-group.ts';
import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { implement } from '../../kernel/request/implementation.ts';
import { marketplaceCategories as categories, marketplaceItems as items } from './tables.ts';
import { pageOfItems } from './items.ts';

export default implement(listItemsByCategoryGroup, {
  async run(context, { group, size }) {
    const rows = await context.db
      .select({ id: categories.id, group: categories.group })
      .from(categories)
      .where(group === undefined ? undefined : eq(sql`lower(${categories.group})`, group.toLowerCase()))
      .orderBy(asc(categories.position));
    const groups = [];
    for (const [name, members] of Map.groupBy(rows, (row) => row.group)) {
      const categoryIds = members.map((member) => member.id);
      const page = await pageOfItems(context, inArray(items.categoryId, categoryIds), [desc(items.rank)], {
        page: 0,
        size,
      });
      groups.push({ group: name, categoryIds, total: page.total, rows: page.rows });
    }
    return { output: { groups } };
  },
});
