import type { DashboardTile } from '@brandwright/contract/insight/dashboard.ts';
import { reports } from '@brandwright/contract/insight/reports.ts';
import type { ReportSlug } from '@brandwright/contract/insight/slugs.ts';

type Tiles = readonly DashboardTile[];

/** The tiles with one of them at another place; as they are where there is no such place. */
export function movedTile(tiles: Tiles, from: number, to: number): Tiles {
  const tile = tiles[from];
  if (!tile || to < 0 || to >= tiles.length) return tiles;
  return tiles.toSpliced(from, 1).toSpliced(to, 0, tile);
}

/** A report that has a chart begins with it. */
export const addedTile = (tiles: Tiles, report: ReportSlug): Tiles =>
  tiles.some((tile) => tile.report === report)
    ? tiles
    : [...tiles, { report, size: reports[report].chart ? 'WIDE' : 'SMALL' }];

export const removedTile = (tiles: Tiles, report: ReportSlug): Tiles =>
  tiles.filter((tile) => tile.report !== report);

export const resizedTile = (tiles: Tiles, report: ReportSlug): Tiles =>
  tiles.map((tile) =>
    tile.report === report ? { ...tile, size: tile.size === 'WIDE' ? 'SMALL' : 'WIDE' } : tile,
  );
