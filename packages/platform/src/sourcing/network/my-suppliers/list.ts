import { getMySupplier as getDeclaration } from '@brandwright/contract/sourcing/network/my-suppliers/get-my-supplier.ts';
import { listMySuppliers as listDeclaration } from '@brandwright/contract/sourcing/network/my-suppliers/list-my-suppliers.ts';
import type { MySupplierSort } from '@brandwright/contract/sourcing/network/my-suppliers/enums.ts';
import type { Facet } from '@brandwright/contract/sourcing/network/my-suppliers/entities.ts';
import { and, asc, count, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../../../kernel/request/context.ts';
import { implement } from '../../../kernel/request/implementation.ts';
import { countryName } from '@brandwright/language/values/countries.ts';
import { findMine } from './find.ts';
import { plainWords } from '@brandwright/language/text.ts';
import { mySupplierDetailOf, mySupplierSummaries, ofStore } from './rows.ts';
import { mySupplierNotes, mySuppliers } from './tables.ts';

const orders: Record<MySupplierSort, () => SQL[]> = {
  name: () => [asc(mySuppliers.nameKey)],
  '-createdAt': () => [desc(mySuppliers.createdAt), asc(mySuppliers.nameKey)],
  '-lastContactAt': () => [sql`${mySuppliers.lastContactAt} desc nulls last`, asc(mySuppliers.nameKey)],
  country: () => [sql`${mySuppliers.country} asc nulls last`, asc(mySuppliers.nameKey)],
};

export const listMySuppliers = implement(listDeclaration, {
  async run(context, { keyword, countries, tag, source, inviteState, sort, page, size }) {
    const where = and(
      ofStore(context),
      keyword ? fits(context, keyword) : undefined,
      countries?.length ? inArray(mySuppliers.country, countries) : undefined,
      tag ? hasTag(tag) : undefined,
      source && eq(mySuppliers.source, source),
      inviteState && eq(mySuppliers.inviteState, inviteState),
    );
    const rows = await context.db
      .select()
      .from(mySuppliers)
      .where(where)
      .orderBy(...orders[sort](), asc(mySuppliers.id))
      .limit(size)
      .offset(page * size);
    const [counted] = await context.db
      .select({
        total: sql<number>`count(*) filter (where ${where ?? sql`true`})::int`,
        totalOfStore: sql<number>`count(*)::int`,
      })
      .from(mySuppliers)
      .where(ofStore(context));
    return {
      output: {
        rows: await mySupplierSummaries(context, rows),
        page,
        size,
        total: counted?.total ?? 0,
        totalOfStore: counted?.totalOfStore ?? 0,
        tags: await tagFacets(context),
        countries: await countryFacets(context),
      },
    };
  },
});

export const getMySupplier = implement(getDeclaration, {
  async run(context, { supplierId }) {
    const { id } = await findMine(context, supplierId);
    return { output: await mySupplierDetailOf(context, id) };
  },
});

/** Each word stands somewhere in what is known of the supplier or in a note about it. */
function fits(context: Context, keyword: string): SQL | undefined {
  const words = plainWords(keyword).split(' ').filter(Boolean).slice(0, 8);
  const like = (word: string) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return and(
    ...words.map(
      (word) => sql`(${mySuppliers.searchable} like ${like(word)} or exists (
        select from ${mySupplierNotes} where ${mySupplierNotes.storeId} = ${context.storeId}
          and ${mySupplierNotes.supplierId} = ${mySuppliers.id} and ${mySupplierNotes.text} ilike ${like(word)}))`,
    ),
  );
}

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

async function countryFacets(context: Context): Promise<Facet[]> {
  const rows = await context.db
    .select({ country: mySuppliers.country, suppliers: count() })
    .from(mySuppliers)
    .where(and(eq(mySuppliers.storeId, context.storeId), isNull(mySuppliers.removedAt)))
    .groupBy(mySuppliers.country)
    .orderBy(desc(count()), asc(mySuppliers.country));
  return rows.flatMap(({ country, suppliers }) =>
    country === null ? [] : [{ value: country, label: countryName(country), count: suppliers }],
  );
}
