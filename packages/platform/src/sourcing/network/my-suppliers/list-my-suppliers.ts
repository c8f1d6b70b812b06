import { listMySuppliers } from '@brandwright/contract/sourcing/network/my-suppliers/list-my-suppliers.ts';
import type { MySupplierSort } from '@brandwright/contract/sourcing/network/my-suppliers/enums.ts';
import type { Facet } from '@brandwright/contract/sourcing/network/my-suppliers/entities.ts';
import { countryName } from '@brandwright/language/values/countries.ts';
import { plainWords } from '@brandwright/language/text.ts';
import { and, asc, count, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../../../kernel/request/context.ts';
import { implement } from '../../../kernel/request/implementation.ts';
import { mySupplierSummaries, ofStore } from './rows.ts';
import { mySupplierNotes, mySuppliers } from './tables.ts';
import { hasTag, tagFacets } from './supplier-tags.ts';
import { escapeLike } from '../../../kernel/records/like-all.ts';

const orders: Record<MySupplierSort, () => SQL[]> = {
  name: () => [asc(mySuppliers.nameKey)],
  '-createdAt': () => [desc(mySuppliers.createdAt), asc(mySuppliers.nameKey)],
  '-lastContactAt': () => [sql`${mySuppliers.lastContactAt} desc nulls last`, asc(mySuppliers.nameKey)],
  country: () => [sql`${mySuppliers.country} asc nulls last`, asc(mySuppliers.nameKey)],
};

/** Each word stands somewhere in what is known of the supplier or in a note about it. */
function fits(context: Context, keyword: string): SQL | undefined {
  const words = plainWords(keyword).split(' ').filter(Boolean).slice(0, 8);
  const like = (word: string) => `%${escapeLike(word)}%`;
  return and(
    ...words.map(
      (word) => sql`(${mySuppliers.searchable} like ${like(word)} or exists (
        select from ${mySupplierNotes} where ${mySupplierNotes.storeId} = ${context.storeId}
          and ${mySupplierNotes.supplierId} = ${mySuppliers.id} and ${mySupplierNotes.text} ilike ${like(word)}))`,
    ),
  );
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

export default implement(listMySuppliers, {
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
