import { OperationError, type InputOf, type OutputOf } from '@brandwright/contract';
import { recordStockMovements } from '@brandwright/contract/catalog/record-stock-movements.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { skuByCode } from './find-sku.ts';
import { findPlace, readPlaces, type PlaceRecord } from './places.ts';
import { skuBundleParts, skus, stockMovements, stockPlaces } from './tables.ts';
import { lockSku, readLevels, writeMovements, type Movement } from './write-movements.ts';

type Given = InputOf<typeof recordStockMovements>['movements'][number];
type Moved = OutputOf<typeof recordStockMovements>['moved'][number];

const comes = new Set<Given['kind']>(['RECEIVED', 'RETURNED']);

export default implement(recordStockMovements, {
  async run(context, { movements }) {
    const moved: Moved[] = [];
    const unknown: string[] = [];
    for (const given of movements) {
      const sku = await skuOf(context, given);
      if (!sku) {
        unknown.push(given.sku ?? '');
        continue;
      }
      if (given.key !== undefined && (await isRecorded(context, given.key))) continue;
      refuseOtherCurrency(given, sku);
      for (const { skuId, quantity } of await partsOf(context, sku.id, given.quantity))
        moved.push(await moveOne(context, { ...given, quantity }, skuId));
    }
    return { output: { moved, unknown } };
  },
});

async function skuOf(context: Context, { skuId, sku }: Given) {
  if (skuId === undefined) return skuByCode(context, sku ?? '');
  const [found] = await context.db
    .select()
    .from(skus)
    .where(and(eq(skus.storeId, context.storeId), eq(skus.id, skuId)));
  if (!found)
    throw new OperationError('not_found', 'There’s no SKU with that id. Look through your products.');
  return found;
}

/** Moving averages are of one currency. */
function refuseOtherCurrency({ unitCostMinor, currency }: Given, sku: { code: string; currency: string }) {
  if (unitCostMinor === undefined || currency === undefined || currency === sku.currency) return;
  throw new OperationError(
    'conflict',
    `${sku.code} is kept in ${sku.currency}, and the cost is in ${currency}. Give the cost in ${sku.currency}.`,
  );
}

async function isRecorded({ db, storeId }: Context, key: string): Promise<boolean> {
  const found = await db
    .select({ id: stockMovements.id })
    .from(stockMovements)
    .where(and(eq(stockMovements.storeId, storeId), eq(stockMovements.key, key)))
    .limit(1);
  return found.length > 0;
}

/** What moves: the SKU itself, or of a bundle its parts. */
async function partsOf({ db, storeId }: Context, skuId: string, quantity: number) {
  const parts = await db
    .select()
    .from(skuBundleParts)
    .where(and(eq(skuBundleParts.storeId, storeId), inArray(skuBundleParts.bundleSkuId, [skuId])));
  if (parts.length === 0) return [{ skuId, quantity }];
  return parts.map((part) => ({ skuId: part.partSkuId, quantity: part.quantity * quantity }));
}

async function moveOne(context: Context, given: Given, skuId: string): Promise<Moved> {
  await lockSku(context, skuId);
  const levels = await readLevels(context, skuId);
  const held = [...levels.values()].reduce((sum, units) => sum + units, 0);
  const { kind, reason, reference, purchaseItemId, key } = given;
  const common = { skuId, kind, reason, reference, purchaseItemId, key };
  if (comes.has(kind)) {
    const place = await placeOf(context, given);
    const unitCostMinor = kind === 'RECEIVED' ? given.unitCostMinor : undefined;
    await writeMovements(context, [
      { ...common, placeId: place.id, quantity: given.quantity, unitCostMinor },
    ]);
    return { skuId, quantity: given.quantity, onHand: held + given.quantity, missing: 0, place: place.name };
  }
  const leaving: Movement[] = [];
  let missing = given.quantity;
  for (const placeId of await placesToTakeFrom(context, given)) {
    const taken = Math.min(missing, levels.get(placeId) ?? 0);
    if (taken > 0) leaving.push({ ...common, placeId, quantity: -taken });
    missing -= taken;
  }
  await writeMovements(context, leaving);
  const left = given.quantity - missing;
  return { skuId, quantity: -left, onHand: held - left, missing, place: null };
}

async function placesToTakeFrom(context: Context, given: Given): Promise<string[]> {
  if (given.placeId !== undefined || given.place !== undefined) return [(await placeOf(context, given)).id];
  return (await readPlaces(context)).map(({ id }) => id);
}

async function placeOf(context: Context, { placeId, place: said }: Given): Promise<PlaceRecord> {
  if (placeId === undefined) return findPlace(context, said);
  const [place] = await context.db
    .select()
    .from(stockPlaces)
    .where(and(eq(stockPlaces.storeId, context.storeId), eq(stockPlaces.id, placeId)));
  if (!place)
    throw new OperationError('not_found', 'There’s no stock place with that id. Look at a product’s stock.');
  return place;
}
