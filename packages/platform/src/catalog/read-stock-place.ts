import type { StockPlace } from '@brandwright/contract/catalog/stock-places.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { readPlaces, type PlaceRecord } from './places.ts';
import { stockLevels } from './tables.ts';

interface Held {
  onHand: number;
  skuCount: number;
}

/** Units and SKUs of each place that holds any. */
async function heldByPlace({ db, storeId }: Context): Promise<Map<string, Held>> {
  const rows = await db
    .select({
      placeId: stockLevels.placeId,
      onHand: sql<number>`sum(${stockLevels.onHand})`.mapWith(Number),
      skuCount: sql<number>`count(*)`.mapWith(Number),
    })
    .from(stockLevels)
    .where(and(eq(stockLevels.storeId, storeId), sql`${stockLevels.onHand} > 0`))
    .groupBy(stockLevels.placeId);
  return new Map(rows.map(({ placeId, ...held }) => [placeId, held]));
}

const toStockPlace = (place: PlaceRecord, held: Held | undefined): StockPlace => ({
  id: place.id,
  name: place.name,
  kind: place.kind,
  address: place.address,
  isDefault: place.isDefault,
  onHand: held?.onHand ?? 0,
  skuCount: held?.skuCount ?? 0,
  updatedAt: (place.updatedAt ?? place.createdAt).toISOString(),
});

/** The places in use with what they hold, the default one first. */
export async function readStockPlaces(context: Context): Promise<StockPlace[]> {
  const held = await heldByPlace(context);
  return (await readPlaces(context)).map((place) => toStockPlace(place, held.get(place.id)));
}

export const readStockPlace = async (context: Context, place: PlaceRecord): Promise<StockPlace> =>
  toStockPlace(place, (await heldByPlace(context)).get(place.id));
