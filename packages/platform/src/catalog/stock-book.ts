import { countOrderUnits } from '@brandwright/contract/orders/count-order-units.ts';
import { measuredDays } from '@brandwright/contract/catalog/entities.ts';
import { variantWords } from '@brandwright/contract/catalog/color-options.ts';
import { and, asc, desc, eq, isNull, sum } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { bundlesOf, outlookOf, type Outlook, type Units } from './rules.ts';
import { products, skuBundleParts, skus, stockLevels } from './tables.ts';

const dayMs = 86_400_000;

type SkuRecord = typeof skus.$inferSelect;

export interface BookSku extends SkuRecord, Units, Outlook {
  title: string;
  /** "Sand, 12 oz"; a dash for the default single variant. */
  variant: string;
  enabled: boolean;
  isMadeToOrder: boolean;
  /** Of a bundle; empty otherwise. */
  parts: readonly { skuId: string; quantity: number }[];
}

/** Every SKU of the store with its stock, by id and by its code in lower case. */
export interface StockBook {
  skus: readonly BookSku[];
  byId: ReadonlyMap<string, BookSku>;
  /** In the order of the product. */
  ofProduct: ReadonlyMap<string, readonly BookSku[]>;
}

/**
 * Works out what is left of every SKU: units on hand are kept, what open orders need is counted from the orders, and what
 * bundles hold and need follows from their parts.
 */
export async function readStockBook(context: Context): Promise<StockBook> {
  const { db, storeId } = context;
  const now = context.clock.now();
  const [rows, levels, mappings, ordered] = await Promise.all([
    db
      .select({ sku: skus, title: products.title, enabled: products.enabled, source: products.source })
      .from(skus)
      .innerJoin(products, and(eq(products.storeId, skus.storeId), eq(products.id, skus.productId)))
      .where(and(eq(skus.storeId, storeId), isNull(skus.mergedIntoId)))
      .orderBy(asc(products.title), asc(products.id), asc(skus.position), asc(skus.code)),
    db
      .select({ skuId: stockLevels.skuId, onHand: sum(stockLevels.onHand).mapWith(Number) })
      .from(stockLevels)
      .where(eq(stockLevels.storeId, storeId))
      .groupBy(stockLevels.skuId),
    db
      .select()
      .from(skuBundleParts)
      .where(eq(skuBundleParts.storeId, storeId))
      .orderBy(asc(skuBundleParts.createdAt), desc(skuBundleParts.quantity), asc(skuBundleParts.id)),
    context.call(countOrderUnits, {
      soldSince: new Date(now.getTime() - measuredDays * dayMs).toISOString(),
    }),
  ]);
  const onHandOf = new Map(levels.map(({ skuId, onHand }) => [skuId, onHand]));
  const orderedOf = new Map(ordered.skus.map((one) => [one.sku.toLowerCase(), one]));
  const partsOf = Map.groupBy(mappings, ({ bundleSkuId }) => bundleSkuId);
  const own = new Map(
    rows.map(({ sku }) => {
      const need = orderedOf.get(sku.code.toLowerCase());
      return [sku.id, { committed: need?.committed ?? 0, soldUnits: need?.sold ?? 0 }] as const;
    }),
  );
  const whole = new Map([...own].map(([id, units]) => [id, { ...units }]));
  for (const { bundleSkuId, partSkuId, quantity } of mappings) {
    const part = whole.get(partSkuId);
    const bundle = own.get(bundleSkuId);
    if (!part || !bundle) continue;
    part.committed += bundle.committed * quantity;
    part.soldUnits += bundle.soldUnits * quantity;
  }
  const unitsOf = (skuId: string): Units => {
    const onHand = onHandOf.get(skuId) ?? 0;
    const { committed = 0, soldUnits = 0 } = whole.get(skuId) ?? {};
    return { onHand, committed, available: onHand - committed, soldUnits };
  };
  const all = rows.map(({ sku, title, enabled, source }): BookSku => {
    const parts = (partsOf.get(sku.id) ?? []).map((one) => ({
      skuId: one.partSkuId,
      quantity: one.quantity,
    }));
    const units = parts.length === 0 ? unitsOf(sku.id) : bundleUnits(parts, unitsOf, own.get(sku.id));
    const isMadeToOrder = source === 'PRINT_ON_DEMAND';
    return {
      ...sku,
      ...units,
      ...outlookOf(units, sku.lowStockPoint, now),
      ...(isMadeToOrder ? { level: 'MADE_TO_ORDER', daysLeft: null, runsOutOn: null } : {}),
      title,
      variant: variantWords(sku.optionValues),
      enabled,
      isMadeToOrder,
      parts,
    };
  });
  return {
    skus: all,
    byId: new Map(all.map((sku) => [sku.id, sku])),
    ofProduct: Map.groupBy(all, ({ productId }) => productId),
  };
}

function bundleUnits(
  parts: BookSku['parts'],
  unitsOf: (skuId: string) => Units,
  own: { committed: number; soldUnits: number } | undefined,
): Units {
  const made = (of: (units: Units) => number) =>
    bundlesOf(parts.map(({ skuId, quantity }) => ({ units: of(unitsOf(skuId)), quantity })));
  return {
    onHand: made(({ onHand }) => onHand),
    available: made(({ available }) => available),
    committed: own?.committed ?? 0,
    soldUnits: own?.soldUnits ?? 0,
  };
}
