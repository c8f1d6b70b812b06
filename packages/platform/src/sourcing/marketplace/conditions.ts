import {
  and,
  arrayContains,
  arrayOverlaps,
  eq,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  notInArray,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ItemFilters, SupplierFilters } from '@brandwright/contract/sourcing/marketplace/filters.ts';
import type { RowMatch, SupplierMatch } from '@brandwright/contract/sourcing/marketplace/fit.ts';
import { readAsked, readProduct, type ProductWords } from '@brandwright/language/products/product-words.ts';
import { singularNoun } from '@brandwright/language/products/singular-noun.ts';
import type { Context } from '../../kernel/request/context.ts';
import { askedWords } from './fit/nothing-fits.ts';
import { amongFitting, fittingItemRows, fittingSupplierRows, type FittingRows } from './fit/fitting-rows.ts';
import { findCategories, findSupplier } from './resolve.ts';
import {
  cheapSampleMinor,
  completedOrdersRanges,
  moqRanges,
  productionTimeRanges,
  samplePriceRanges,
  smallFirstOrderMinor,
  type Range,
} from './rules.ts';
import {
  matches,
  readSearchWords,
  repairKeyword,
  type SearchNoun,
  type SearchWords,
  type WordMatch,
} from './search-words.ts';
import { favorites, marketplaceItems as items, marketplaceSuppliers as suppliers } from './tables.ts';

/** A search as conditions, one for each filter by the filter's name, so that each can be left out. */
export interface Conditions<Match extends RowMatch = RowMatch> {
  byField: Map<string, SQL>;
  words: SearchWords;
  /** Where the words name a product: what is that. Then no row is found by its words alone. */
  fitting: FittingRows<Match> | null;
  /** What the words ask for where it is no product that the table knows: "bike panniers in canvas". */
  unknown: string | null;
}

/** All conditions but those of the fields left out. */
export function allOf(conditions: Conditions, without?: string): SQL | undefined {
  return and(
    ...[...conditions.byField].filter(([field]) => field !== without).map(([, condition]) => condition),
  );
}

/** Columns that suppliers and items are filtered by in the same way. */
interface FilterColumns<Match extends RowMatch> {
  id: PgColumn;
  search: PgColumn;
  /** All that a row is called, where a noun of the words has to stand; with its kind said, more narrowly. */
  named(hasKind: boolean): SQL;
  /** All that is said of a row. */
  said: SQL;
  fitting(context: Context, wanted: readonly ProductWords[]): Promise<FittingRows<Match>>;
  categories(ids: string[]): SQL;
  kind: PgColumn;
  moq: PgColumn;
  samplePrice: PgColumn;
  productionDays: PgColumn;
  firstOrder: SQL;
}

const supplierFilterColumns: FilterColumns<SupplierMatch> = {
  id: suppliers.id,
  fitting: fittingSupplierRows,
  search: suppliers.search,
  said: sql`(${suppliers.searchNames} || ' ' || ${suppliers.searchTopics} || ' ' || ${suppliers.searchText})`,
  named: (hasKind) => {
    const place = sql`${suppliers.city} || ' ' || ${suppliers.countryName} || ' ' || array_to_string(${suppliers.materials}, ' ')`;
    // With its kind said, a technique among the topics ("custom molds") is not it: "candle molds".
    const said = !hasKind
      ? sql`${suppliers.searchTopics}`
      : sql`${suppliers.headline} || ' ' || coalesce((select string_agg(${items.title}, ' ') from ${items} where ${items.supplierId} = ${suppliers.id}), '')`;
    return sql`(${suppliers.name} || ' ' || ${said} || ' ' || ${place})`;
  },
  categories: (ids) => arrayOverlaps(suppliers.categoryIds, ids),
  kind: suppliers.kind,
  moq: suppliers.moq,
  samplePrice: suppliers.samplePriceMinor,
  productionDays: suppliers.productionDaysMax,
  firstOrder: sql`${suppliers.minimumOrderMinor}`,
};

const itemFilterColumns: FilterColumns<RowMatch> = {
  id: items.id,
  fitting: fittingItemRows,
  search: items.search,
  said: sql`(${items.searchNames} || ' ' || ${items.searchTopics} || ' ' || ${items.searchText})`,
  named: () => sql`(${items.searchNames} || ' ' || ${items.searchTopics})`,
  categories: (ids) => inArray(items.categoryId, ids),
  kind: items.kind,
  moq: items.moq,
  samplePrice: items.samplePriceMinor,
  productionDays: items.leadTimeDays,
  firstOrder: sql`${items.unitPriceMinor}::bigint * ${items.moq}`,
};

/** Conditions on marketplace_suppliers. */
export async function supplierConditions(
  context: Context,
  filters: SupplierFilters,
  match: WordMatch = { kind: 'most', table: 'marketplace_suppliers' },
): Promise<Conditions<SupplierMatch>> {
  const conditions = await sharedConditions(context, filters, supplierFilterColumns, match);
  const add = adder(conditions);
  add('orderVolumeBucket', filters.orderVolumeBucket, (bucket) => eq(suppliers.orderVolume, bucket));
  add('completedOrdersBucket', filters.completedOrdersBucket, (bucket) =>
    within(suppliers.completedOrders, completedOrdersRanges[bucket]),
  );
  add('capability', filters.capability, (one) => arrayContains(suppliers.capabilities, [one]));
  add('certification', filters.certification, (one) => arrayContains(suppliers.certifications, [one]));
  add('isVetted', filters.isVetted, (is) => eq(suppliers.isVetted, is));
  add('isOnline', filters.isOnline, (is) => eq(suppliers.isOnline, is));
  add('isFavorite', filters.isFavorite, (is) => {
    const saved = sql`exists (select from ${favorites} where ${favorites.storeId} = ${context.storeId} and ${favorites.supplierId} = ${suppliers.id} and ${favorites.itemId} is null)`;
    return is ? saved : sql`not ${saved}`;
  });
  return conditions;
}

/** Conditions on marketplace_items joined with marketplace_suppliers. */
export async function itemConditions(context: Context, filters: ItemFilters): Promise<Conditions> {
  const match: WordMatch = { kind: 'most', table: 'marketplace_items' };
  // A kit of samples is called by its maker; what is in it only its category says.
  const conditions = await sharedConditions(
    context,
    filters,
    itemFilterColumns,
    match,
    filters.isSampleKit !== true,
  );
  const add = adder(conditions);
  const supplier =
    filters.supplierId === undefined ? undefined : await findSupplier(context, filters.supplierId);
  add('supplierId', supplier?.id, (id) => eq(items.supplierId, id));
  add('priceMaxMinor', filters.priceMaxMinor, (price) => lte(items.unitPriceMinor, price));
  add('priceMinMinor', filters.priceMinMinor, (price) => gte(items.unitPriceMinor, price));
  add('subgroup', filters.subgroup, (shelf) => eq(sql`lower(${items.subgroup})`, shelf.toLowerCase()));
  add('isSampleKit', filters.isSampleKit, (is) => eq(items.isSampleKit, is));
  return conditions;
}

type SharedFilters = Pick<SupplierFilters, keyof SupplierFilters & keyof ItemFilters>;

async function sharedConditions<Match extends RowMatch>(
  context: Context,
  filters: SharedFilters,
  columns: FilterColumns<Match>,
  match: WordMatch,
  readsProducts = true,
): Promise<Conditions<Match>> {
  const read = await repairKeyword(context, filters.keyword ?? '');
  // As it was typed where no slip was repaired: "ADHD" tells by its capitals.
  const said = read.readAs === null ? (filters.keyword ?? '') : read.text;
  const wanted = readsProducts ? readAsked(said) : [];
  const fitting = wanted.length > 0 ? await columns.fitting(context, wanted) : null;
  const words = fitting
    ? { query: null, readAs: read.readAs }
    : await readSearchWords(context, filters.keyword, match);
  const categoryIds = await findCategories(context, filters.categoryIds);
  const unknown = fitting || !readsProducts ? null : unknownProduct(said);
  const conditions: Conditions<Match> = { byField: new Map(), words, fitting, unknown };
  const add = adder(conditions);
  add('keyword', fitting ?? undefined, (rows) => amongFitting(columns.id, rows));
  add('keyword', words.query ?? undefined, (query) =>
    and(matches(columns.search, query), ...namingConditions(columns, words.noun)),
  );
  add('categoryIds', categoryIds, columns.categories);
  add('kind', filters.kind, (kind) => eq(columns.kind, kind));
  add('countries', some(filters.countries), (codes) => inArray(suppliers.country, codes));
  add('excludeCountries', some(filters.excludeCountries), (codes) => notInArray(suppliers.country, codes));
  add('regions', some(filters.regions), (codes) => inArray(suppliers.region, codes));
  add('excludeRegions', some(filters.excludeRegions), (codes) => notInArray(suppliers.region, codes));
  add('moqMax', filters.moqMax, (units) => lte(columns.moq, units));
  add('moqMin', filters.moqMin, (units) => gte(columns.moq, units));
  add('moqBucket', filters.moqBucket, (bucket) =>
    bucket === 'custom' ? isNull(columns.moq) : within(columns.moq, moqRanges[bucket]),
  );
  add('samplePriceMaxMinor', filters.samplePriceMaxMinor, (price) => lte(columns.samplePrice, price));
  add('samplePriceMinMinor', filters.samplePriceMinMinor, (price) => gte(columns.samplePrice, price));
  add('samplePriceBucket', filters.samplePriceBucket, (bucket) =>
    bucket === 'custom'
      ? isNull(columns.samplePrice)
      : within(columns.samplePrice, samplePriceRanges[bucket]),
  );
  add('averageReviewMin', filters.averageReviewMin, (rating) => gte(suppliers.averageReview, rating));
  add('productionDaysMax', filters.productionDaysMax, (days) => lte(columns.productionDays, days));
  add('productionTimeBucket', filters.productionTimeBucket, (bucket) =>
    within(columns.productionDays, productionTimeRanges[bucket]),
  );
  add('isUnder500', filters.isUnder500, (is) =>
    is
      ? sql`${columns.firstOrder} < ${smallFirstOrderMinor}`
      : sql`${columns.firstOrder} >= ${smallFirstOrderMinor}`,
  );
  add('isSampleUnder50', filters.isSampleUnder50, (is) =>
    is ? lt(columns.samplePrice, cheapSampleMinor) : gte(columns.samplePrice, cheapSampleMinor),
  );
  return conditions;
}

/** A noun of no table, where the words are about a thing: in the plural, or with words about it. */
function unknownProduct(text: string): string | null {
  const thing = readProduct(text);
  const last = thing?.text.split(/\s/).at(-1)?.toLowerCase() ?? '';
  const isThing = thing && (last !== singularNoun(last) || thing.text.includes(' '));
  return isThing ? askedWords(thing) : null;
}

/** The noun stands in what a row is called, and its kind in what is said of it. */
function namingConditions(
  { named, said }: Pick<FilterColumns<RowMatch>, 'named' | 'said'>,
  noun: SearchNoun | null | undefined,
): SQL[] {
  if (!noun) return [];
  return [
    sql`${named(noun.kindPatterns.length > 0)} ~* ${noun.pattern}`,
    ...noun.kindPatterns.map((pattern) => sql`${said} ~* ${pattern}`),
  ];
}

function adder({ byField }: Conditions) {
  return <V>(field: string, value: V | undefined, condition: (value: V) => SQL | undefined) => {
    const made = value === undefined ? undefined : condition(value);
    if (made) byField.set(field, made);
  };
}

const some = <T>(values: T[] | undefined) => (values && values.length > 0 ? values : undefined);

function within(column: PgColumn, range: Range): SQL | undefined {
  return and(gte(column, range.from), range.below === null ? undefined : lt(column, range.below));
}
