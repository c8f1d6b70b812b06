import { Maximize, Minus, Plus } from 'lucide-react';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { BoardItem } from '@brandwright/contract/design/projects/entities.ts';
import { IconButton } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';
import { useFileDrop } from '#ui/use-file-drop.ts';
import { BoardTile } from './board-tile.tsx';
import { broughtIn, onBoard, placeUnder } from './geometry.ts';
import type { Placing } from './use-board.ts';
import { useDrag } from './use-drag.ts';
import { useView } from './use-view.ts';

const step = 8;
const bigStep = 40;
const arrows: Readonly<Record<string, [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface BoardCanvasProps {
  items: readonly BoardItem[];
  mayAct: boolean;
  onPlace: (itemId: string, placing: Placing) => void;
  onTakeBack: () => void;
  onEdit: (item: BoardItem) => void;
  onRemove: (item: BoardItem) => void;
  onReview: (item: BoardItem) => void;
  onFiles: (files: File[], at: { x: number; y: number }) => void;
  onNew: (at: { x: number; y: number }) => void;
}

/** The board: wheel or drag pans, Ctrl and wheel zooms, arrows move what has the focus, files may be dropped on it. */
export function BoardCanvas(props: BoardCanvasProps) {
  const { items, mayAct, onPlace, onEdit, onRemove, onReview } = props;
  const { frame, view, setView, fitAll, zoomBy } = useView(items);
  const drag = useDrag(view.zoom, (itemId, grip, box) =>
    onPlace(
      itemId,
      grip === 'move' ? { x: box.x, y: box.y, toFront: true } : { width: box.width, height: box.height },
    ),
  );
  const pan = useRef<{ x: number; y: number } | null>(null);
  const dropped = useRef({ x: 0, y: 0 });
  const { isOver, zone } = useFileDrop((files) => props.onFiles(files, dropped.current));

  const pointIn = (event: { clientX: number; clientY: number }) => {
    const { left = 0, top = 0 } = frame.current?.getBoundingClientRect() ?? {};
    return { x: event.clientX - left, y: event.clientY - top };
  };

  function onKeyDown(event: KeyboardEvent<HTMLElement>, item: BoardItem) {
    if (event.target !== event.currentTarget) return;
    const arrow = arrows[event.key];
    if (arrow && mayAct) {
      event.preventDefault();
      const by = event.shiftKey ? bigStep : step;
      const place = onBoard(item.x + arrow[0] * by, item.y + arrow[1] * by);
      onPlace(item.itemId, place);
      show({ ...item, ...place });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (item.imageUrl) onReview(item);
      else if (mayAct) onEdit(item);
    } else if ((event.key === 'Delete' || event.key === 'Backspace') && mayAct) {
      event.preventDefault();
      onRemove(item);
    } else if (event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      props.onTakeBack();
    }
  }

  function show(item: BoardItem) {
    const element = frame.current;
    if (element)
      setView((now) =>
        broughtIn(now ?? view, item, { width: element.clientWidth, height: element.clientHeight }),
      );
  }

  const panning = {
    onPointerDown(event: PointerEvent<HTMLDivElement>) {
      if (event.button !== 0 && event.button !== 1) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      pan.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove(event: PointerEvent<HTMLDivElement>) {
      const last = pan.current;
      if (!last) return;
      pan.current = { x: event.clientX, y: event.clientY };
      setView(
        (now) => now && { ...now, x: now.x + event.clientX - last.x, y: now.y + event.clientY - last.y },
      );
    },
    onPointerUp: () => void (pan.current = null),
    onPointerCancel: () => void (pan.current = null),
  };

  return (
    <div className="relative min-h-0 flex-1">
      <p id="board-keys" className="sr-only">
        Arrow keys move it, with Shift farther. Enter opens it, Delete removes it, Control Z undoes a move.
      </p>
      <div
        ref={frame}
        role="region"
        aria-label="Board"
        data-zoom={view.zoom.toFixed(2)}
        className={cn(
          'absolute inset-0 overflow-clip rounded-xl border border-line bg-paper',
          isOver && mayAct && 'border-accent',
        )}
        style={{
          backgroundImage:
            'radial-gradient(color-mix(in oklch, var(--ink) 13%, transparent) 1px, transparent 1px)',
          backgroundSize: `${24 * view.zoom}px ${24 * view.zoom}px`,
          backgroundPosition: `${view.x}px ${view.y}px`,
        }}
        {...(mayAct ? zone : {})}
        {...(mayAct
          ? {
              onDropCapture: (event) => void (dropped.current = placeUnder(view, pointIn(event))),
              onDoubleClick: (event) => {
                if (event.target === event.currentTarget) props.onNew(placeUnder(view, pointIn(event)));
              },
            }
          : {})}
        {...panning}
      >
        <div
          className="absolute top-0 left-0 origin-top-left"
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.zoom})` }}
        >
          {items.map((item) => {
            const isHeld = drag.held?.itemId === item.itemId;
            const box = isHeld && drag.held ? drag.held.box : item;
            return (
              <BoardTile
                key={item.itemId}
                item={item}
                box={box}
                isHeld={isHeld}
                mayAct={mayAct}
                onGrip={(event, grip) => drag.grip(event, item.itemId, grip, item)}
                onMove={drag.move}
                onRelease={drag.release}
                onCancel={drag.cancel}
                onKeyDown={(event) => onKeyDown(event, item)}
                onFocus={() => show(item)}
                onEdit={() => onEdit(item)}
                onRemove={() => onRemove(item)}
                onReview={() => onReview(item)}
              />
            );
          })}
        </div>
      </div>
      <div className="absolute right-3 bottom-3 flex items-center rounded-lg border border-line bg-raised">
        <IconButton label="Zoom out" onClick={() => zoomBy(0.8)}>
          <Minus aria-hidden />
        </IconButton>
        <span className="figures w-11 text-center text-xs text-ink-soft">{Math.round(view.zoom * 100)}%</span>
        <IconButton label="Zoom in" onClick={() => zoomBy(1.25)}>
          <Plus aria-hidden />
        </IconButton>
        <IconButton label="Fit to view" onClick={fitAll}>
          <Maximize aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}
