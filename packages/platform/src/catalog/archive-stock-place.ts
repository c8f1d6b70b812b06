import { OperationError } from '@brandwright/contract';
import { archiveStockPlace } from '@brandwright/contract/catalog/archive-stock-place.ts';
import { placeHolds } from '@brandwright/contract/catalog/stock-places.ts';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { refuseChangedSince } from '../kernel/data/changed-since.ts';
import { implement } from '../kernel/request/implementation.ts';
import { refuseTakenPlace } from './place-name.ts';
import { lockPlace, readPlaces } from './places.ts';
import { readStockPlace } from './read-stock-place.ts';
import { stockPlaces } from './tables.ts';

const archived = z.object({ placeId: z.uuid(), archivedAt: z.iso.datetime() });

export default implement(archiveStockPlace, {
  async run(context, input) {
    const { db, storeId, clock } = context;
    const row = await lockPlace(context, input);
    const place = await readStockPlace(context, row);
    const others = (await readPlaces(context)).filter(({ id }) => id !== row.id);
    if (others.length === 0)
      throw new OperationError(
        'conflict',
        `${row.name} is your only stock place. Add another and make it the default first, or rename this one.`,
      );
    if (row.isDefault)
      throw new OperationError(
        'conflict',
        `${row.name} is the default place, where stock goes when none is named. Make another the default first, such as ${others[0]?.name ?? 'another'}.`,
      );
    if (place.onHand > 0)
      throw new OperationError(
        'conflict',
        `${row.name} still holds ${placeHolds(place)}. Move them to another place first, or write them off.`,
      );
    const archivedAt = clock.now();
    await db
      .update(stockPlaces)
      .set({ archivedAt })
      .where(and(eq(stockPlaces.storeId, storeId), eq(stockPlaces.id, row.id)));
    return {
      output: { place, change: `Archived ${row.name}. Its past movements keep its name.` },
      undo: { placeId: row.id, archivedAt: archivedAt.toISOString() },
      subject: { kind: 'stock_place', id: row.id },
    };
  },
  async undo(context, given) {
    const { db, storeId } = context;
    const { placeId, archivedAt } = archived.parse(given);
    const ofId = and(eq(stockPlaces.storeId, storeId), eq(stockPlaces.id, placeId));
    const [row] = await db.select().from(stockPlaces).where(ofId).for('update');
    if (!row) throw new OperationError('conflict', 'That place is gone, so this can’t be undone.');
    refuseChangedSince('place', { archivedAt }, { archivedAt: row.archivedAt?.toISOString() ?? null });
    refuseTakenPlace(await readPlaces(context), row.name);
    await db.update(stockPlaces).set({ archivedAt: null }).where(ofId);
  },
});
