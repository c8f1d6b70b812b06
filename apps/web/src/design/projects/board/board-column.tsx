import { PenLine, PencilRuler, Trash2 } from 'lucide-react';
import type { BoardItem } from '@brandwright/contract/design/projects/entities.ts';
import { boardItemKindLabels } from '@brandwright/contract/design/projects/enums.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { ItemFace } from '../parts/item-face.tsx';
import { edgeOf, groundOf, headAndRest } from './item-look.ts';

/** The board where there is no room for one: everything in its order, one under the other. */
export function BoardColumn({
  items,
  mayAct,
  onEdit,
  onRemove,
  onReview,
}: {
  items: readonly BoardItem[];
  mayAct: boolean;
  onEdit: (item: BoardItem) => void;
  onRemove: (item: BoardItem) => void;
  onReview: (item: BoardItem) => void;
}) {
  return (
    <ol aria-label="Board" className="flex flex-col gap-3">
      {items.map((item) => {
        const [head] = headAndRest(item.text);
        return (
          <li
            key={item.itemId}
            aria-label={`${boardItemKindLabels[item.kind]}: ${head}`}
            className="overflow-hidden rounded-xl border"
            style={{ background: groundOf(item.color), borderColor: edgeOf(item.color) }}
          >
            <div className={item.imageUrl ? 'aspect-square' : undefined}>
              <ItemFace item={item} clamp={false} />
            </div>
            <div className="flex items-center gap-1 px-2 pb-2">
              <span className="min-w-0 flex-1 truncate px-1 text-xs text-ink">{item.createdByName}</span>
              {item.imageUrl && (
                <Button look="quiet" size="small" onClick={() => onReview(item)}>
                  <PencilRuler aria-hidden />
                  Review<span className="sr-only"> {head}</span>
                </Button>
              )}
              {mayAct && (
                <>
                  <IconButton label={`Edit ${head}`} onClick={() => onEdit(item)}>
                    <PenLine aria-hidden />
                  </IconButton>
                  <IconButton label={`Remove ${head}`} onClick={() => onRemove(item)}>
                    <Trash2 aria-hidden />
                  </IconButton>
                </>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
