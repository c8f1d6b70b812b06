import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { pageOfItems } from './items.ts';
import { categoryNames } from './rows.ts';
import {
  favorites,
  marketplaceItems as items,
  marketplaceSuppliers as suppliers,
  marketplaceViews as views,
} from './tables.ts';

// A saved thing says more about taste than one that was looked at.
const savedWeight = 5;

/** Categories that the store cares about, strongest first, from what it saved and looked at. */
async function tastes(context: Context): Promise<string[]> {
  const { rows } = await context.db.execute<{ category_id: string }>(sql`
    select category_id, sum(weight) as weight from (
      select coalesce(${views.categoryId}, c.id) as category_id, least(${views.views}, 3) as weight
        from ${views} left join ${suppliers} on ${suppliers.id} = ${views.supplierId} and ${views.itemId} is null
        left join lateral unnest(${suppliers.categoryIds}) c(id) on true
        where ${views.storeId} = ${context.storeId}
      union all
      select coalesce(${items.categoryId}, c.id), ${savedWeight}::int
        from ${favorites} left join ${items} on ${items.id} = ${favorites.itemId}
        left join ${suppliers} on ${suppliers.id} = ${favorites.supplierId} and ${favorites.itemId} is null
        left join lateral unnest(${suppliers.categoryIds}) c(id) on true
        where ${favorites.storeId} = ${context.storeId}
    ) taste where category_id is not null
    group by category_id order by weight desc, category_id limit 4`);
  return rows.map((row) => row.category_id);
}

export async function recommend(context: Context, page: number, size: number) {
  const liked = await tastes(context);
  const place: SQL = sql`coalesce(array_position(${sql.param(liked)}::text[], ${items.categoryId}), 99)`;
  const unseen = sql`not exists (select from ${favorites} where ${favorites.storeId} = ${context.storeId} and ${favorites.itemId} = ${items.id})`;
  const found = await pageOfItems(
    context,
    and(unseen, eq(items.isSampleKit, false)),
    [place, desc(items.rank)],
    { page, size },
  );
  const names = await categoryNames(context);
  const because =
    liked.length === 0
      ? 'Featured in the marketplace'
      : `From what you saved and looked at (${liked.map((id) => names.get(id) ?? id).join(', ')})`;
  return { rows: found.rows, because };
}
