import { useState } from 'react';
import type { DashboardTile } from '@brandwright/contract/insight/dashboard.ts';
import { reports } from '@brandwright/contract/insight/reports.ts';
import { dragTo } from '#kit/reorder.tsx';
import { cn } from '#ui/cn.ts';
import { movedTile, removedTile, resizedTile } from '../dashboard-tiles.ts';
import { DashboardTileView } from './dashboard-tile-view.tsx';
import { TileControls } from './tile-controls.tsx';

type Tiles = readonly DashboardTile[];

/** The tiles in their order. With `onChange` they can be dragged, moved, resized and removed. */
export function DashboardGrid({
  tiles,
  onChange,
}: {
  tiles: Tiles;
  onChange?: ((tiles: Tiles) => void) | undefined;
}) {
  const [dragged, setDragged] = useState<number | null>(null);
  return (
    <div className="@container">
      <ul aria-label="Tiles" className="grid gap-4 @2xl:grid-cols-2 @5xl:grid-cols-4">
        {tiles.map((tile, at) => {
          const { title } = reports[tile.report];
          return (
            <li
              key={tile.report}
              draggable={onChange !== undefined}
              {...(onChange
                ? dragTo(
                    title,
                    (isDragged) => setDragged(isDragged ? at : null),
                    () => dragged !== null && onChange(movedTile(tiles, dragged, at)),
                  )
                : {})}
              className={cn(
                'min-w-0',
                tile.size === 'WIDE' && '@2xl:col-span-2',
                onChange && 'cursor-grab rounded-xl outline-2 outline-offset-2 outline-line outline-dashed',
                dragged === at && 'opacity-50',
              )}
            >
              <DashboardTileView
                tile={tile}
                controls={
                  onChange && (
                    <TileControls
                      tile={tile}
                      title={title}
                      isFirst={at === 0}
                      isLast={at === tiles.length - 1}
                      onMove={(step) => onChange(movedTile(tiles, at, at + step))}
                      onResize={() => onChange(resizedTile(tiles, tile.report))}
                      onRemove={() => onChange(removedTile(tiles, tile.report))}
                    />
                  )
                }
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
