import type { RequestKind } from '@brandwright/contract/sourcing/rfq/enums.ts';
import { readAsked, readProduct, type ProductWords } from '@brandwright/language/products/product-words.ts';
import { and, arrayContains, asc, desc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { findFittingSuppliers } from '../marketplace/fit/find-suppliers.ts';
import { amongFitting, fitOrder } from '../marketplace/fit/fitting-rows.ts';
import { searchTokens } from '../marketplace/rules.ts';
import {
  marketplaceCategories as categories,
  marketplaceSuppliers as suppliers,
} from '../marketplace/tables.ts';
import { spacedWords } from '../marketplace/rules.ts';

/** A request goes to this many suppliers at most. */
const most = 8;

const marketplaceKind = {
  RFP_PRODUCT: 'PRODUCT',
  RFP_PACKAGING: 'PACKAGING',
  RFP_SERVICES: 'SERVICES',
} as const;

/** The category whose longest word stands in the title: "linen totes" are bags. Null when none does. */
export async function categoryOf(context: Context, kind: RequestKind, title: string): Promise<string | null> {
  const said = spacedWords(title);
  const rows = await context.db
    .select({ id: categories.id, name: categories.name, words: categories.words })
    .from(categories)
    .where(eq(categories.kind, marketplaceKind[kind]))
    .orderBy(categories.position);
  const named = rows.flatMap((row) =>
    [row.name, ...row.words]
      .filter((word) => said.includes(spacedWords(word)))
      .map((word) => ({ id: row.id, length: word.length, at: said.lastIndexOf(spacedWords(word)) })),
  );
  // What a thing is stands last: a "candle gift box" is a box.
  return named.sort((a, b) => b.at + b.length - (a.at + a.length) || b.length - a.length)[0]?.id ?? null;
}

export interface WantedSupplier {
  kind: RequestKind;
  title: string;
  categoryId: string | null;
  quantity: number | null;
  countries: readonly string[];
}

/**
 * Suppliers of the marketplace that a request is for, in the countries wished for, whose smallest order is not above the
 * quantity. Where its title names a product: those that make it, then those that make what is near it. Else those of its
 * kind and category, or of the words of its title, best ranked first.
 */
export async function matchingSuppliers(context: Context, wanted: WantedSupplier) {
  const products = readAsked(wanted.title);
  const fitting = products.length > 0 ? await suppliersFor(context, products) : null;
  const tokens = searchTokens(wanted.title);
  const byWords =
    tokens.length === 0
      ? sql`false`
      : sql`${suppliers.search} @@ to_tsquery('english', ${wordsQuery(tokens, readProduct(wanted.title))})`;
  const byCategory = wanted.categoryId ? arrayContains(suppliers.categoryIds, [wanted.categoryId]) : byWords;
  const rows = await context.db
    .select({
      supplierId: suppliers.id,
      supplierName: suppliers.name,
      country: suppliers.country,
      countryName: suppliers.countryName,
    })
    .from(suppliers)
    .where(
      and(
        eq(suppliers.kind, marketplaceKind[wanted.kind]),
        fitting ? amongFitting(suppliers.id, fitting) : byCategory,
        wanted.countries.length > 0 ? inArray(suppliers.country, [...wanted.countries]) : undefined,
        wanted.quantity === null ? undefined : or(isNull(suppliers.moq), lte(suppliers.moq, wanted.quantity)),
      ),
    )
    .orderBy(
      ...(fitting && fitting.ids.length > 0 ? [asc(fitOrder(suppliers.id, fitting))] : []),
      desc(suppliers.rank),
      suppliers.id,
    )
    .limit(most);
  return rows;
}

/** Makers of one of these things, then suppliers with something near: they may quote it too. */
async function suppliersFor(context: Context, products: readonly ProductWords[]) {
  const { makers, near } = await findFittingSuppliers(context, products);
  const ids = [...new Set([...makers, ...near].map(({ supplierId }) => supplierId))];
  const makes = new Set(makers.map(({ supplierId }) => supplierId));
  return { ids, tiers: ids.map((id) => (makes.has(id) ? 0 : 1)) };
}

/** Any of the words, but always the noun: who says "dog" makes no dog kennels. */
function wordsQuery(tokens: readonly string[], thing: ProductWords | null): string {
  const noun = thing?.noun.at(-1);
  const any = tokens.join(' | ');
  return noun === undefined || !/^[\p{L}\p{N}]+$/u.test(noun) ? any : `(${any}) & ${noun}`;
}
