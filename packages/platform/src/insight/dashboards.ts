import { usualTiles, type DashboardTile } from '@brandwright/contract/insight/dashboard.ts';
import { reports } from '@brandwright/contract/insight/reports.ts';
import { eq } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { mayHaveReport } from './may-have-report.ts';
import { dashboards } from './tables.ts';

const rowsOf = ({ db, storeId }: Context) =>
  db.select().from(dashboards).where(eq(dashboards.storeId, storeId));

/** The store's tiles; null if nobody has arranged them. */
export async function ownTiles(context: Context): Promise<DashboardTile[] | null> {
  const [row] = await rowsOf(context);
  return row?.tiles ?? null;
}

/** The same, locked until the change is done. */
export async function lockTiles(context: Context): Promise<DashboardTile[] | null> {
  const [row] = await rowsOf(context).for('update');
  return row?.tiles ?? null;
}

/** Whether a tile is shown. If its report has been turned off since it was added, the tile is kept and comes back with the report. */
export const isShown = (context: Context, { report }: DashboardTile): boolean =>
  mayHaveReport(context, reports[report]);

export const showDashboard = (context: Context, tiles: readonly DashboardTile[] | null) => ({
  tiles: (tiles ?? usualTiles).filter((tile) => isShown(context, tile)),
  isUsual: tiles === null,
});

/** Null restores the default tiles. */
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
