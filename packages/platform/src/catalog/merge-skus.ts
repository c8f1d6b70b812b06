import { OperationError, type InputOf } from '@brandwright/contract';
import { variantWords } from '@brandwright/contract/catalog/color-options.ts';
import { mergeSkus } from '@brandwright/contract/catalog/merge-skus.ts';
import { count, skuName } from '@brandwright/contract/catalog/words.ts';
import { countOrderUnits } from '@brandwright/contract/orders/count-order-units.ts';
import { replaceOrderSku } from '@brandwright/contract/orders/replace-order-sku.ts';
import { and, eq, isNull, or } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { namedSku } from './change-stock.ts';
import { findSku, type NamedSku } from './find-sku.ts';
import { readPlaces } from './places.ts';
import { readSku } from './read-sku.ts';
import { refreshSearchText } from './search-text.ts';
import { products, skuBundleParts, skus } from './tables.ts';
import { lockSku, readLevels, writeMovements } from './write-movements.ts';

interface Pair {
  merged: NamedSku;
  kept: NamedSku;
}

const called = ({ sku, title }: NamedSku) =>
  `${skuName({ title, variant: variantWords(sku.optionValues) })} (${sku.code})`;

/** The two SKUs, which may be merged. Errors: bad_input, not_found, conflict. */
async function pairOf(context: Context, input: InputOf<typeof mergeSkus>): Promise<Pair> {
  const merged = await namedSku(context, input);
  const kept = await findSku(context, input.into);
  if (merged.sku.id === kept.sku.id)
    throw new OperationError('conflict', `Both names mean ${called(kept)}. Name two different SKUs.`);
  if (merged.sku.currency !== kept.sku.currency)
    throw new OperationError(
      'conflict',
      `${merged.sku.code} is in ${merged.sku.currency} and ${kept.sku.code} in ${kept.sku.currency}, so they can’t be merged. Keep them apart, or disable one.`,
    );
  const { db, storeId } = context;
  const bundles = await db
    .select({ id: skuBundleParts.bundleSkuId })
    .from(skuBundleParts)
    .where(
      and(
        eq(skuBundleParts.storeId, storeId),
        or(eq(skuBundleParts.bundleSkuId, merged.sku.id), eq(skuBundleParts.bundleSkuId, kept.sku.id)),
      ),
    )
    .limit(1);
  if (bundles.length > 0)
    throw new OperationError(
      'conflict',
      'A bundle can’t be merged: its stock follows from its parts. Disable the one that is not needed.',
    );
  return { merged, kept };
}

export default implement(mergeSkus, {
  async run(context, input) {
    const { merged, kept } = await pairOf(context, input);
    // Always in one order, so that two merges never wait for each other.
    for (const id of [merged.sku.id, kept.sku.id].sort()) await lockSku(context, id);
    const movedUnits = await moveStock(context, merged, kept);
    await moveBundles(context, merged, kept);
    const { lines } = await context.call(replaceOrderSku, { from: merged.sku.code, to: kept.sku.code });
    await putAway(context, merged, kept);
    return {
      output: {
        kept: await readSku(context, kept.sku.id),
        mergedCode: merged.sku.code,
        movedUnits,
        orderLines: lines,
      },
      subject: { kind: 'sku', id: kept.sku.id },
    };
  },
  async prepare(context, input) {
    const { merged, kept } = await pairOf(context, input);
    const [levels, keptLevels, ordered] = await Promise.all([
      readLevels(context, merged.sku.id),
      readLevels(context, kept.sku.id),
      context.call(countOrderUnits, { soldSince: context.clock.now().toISOString() }),
    ]);
    const units = [...levels.values()].reduce((sum, value) => sum + value, 0);
    const there = [...keptLevels.values()].reduce((sum, value) => sum + value, 0);
    const open =
      ordered.skus.find(({ sku }) => sku.toLowerCase() === merged.sku.code.toLowerCase())?.committed ?? 0;
    return {
      input: { ...input, id: merged.sku.id, into: kept.sku.id },
      preview: {
        verb: `Merge into ${kept.sku.code}`,
        what: `Merges ${called(merged)} into ${called(kept)}, which is kept with its own price.`,
        toWhom: null,
        cost: null,
        irreversible: `${merged.sku.code} can’t be taken apart again. Its code is known as ${kept.sku.code} from then on.`,
        values: [
          { label: 'Merged away', value: called(merged) },
          { label: 'Kept', value: called(kept) },
          { label: 'Units that move', value: units.toLocaleString('en-US') },
          { label: 'On hand afterwards', value: (units + there).toLocaleString('en-US') },
          { label: 'Open orders that move', value: count(open, 'unit') },
        ],
        warnings:
          merged.sku.priceMinor === kept.sku.priceMinor
            ? []
            : ['The two have different prices. The kept SKU’s price stays.'],
      },
    };
  },
});

/** Moves what is on hand, place by place, with what it cost. */
async function moveStock(context: Context, merged: NamedSku, kept: NamedSku): Promise<number> {
  const { db, storeId } = context;
  const before = await lockSku(context, merged.sku.id);
  const levels = await readLevels(context, merged.sku.id);
  const moving = (await readPlaces(context)).flatMap(({ id }) => {
    const units = levels.get(id) ?? 0;
    return units > 0 ? [{ placeId: id, units }] : [];
  });
  await writeMovements(
    context,
    moving.flatMap(({ placeId, units }) => [
      {
        skuId: merged.sku.id,
        placeId,
        kind: 'MERGED' as const,
        quantity: -units,
        reference: `Into ${kept.sku.code}`,
      },
      {
        skuId: kept.sku.id,
        placeId,
        kind: 'MERGED' as const,
        quantity: units,
        reference: `From ${merged.sku.code}`,
      },
    ]),
  );
  if (before.landedUnits > 0) {
    const now = await lockSku(context, kept.sku.id);
    await db
      .update(skus)
      .set({
        landedUnits: now.landedUnits + before.landedUnits,
        landedValueMinor: now.landedValueMinor + before.landedValueMinor,
      })
      .where(and(eq(skus.storeId, storeId), eq(skus.id, kept.sku.id)));
  }
  return moving.reduce((sum, { units }) => sum + units, 0);
}

/** Bundles that it was a part of are made of the kept one. */
async function moveBundles({ db, storeId }: Context, merged: NamedSku, kept: NamedSku): Promise<void> {
  const ofStore = eq(skuBundleParts.storeId, storeId);
  const parts = await db
    .select()
    .from(skuBundleParts)
    .where(and(ofStore, eq(skuBundleParts.partSkuId, merged.sku.id)));
  for (const part of parts) {
    const [both] = await db
      .select()
      .from(skuBundleParts)
      .where(
        and(
          ofStore,
          eq(skuBundleParts.bundleSkuId, part.bundleSkuId),
          eq(skuBundleParts.partSkuId, kept.sku.id),
        ),
      );
    if (both) {
      await db
        .update(skuBundleParts)
        .set({ quantity: both.quantity + part.quantity })
        .where(and(ofStore, eq(skuBundleParts.id, both.id)));
      await db.delete(skuBundleParts).where(and(ofStore, eq(skuBundleParts.id, part.id)));
    } else
      await db
        .update(skuBundleParts)
        .set({ partSkuId: kept.sku.id })
        .where(and(ofStore, eq(skuBundleParts.id, part.id)));
  }
}

/** Marks the SKU, and those merged into it before, as the kept one; a product without SKUs is disabled. */
async function putAway(context: Context, merged: NamedSku, kept: NamedSku): Promise<void> {
  const { db, storeId } = context;
  const updatedAt = context.clock.now();
  await db
    .update(skus)
    .set({ mergedIntoId: kept.sku.id, updatedAt })
    .where(
      and(eq(skus.storeId, storeId), or(eq(skus.id, merged.sku.id), eq(skus.mergedIntoId, merged.sku.id))),
    );
  const { productId } = merged.sku;
  const left = await db
    .select({ id: skus.id })
    .from(skus)
    .where(and(eq(skus.storeId, storeId), eq(skus.productId, productId), isNull(skus.mergedIntoId)))
    .limit(1);
  if (left.length === 0)
    await db
      .update(products)
      .set({ enabled: false, updatedAt })
      .where(and(eq(products.storeId, storeId), eq(products.id, productId)));
  await refreshSearchText(context, productId);
}
