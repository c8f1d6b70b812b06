import { useRef, type PointerEvent } from 'react';
import type { DesignLayer } from '@brandwright/contract/print-on-demand/entities.ts';
import { placed } from './layer-state.ts';
import type { Box } from './print-box.ts';

interface LayerDrag {
  layer: DesignLayer;
  box: Box;
  pointOf: (event: PointerEvent) => { x: number; y: number };
  onSelect: (id: string) => void;
  onChange: (layer: DesignLayer) => void;
}

/** Moves a layer with the pointer, or sizes it from its middle. */
export function useLayerDrag({ layer, box, pointOf, onSelect, onChange }: LayerDrag) {
  const drag = useRef<{ x: number; y: number; from: DesignLayer; sizes: boolean } | null>(null);

  function begin(event: PointerEvent<SVGElement>, sizes: boolean) {
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { ...pointOf(event), from: layer, sizes };
    onSelect(layer.id);
  }
  function move(event: PointerEvent<SVGElement>) {
    const start = drag.current;
    if (!start) return;
    const now = pointOf(event);
    const [dx, dy] = [now.x - start.x, now.y - start.y];
    onChange(
      start.sizes
        ? placed(start.from, { width: start.from.width + (2 * dx) / box.width })
        : placed(start.from, { x: start.from.x + dx / box.width, y: start.from.y + dy / box.height }),
    );
  }
  const end = () => {
    drag.current = null;
  };

  return { begin, move, end };
}
