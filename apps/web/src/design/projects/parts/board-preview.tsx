import type { BoardItem } from '@brandwright/contract/design/projects/entities.ts';
import { edgeOf, groundOf } from '../board/item-look.ts';
import { boundsOf } from '../board/geometry.ts';
import { ItemFace } from './item-face.tsx';

const most = 24;

/** The whole board, small, as it lies there: to be looked at, not worked on. */
export function BoardPreview({ items, height = 180 }: { items: readonly BoardItem[]; height?: number }) {
  const shown = items.slice(0, most);
  const bounds = boundsOf(shown);
  const scale = Math.min(1, height / Math.max(bounds.height, 1), 680 / Math.max(bounds.width, 1));
  return (
    <div aria-hidden inert className="relative overflow-hidden bg-ink/3" style={{ height }}>
      <div
        className="absolute top-1/2 left-1/2"
        style={{
          width: bounds.width,
          height: bounds.height,
          transform: `translate(-50%, -50%) scale(${scale * 0.94})`,
        }}
      >
        {shown.map((item) => (
          <div
            key={item.itemId}
            className="absolute overflow-hidden rounded-lg border"
            style={{
              left: item.x - bounds.x,
              top: item.y - bounds.y,
              width: item.width,
              height: item.height,
              background: groundOf(item.color),
              borderColor: edgeOf(item.color),
            }}
          >
            <ItemFace item={item} />
          </div>
        ))}
      </div>
    </div>
  );
}
