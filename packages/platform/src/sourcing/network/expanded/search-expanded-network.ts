import { searchExpandedNetwork } from '@brandwright/contract/sourcing/network/expanded/search-expanded-network.ts';
import { readAsked } from '@brandwright/language/products/product-words.ts';
import { isDescribing } from '@brandwright/language/products/word-kinds.ts';
import { and, arrayOverlaps, asc, count, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../../../kernel/request/context.ts';
import { implement } from '../../../kernel/request/implementation.ts';
import { mySuppliers } from '../my-suppliers/tables.ts';
import { findCategories } from '../../marketplace/resolve.ts';
import { searchTokens } from '../../marketplace/rules.ts';
import { readSearchWords } from '../../marketplace/search-words.ts';
import { recordQuery } from './record-query.ts';
import { expandedNetworkSuppliers as records } from './tables.ts';

const fits = (query: string) => sql`${records.search} @@ to_tsquery('english', ${query})`;

/**
 * Where the words name a product, records whose sector makes it or that name it. Else all words, without those that only
 * describe where none has all, or those nearest to them that the marketplace knows.
 */
async function readWords(
  context: Context,
  keyword: string | undefined,
): Promise<{ query: string | null; readAs: string | null }> {
  const tokens = searchTokens(keyword ?? '');
  if (tokens.length === 0) return { query: null, readAs: null };
  const terms = tokens.map((token) => `${token}:*`);
  const all = terms.join(' & ');
  const made = recordQuery(readAsked(keyword ?? ''));
  if (made) return { query: made.may, readAs: null };
  if (await occurs(context, all)) return { query: all, readAs: null };
  const needed = tokens.flatMap((token) => (isDescribing(token) ? [] : [`${token}:*`])).join(' & ');
  if (needed !== '' && needed !== all && (await occurs(context, needed)))
    return { query: needed, readAs: `most of: ${tokens.join(' ')}` };
  const read = await readSearchWords(context, keyword, { kind: 'any' });
  return read.readAs !== null && read.query !== null && (await occurs(context, read.query))
    ? read
    : { query: all, readAs: null };
}

async function occurs(context: Context, query: string): Promise<boolean> {
  const [row] = await context.db.select({ id: records.id }).from(records).where(fits(query)).limit(1);
  return row !== undefined;
}

async function mineAmong(context: Context, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await context.db
    .select({ id: mySuppliers.id })
    .from(mySuppliers)
    .where(
      and(
        eq(mySuppliers.storeId, context.storeId),
        isNull(mySuppliers.removedAt),
        inArray(mySuppliers.id, [...ids]),
      ),
    );
  return new Set(rows.map((row) => row.id));
}

async function sectorsOf(context: Context, where: SQL | undefined) {
  return context.db
    .select({ sector: records.sector, count: count() })
    .from(records)
    .where(where)
    .groupBy(records.sector)
    .orderBy(desc(count()), asc(records.sector))
    .limit(40);
}

async function countriesOf(context: Context, where: SQL | undefined) {
  return context.db
    .select({ country: records.country, countryName: records.countryName, count: count() })
    .from(records)
    .where(where)
    .groupBy(records.country, records.countryName)
    .orderBy(desc(count()), asc(records.countryName));
}

export default implement(searchExpandedNetwork, {
  async run(context, { keyword, countries, categoryIds, sector, page, size }) {
    const started = performance.now();
    const words = await readWords(context, keyword);
    const categories = await findCategories(context, categoryIds);
    const byWords = words.query === null ? undefined : fits(words.query);
    const byPlace = countries?.length ? inArray(records.country, countries) : undefined;
    const byKind = and(
      categories ? arrayOverlaps(records.categoryIds, categories) : undefined,
      sector ? eq(sql`lower(${records.sector})`, sector.toLowerCase()) : undefined,
    );
    const where = and(byWords, byPlace, byKind);
    const rows = await context.db
      .select()
      .from(records)
      .where(where)
      .orderBy(
        ...(words.query === null
          ? []
          : [
              desc(sql`round(ts_rank(${records.search}, to_tsquery('english', ${words.query}))::numeric, 1)`),
            ]),
        asc(records.nameKey),
        asc(records.id),
      )
      .limit(size)
      .offset(page * size);
    const [counted] = await context.db.select({ total: count() }).from(records).where(where);
    const mine = await mineAmong(
      context,
      rows.map((row) => row.id),
    );
    return {
      output: {
        rows: rows.map((row) => ({
          supplierId: row.id,
          name: row.name,
          country: row.country,
          countryName: row.countryName,
          city: row.city,
          address: row.address,
          sector: row.sector,
          categoryIds: row.categoryIds,
          email: row.email,
          website: row.website,
          source: row.source,
          isMine: mine.has(row.id),
        })),
        page,
        size,
        total: counted?.total ?? 0,
        // What a filter would leave, so without itself.
        sectors: await sectorsOf(context, and(byWords, byPlace)),
        countries: await countriesOf(context, and(byWords, byKind)),
        readAs: words.readAs,
        tookMs: performance.now() - started,
      },
    };
  },
});
