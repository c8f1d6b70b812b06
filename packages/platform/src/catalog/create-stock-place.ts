import { OperationError } from '@brandwright/contract';
import { createStockPlace } from '@brandwright/contract/catalog/create-stock-place.ts';
import { mostPlaces } from '@brandwright/contract/catalog/stock-places.ts';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { refuseChangedSince } from '../kernel/data/changed-since.ts';
import { implement } from '../kernel/request/implementation.ts';
import { defaultPlace, lockPlace, readPlaces } from './places.ts';
import { placeTaken, refuseTakenPlace } from './place-name.ts';
import { readStockPlace } from './read-stock-place.ts';
import { stockMovements, stockPlaces } from './tables.ts';

const created = z.object({ placeId: z.uuid(), name: z.string() });

export default implement(createStockPlace, {
  async run(context, { name, kind, address }) {
    const { db, storeId, clock } = context;
    // A store's first place is its default one, which every other is named beside.
    await defaultPlace(context);
    const places = await readPlaces(context);
    refuseTakenPlace(places, name);
    if (places.length >= mostPlaces)
      throw new OperationError(
        'too_large',
        `A store can have ${mostPlaces} places at most. Archive one that is no longer used first.`,
      );
    const [row] = await db
      .insert(stockPlaces)
      .values({ storeId, id: randomUUID(), name, kind, address: address || null, createdAt: clock.now() })
      .onConflictDoNothing()
      .returning();
    if (!row) throw placeTaken(name);
    return {
      output: {
        place: await readStockPlace(context, row),
        change: `Added ${row.name}${row.address ? `, ${row.address}` : ''}. It’s empty for now: move stock there, or name it when goods come in.`,
      },
      undo: { placeId: row.id, name: row.name },
      subject: { kind: 'stock_place', id: row.id },
    };
  },
  async undo(context, given) {
    const { placeId, name } = created.parse(given);
    const place = await lockPlace(context, { id: placeId });
    refuseChangedSince('place', { name, isDefault: false }, place);
    const { db, storeId } = context;
    const [used] = await db
      .select({ id: stockMovements.id })
      .from(stockMovements)
      .where(and(eq(stockMovements.storeId, storeId), eq(stockMovements.placeId, placeId)))
      .limit(1);
    if (used)
      throw new OperationError(
        'conflict',
        `${name} has held stock since then, so this can’t be undone. Archive it once it is empty.`,
      );
    await db.delete(stockPlaces).where(and(eq(stockPlaces.storeId, storeId), eq(stockPlaces.id, placeId)));
  },
});
