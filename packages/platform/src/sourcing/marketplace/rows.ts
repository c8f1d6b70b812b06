import { and, eq, getTableColumns, inArray, isNull, type SQL } from 'drizzle-orm';
import type {
  CatalogItemDetail,
  CatalogItemSummary,
  SupplierDetail,
  SupplierSummary,
} from '@brandwright/contract/sourcing/marketplace/entities.ts';
import {
  capability,
  certification,
  orderVolumeBucket,
} from '@brandwright/contract/sourcing/marketplace/enums.ts';
import type { Context } from '../../kernel/request/context.ts';
import { completedOrdersBucketOf } from './rules.ts';
import { favorites, marketplaceCategories, marketplaceItems, marketplaceSuppliers } from './tables.ts';

const {
  search: _s,
  searchNames: _sn,
  searchTopics: _st,
  searchText: _sx,
  ...supplierColumns
} = getTableColumns(marketplaceSuppliers);
const {
  search: _i,
  searchNames: _in,
  searchTopics: _it,
  searchText: _ix,
  ...itemColumns
} = getTableColumns(marketplaceItems);

export { itemColumns, supplierColumns };

export type SupplierRow = Omit<
  typeof marketplaceSuppliers.$inferSelect,
  'search' | 'searchNames' | 'searchTopics' | 'searchText'
>;
export type ItemRow = Omit<
  typeof marketplaceItems.$inferSelect,
  'search' | 'searchNames' | 'searchTopics' | 'searchText'
> & {
  supplierName: string;
  supplierCountry: string;
  supplierRating: number | null;
};

/** What an item's row takes from its supplier; join marketplaceSuppliers to use it. */
export const itemWithSupplier = {
  ...itemColumns,
  supplierName: marketplaceSuppliers.name,
  supplierCountry: marketplaceSuppliers.country,
  supplierRating: marketplaceSuppliers.averageReview,
};

/** Category names by id. */
export async function categoryNames(context: Context): Promise<Map<string, string>> {
  const rows = await context.db
    .select({ id: marketplaceCategories.id, name: marketplaceCategories.name })
    .from(marketplaceCategories);
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** Which of these suppliers and items the store saved. Nothing for the public. */
export async function savedAmong(
  context: Context,
  ids: { supplierIds?: readonly string[]; itemIds?: readonly string[] },
): Promise<Set<string>> {
  if (context.actor.kind === 'public') return new Set();
  const saved = new Set<string>();
  const ask = async (condition: SQL | undefined) => {
    const rows = await context.db
      .select({ supplierId: favorites.supplierId, itemId: favorites.itemId })
      .from(favorites)
      .where(and(eq(favorites.storeId, context.storeId), condition));
    for (const row of rows) saved.add(row.itemId ?? row.supplierId);
  };
  if (ids.supplierIds?.length)
    await ask(and(isNull(favorites.itemId), inArray(favorites.supplierId, [...ids.supplierIds])));
  if (ids.itemIds?.length) await ask(inArray(favorites.itemId, [...ids.itemIds]));
  return saved;
}

/** Rows of suppliers as lists show them. */
export async function supplierSummaries(
  context: Context,
  rows: readonly SupplierRow[],
): Promise<SupplierSummary[]> {
  const [names, saved] = [
    await categoryNames(context),
    await savedAmong(context, { supplierIds: rows.map((row) => row.id) }),
  ];
  return rows.map((row) => toSupplierSummary(row, names, saved.has(row.id)));
}

export async function supplierDetails(
  context: Context,
  rows: readonly SupplierRow[],
): Promise<SupplierDetail[]> {
  const summaries = await supplierSummaries(context, rows);
  return rows.map((row, index) => {
    const summary = summaries[index];
    if (!summary) throw new Error('A supplier lost its summary.');
    return {
      ...summary,
      story: row.story,
      materials: row.materials,
      languages: row.languages,
      yearFounded: row.yearFounded,
      employees: row.employees,
      responseHours: row.responseHours,
      minimumOrderMinor: row.minimumOrderMinor,
      completedOrders: row.completedOrders,
      completedOrdersBucket: completedOrdersBucketOf(row.completedOrders),
      factoryAreaSquareMetres: row.factoryAreaSquareMetres,
      pictureUrls: row.pictureUrls,
      itemCount: row.itemCount,
    };
  });
}

export async function itemSummaries(
  context: Context,
  rows: readonly ItemRow[],
): Promise<CatalogItemSummary[]> {
  const [names, saved] = [
    await categoryNames(context),
    await savedAmong(context, { itemIds: rows.map((row) => row.id) }),
  ];
  return rows.map((row) => toItemSummary(row, names, saved.has(row.id)));
}

export async function itemDetail(context: Context, row: ItemRow): Promise<CatalogItemDetail> {
  const [supplierRow] = await context.db
    .select(supplierColumns)
    .from(marketplaceSuppliers)
    .where(eq(marketplaceSuppliers.id, row.supplierId));
  const [supplier] = supplierRow ? await supplierSummaries(context, [supplierRow]) : [];
  const [summary] = await itemSummaries(context, [row]);
  if (!supplier || !summary) throw new Error('An item lost its supplier.');
  return {
    ...summary,
    description: row.description,
    materials: row.materials,
    lengthMillimetres: row.lengthMillimetres,
    widthMillimetres: row.widthMillimetres,
    heightMillimetres: row.heightMillimetres,
    weightGrams: row.weightGrams,
    priceTiers: row.priceTiers,
    customizations: row.customizations,
    colorOptions: row.colorOptions,
    htsCandidate: row.htsCandidate,
    pictureUrls: row.pictureUrls,
    supplier,
  };
}

function toSupplierSummary(
  row: SupplierRow,
  names: ReadonlyMap<string, string>,
  isFavorite: boolean,
): SupplierSummary {
  const duty =
    row.dutyPercent !== null && row.dutyHtsCode !== null && row.dutyAsOf !== null
      ? {
          percent: row.dutyPercent,
          htsCode: row.dutyHtsCode,
          asOf: row.dutyAsOf,
          source: row.dutySource ?? '',
        }
      : null;
  return {
    supplierId: row.id,
    name: row.name,
    headline: row.headline,
    country: row.country,
    countryName: row.countryName,
    city: row.city,
    region: row.region,
    kind: row.kind,
    categoryIds: row.categoryIds,
    categoryNames: row.categoryIds.map((id) => names.get(id) ?? id),
    moq: row.moq,
    samplePriceMinor: row.samplePriceMinor,
    priceHighMinor: row.priceHighMinor,
    priceLowMinor: row.priceLowMinor,
    currency: row.currency,
    productionDaysMin: row.productionDaysMin,
    productionDaysMax: row.productionDaysMax,
    averageReview: row.averageReview,
    reviewCount: row.reviewCount,
    capabilities: capability.array().parse(row.capabilities),
    certifications: certification.array().parse(row.certifications),
    orderVolume: orderVolumeBucket.parse(row.orderVolume),
    isVetted: row.isVetted,
    isOnline: row.isOnline,
    firstEnabledAt: row.firstEnabledAt.toISOString(),
    indicativeDuty: duty,
    isFavorite,
    coverUrl: row.coverUrl,
    logoUrl: row.logoUrl,
  };
}

function toItemSummary(
  row: ItemRow,
  names: ReadonlyMap<string, string>,
  isFavorite: boolean,
): CatalogItemSummary {
  return {
    itemId: row.id,
    title: row.title,
    kind: row.kind,
    categoryId: row.categoryId,
    categoryName: names.get(row.categoryId) ?? row.categoryId,
    subgroup: row.subgroup,
    supplierId: row.supplierId,
    supplierName: row.supplierName,
    supplierCountry: row.supplierCountry,
    moq: row.moq,
    unitPriceMinor: row.unitPriceMinor,
    lowestUnitPriceMinor: row.lowestUnitPriceMinor,
    samplePriceMinor: row.samplePriceMinor,
    currency: row.currency,
    leadTimeDays: row.leadTimeDays,
    averageReview: row.supplierRating,
    isSampleKit: row.isSampleKit,
    isFavorite,
    pictureUrl: row.pictureUrls[0] ?? null,
  };
}
