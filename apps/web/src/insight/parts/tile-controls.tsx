import { ArrowLeft, ArrowRight, Maximize2, Minimize2, X } from 'lucide-react';
import type { DashboardTile } from '@brandwright/contract/insight/dashboard.ts';
import { MoveButton } from '#kit/reorder.tsx';
import { IconButton } from '#ui/button.tsx';

/** While the dashboard is arranged: where a tile stands, how large it is, and away with it. */
export function TileControls({
  tile,
  title,
  isFirst,
  isLast,
  onMove,
  onResize,
  onRemove,
}: {
  tile: DashboardTile;
  title: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: 1 | -1) => void;
  onResize: () => void;
  onRemove: () => void;
}) {
  const isWide = tile.size === 'WIDE';
  return (
    <div className="-mt-1.5 -mr-2 flex">
      <MoveButton label={`Move ${title} back`} may={!isFirst} onClick={() => onMove(-1)}>
        <ArrowLeft aria-hidden />
      </MoveButton>
      <MoveButton label={`Move ${title} forward`} may={!isLast} onClick={() => onMove(1)}>
        <ArrowRight aria-hidden />
      </MoveButton>
      <IconButton label={`Make ${title} ${isWide ? 'small' : 'wide'}`} onClick={onResize}>
        {isWide ? <Minimize2 aria-hidden /> : <Maximize2 aria-hidden />}
      </IconButton>
      <IconButton label={`Remove ${title}`} onClick={onRemove}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}
