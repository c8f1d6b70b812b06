import type { Facet } from '@brandwright/contract/sourcing/network/my-suppliers/entities.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../../kernel/request/context.ts';
import { mySuppliers } from './tables.ts';

export const hasTag = (tag: string) =>
  sql`exists (select from unnest(${mySuppliers.tags}) one where lower(one) = ${tag.toLowerCase()})`;

/** Tags of the store with how many suppliers have them, most used first. */
export async function tagFacets(context: Context): Promise<Facet[]> {
  const { rows } = await context.db.execute<{ tag: string; count: number }>(sql`
    select (array_agg(one order by one))[1] as tag, count(*)::int as count
    from my_suppliers cross join lateral unnest(tags) one
    where store_id = ${context.storeId} and removed_at is null
    group by lower(one) order by count(*) desc, lower(one) limit 100`);
  return rows.map(({ tag, count: suppliers }) => ({ value: tag, label: tag, count: suppliers }));
}
