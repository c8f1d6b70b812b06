import type { KonvaEventObject } from 'konva/lib/Node';
import { useState } from 'react';
import type { DesignLayer } from '@brandwright/contract/design/studio/document.ts';
import type { ProductTemplate } from '@brandwright/contract/design/studio/templates.ts';
import { resetText } from './fonts.ts';
import { boxOf, rounded, snap, snapLines, type Guide } from './geometry.ts';
import type { Editor } from './use-editor.ts';

const snapPixels = 7;

/** What dragging and transforming layers does to the document, and the guides that they snap to meanwhile. */
export function useLayerMoves(
  { document, selection, patch }: Editor,
  area: ProductTemplate['printArea'],
  scale: number,
) {
  const [guides, setGuides] = useState<readonly Guide[]>([]);

  function move(event: KonvaEventObject<DragEvent>, layer: DesignLayer) {
    const node = event.target;
    const others = document.layers
      .filter(({ id, isVisible }) => isVisible && id !== layer.id && !selection.includes(id))
      .map(boxOf);
    const found = event.evt.altKey
      ? { dx: 0, dy: 0, guides: [] }
      : snap(boxOf({ ...layer, x: node.x(), y: node.y() }), snapLines(area, others), snapPixels / scale);
    node.position({ x: node.x() + found.dx, y: node.y() + found.dy });
    setGuides(found.guides);
  }

  function moved(event: KonvaEventObject<DragEvent>, layer: DesignLayer) {
    setGuides([]);
    const node = event.target;
    const [dx, dy] = [rounded(node.x()) - layer.x, rounded(node.y()) - layer.y];
    const ids = selection.includes(layer.id) ? selection : [layer.id];
    patch(ids, (one) => (one.isLocked ? one : { ...one, x: one.x + dx, y: one.y + dy }));
  }

  function transformed(event: KonvaEventObject<Event>, layer: DesignLayer) {
    const node = event.target;
    const [across, down] = [Math.abs(node.scaleX()), Math.abs(node.scaleY())];
    node.scale({ x: 1, y: 1 });
    const at = { x: rounded(node.x()), y: rounded(node.y()), rotation: rounded(node.rotation()) };
    patch(
      [layer.id],
      (one) =>
        one.kind === 'TEXT'
          ? resetText(
              { ...one, ...at },
              { fontSize: clamp(rounded(one.fontSize * Math.max(across, down)), 6, 500) },
            )
          : {
              ...one,
              ...at,
              width: clamp(rounded(one.width * across), 1, 3000),
              height: clamp(rounded(one.height * down), 1, 3000),
            },
      `transform ${layer.id}`,
    );
  }

  return { guides, move, moved, transformed };
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
