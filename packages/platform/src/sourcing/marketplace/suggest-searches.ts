import {
  suggestSearches,
  type SearchSuggestion,
} from '@brandwright/contract/sourcing/marketplace/suggest-searches.ts';
import { desc, eq, sql } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { allOf, itemConditions } from './conditions.ts';
import { orderOfItems } from './items.ts';
import {
  marketplaceCategories as categories,
  marketplaceItems as items,
  marketplaceSuppliers as suppliers,
} from './tables.ts';
import { escapeLike } from '../../kernel/records/like-all.ts';

// Rows of the box for each kind, so that one kind does not crowd out the others.
const mostOfKind = 4;

async function suggestCategories(context: Context, typed: string): Promise<SearchSuggestion[]> {
  const rows = await context.db.select().from(categories).orderBy(categories.position);
  return rows
    .filter(
      (row) =>
        row.id.startsWith(typed) ||
        row.name
          .toLowerCase()
          .split(' ')
          .some((word) => word.startsWith(typed)) ||
        row.words.some((word) => word.startsWith(typed)),
    )
    .slice(0, mostOfKind)
    .map((row) => ({ kind: 'CATEGORY', text: row.name, id: row.id, hint: row.vertical }));
}

async function suggestSuppliers(context: Context, typed: string): Promise<SearchSuggestion[]> {
  const rows = await context.db
    .select({
      id: suppliers.id,
      name: suppliers.name,
      city: suppliers.city,
      countryName: suppliers.countryName,
    })
    .from(suppliers)
    .where(
      sql`lower(${suppliers.name}) like ${likeStart(typed)} or lower(${suppliers.name}) like ${`% ${likeStart(typed)}`}`,
    )
    .orderBy(desc(suppliers.rank))
    .limit(mostOfKind);
  return rows.map((row) => ({
    kind: 'SUPPLIER',
    text: row.name,
    id: row.id,
    hint: `${row.city}, ${row.countryName}`,
  }));
}

async function suggestItems(context: Context, keyword: string): Promise<SearchSuggestion[]> {
  const conditions = await itemConditions(context, { keyword });
  const where = allOf(conditions);
  if (!where) return [];
  const rows = await context.db
    .select({ id: items.id, title: items.title, supplierName: suppliers.name })
    .from(items)
    .innerJoin(suppliers, eq(suppliers.id, items.supplierId))
    .where(where)
    .orderBy(...orderOfItems('-rank', conditions))
    .limit(mostOfKind);
  return rows.map((row) => ({ kind: 'ITEM', text: row.title, id: row.id, hint: row.supplierName }));
}

async function suggestWords(context: Context, typed: string): Promise<SearchSuggestion[]> {
  const { rows } = await context.db.execute<{ word: string }>(
    sql`select word from marketplace_words where word like ${likeStart(typed)} and word <> ${typed} order by uses desc, word limit ${mostOfKind}`,
  );
  return rows.map((row) => ({ kind: 'WORDS', text: row.word, id: null, hint: null }));
}

const likeStart = (typed: string) => `${escapeLike(typed)}%`;

export default implement(suggestSearches, {
  async run(context, { keyword, limit }) {
    const typed = keyword.toLowerCase();
    const rows = [
      ...(await suggestCategories(context, typed)),
      ...(await suggestSuppliers(context, typed)),
      ...(await suggestItems(context, keyword)),
      ...(await suggestWords(context, typed)),
    ];
    return { output: { rows: rows.slice(0, limit) } };
  },
});
