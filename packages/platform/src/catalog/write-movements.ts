import { OperationError } from '@brandwright/contract';
import type { MovementKind } from '@brandwright/contract/catalog/enums.ts';
import { and, eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Context } from '../kernel/request/context.ts';
import { holdPlaces } from './places.ts';
import { landedAfter } from './rules.ts';
import { skus, stockLevels, stockMovements } from './tables.ts';

/** A change of the units of one SKU at one place. */
export interface Movement {
  skuId: string;
  placeId: string;
  kind: MovementKind;
  /** Units that come, or leave where it is negative; never 0. */
  quantity: number;
  reason?: string | null | undefined;
  reference?: string | null | undefined;
  purchaseItemId?: string | null | undefined;
  unitCostMinor?: number | null | undefined;
  key?: string | null | undefined;
}

/** Name of who moves stock, for the list of movements. */
export const movedBy = ({ actor }: Context) => (actor.kind === 'user' ? actor.name : 'System');

/** Holds the SKU’s row, so that nobody else moves its stock until the transaction ends. */
export async function lockSku({ db, storeId }: Context, skuId: string) {
  const [sku] = await db
    .select()
    .from(skus)
    .where(and(eq(skus.storeId, storeId), eq(skus.id, skuId)))
    .for('update');
  if (!sku) throw new OperationError('not_found', 'That SKU no longer exists. Look at the product again.');
  return sku;
}

/** Units of a SKU by place. */
export async function readLevels({ db, storeId }: Context, skuId: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ placeId: stockLevels.placeId, onHand: stockLevels.onHand })
    .from(stockLevels)
    .where(and(eq(stockLevels.storeId, storeId), eq(stockLevels.skuId, skuId)));
  return new Map(rows.map(({ placeId, onHand }) => [placeId, onHand]));
}

const sumOf = (levels: ReadonlyMap<string, number>) =>
  [...levels.values()].reduce((sum, units) => sum + units, 0);

/**
 * Writes movements with the stock that follows from them, in the caller’s transaction; answers the units on hand of each
 * SKU afterwards, in all places. Errors: conflict when more would leave a place than there is.
 */
export async function writeMovements(
  context: Context,
  movements: readonly Movement[],
): Promise<Map<string, number>> {
  const coming = movements.filter(({ quantity }) => quantity > 0).map(({ placeId }) => placeId);
  await holdPlaces(context, [...new Set(coming)]);
  const after = new Map<string, number>();
  const bySku = Map.groupBy(movements, ({ skuId }) => skuId);
  // Always in one order, so that two transactions never wait for each other.
  for (const skuId of [...bySku.keys()].sort())
    after.set(skuId, await moveSku(context, skuId, bySku.get(skuId) ?? []));
  return after;
}

async function moveSku(context: Context, skuId: string, movements: readonly Movement[]): Promise<number> {
  const { db, storeId } = context;
  const sku = await lockSku(context, skuId);
  const levels = await readLevels(context, skuId);
  const at = context.clock.now();
  const by = movedBy(context);
  let landed = { landedUnits: sku.landedUnits, landedValueMinor: sku.landedValueMinor };
  for (const { placeId, quantity, kind, ...more } of movements) {
    const onHandAfter = (levels.get(placeId) ?? 0) + quantity;
    if (onHandAfter < 0)
      throw new OperationError(
        'conflict',
        `There are only ${(levels.get(placeId) ?? 0).toLocaleString('en-US')} of ${sku.code} there. Count the stock first, or choose fewer.`,
      );
    levels.set(placeId, onHandAfter);
    const unitCostMinor = more.unitCostMinor ?? null;
    landed = landedAfter(landed, { quantity, unitCostMinor, onHandAfter: sumOf(levels) });
    await db.insert(stockMovements).values({
      storeId,
      id: randomUUID(),
      skuId,
      placeId,
      kind,
      quantity,
      onHandAfter,
      reason: more.reason ?? null,
      reference: more.reference ?? null,
      purchaseItemId: more.purchaseItemId ?? null,
      unitCostMinor,
      key: more.key ?? null,
      by,
      at,
    });
  }
  for (const placeId of new Set(movements.map((movement) => movement.placeId))) {
    const onHand = levels.get(placeId) ?? 0;
    await db
      .insert(stockLevels)
      .values({ storeId, id: randomUUID(), skuId, placeId, onHand })
      .onConflictDoUpdate({
        target: [stockLevels.storeId, stockLevels.skuId, stockLevels.placeId],
        set: { onHand: sql`excluded.on_hand` },
      });
  }
  if (landed.landedUnits !== sku.landedUnits || landed.landedValueMinor !== sku.landedValueMinor)
    await db
      .update(skus)
      .set(landed)
      .where(and(eq(skus.storeId, storeId), eq(skus.id, skuId)));
  return sumOf(levels);
}
