import { usualTiles, type DashboardTile } from '@brandwright/contract/insight/dashboard.ts';
import { eq } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { dashboards } from './tables.ts';

/** The store's own tiles; null where nobody arranged any. To change them they are locked. */
export async function ownTiles({ db, storeId }: Context, toChange = false): Promise<DashboardTile[] | null> {
  const rows = db.select().from(dashboards).where(eq(dashboards.storeId, storeId));
  const [row] = await (toChange ? rows.for('update') : rows);
  return row?.tiles ?? null;
}

export const showDashboard = (tiles: readonly DashboardTile[] | null) => ({
  tiles: [...(tiles ?? usualTiles)],
  isUsual: tiles === null,
});

/** Null: the usual ones again. */
export async function keepTiles(
  { db, storeId, clock }: Context,
  tiles: DashboardTile[] | null,
): Promise<void> {
  if (tiles === null) {
    await db.delete(dashboards).where(eq(dashboards.storeId, storeId));
    return;
  }
  const row = { tiles, updatedAt: clock.now() };
  await db
    .insert(dashboards)
    .values({ storeId, id: storeId, ...row })
    .onConflictDoUpdate({ target: [dashboards.storeId, dashboards.id], set: row });
}
