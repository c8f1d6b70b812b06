import { PenLine, PencilRuler, Trash2 } from 'lucide-react';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { BoardItem } from '@brandwright/contract/design/projects/entities.ts';
import { boardItemKindLabels } from '@brandwright/contract/design/projects/enums.ts';
import { IconButton } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';
import { ItemFace } from '../parts/item-face.tsx';
import type { Box } from './geometry.ts';
import { edgeOf, groundOf, headAndRest } from './item-look.ts';

export interface BoardTileProps {
  item: BoardItem;
  /** Where it stands now, also while it is held. */
  box: Box;
  isHeld: boolean;
  mayAct: boolean;
  onGrip: (event: PointerEvent<HTMLElement>, grip: 'move' | 'size') => void;
  onMove: (event: PointerEvent<HTMLElement>) => void;
  onRelease: (event: PointerEvent<HTMLElement>) => void;
  onCancel: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onFocus: () => void;
  onEdit: () => void;
  onRemove: () => void;
  /** Opens a picture for review. */
  onReview: () => void;
}

/** Something on the board: dragged by its face, sized by its corner, moved by arrows. */
export function BoardTile(props: BoardTileProps) {
  const { item, box, isHeld, mayAct, onGrip, onMove, onRelease, onCancel } = props;
  const name = `${boardItemKindLabels[item.kind]}: ${headAndRest(item.text)[0]}`;
  const pointer = mayAct ? { onPointerMove: onMove, onPointerUp: onRelease, onPointerCancel: onCancel } : {};
  return (
    // Arrows move it and Enter opens it; buttons inside it do the same by name.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="group"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={name}
      aria-describedby={mayAct ? 'board-keys' : undefined}
      data-board-item={item.itemId}
      onKeyDown={props.onKeyDown}
      onFocus={(event) => event.target === event.currentTarget && props.onFocus()}
      onDoubleClick={() => (item.imageUrl ? props.onReview() : mayAct && props.onEdit())}
      {...(mayAct ? { onPointerDown: (event: PointerEvent<HTMLElement>) => onGrip(event, 'move') } : {})}
      {...pointer}
      className={cn(
        'group absolute touch-none rounded-lg border select-none focus-visible:outline-offset-1',
        mayAct && 'cursor-grab',
        isHeld && 'z-10 cursor-grabbing shadow-float',
      )}
      style={{
        left: box.x,
        top: box.y,
        width: box.width,
        height: box.height,
        background: groundOf(item.color),
        borderColor: edgeOf(item.color),
      }}
    >
      <div className="size-full overflow-hidden rounded-[inherit]">
        <ItemFace item={item} />
      </div>
      <div
        onPointerDown={(event) => event.stopPropagation()}
        className="absolute -top-3 right-2 flex rounded-lg border border-line bg-raised opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 group-focus:opacity-100"
      >
        {item.imageUrl && (
          <IconButton label={`Review ${headAndRest(item.text)[0]}`} onClick={props.onReview}>
            <PencilRuler aria-hidden />
          </IconButton>
        )}
        {mayAct && (
          <>
            <IconButton label={`Edit ${headAndRest(item.text)[0]}`} onClick={props.onEdit}>
              <PenLine aria-hidden />
            </IconButton>
            <IconButton label={`Remove ${headAndRest(item.text)[0]}`} onClick={props.onRemove}>
              <Trash2 aria-hidden />
            </IconButton>
          </>
        )}
      </div>
      {mayAct && (
        <span
          aria-hidden
          onPointerDown={(event) => onGrip(event, 'size')}
          {...pointer}
          className="absolute -right-1 -bottom-1 size-4 cursor-nwse-resize touch-none rounded-sm opacity-0 group-hover:opacity-100"
        >
          <span className="absolute right-1.5 bottom-1.5 size-2 border-r-2 border-b-2 border-ink-soft" />
        </span>
      )}
    </div>
  );
}
