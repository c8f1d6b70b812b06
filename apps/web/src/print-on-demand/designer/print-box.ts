import type { PointerEvent } from 'react';
import type { PrintAreaRow } from '@brandwright/contract/print-on-demand/entities.ts';

/** Units of the picture's sides. */
export const side = 1000;

/** Where the print area lies on the picture of the blank. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where the area lies on the picture; in its middle where the carrier has no picture of it. */
export function boxOf({ preview, widthPx, heightPx }: PrintAreaRow): Box {
  if (preview)
    return {
      x: preview.x * side,
      y: preview.y * side,
      width: preview.width * side,
      height: preview.height * side,
    };
  const scale = Math.min(820 / widthPx, 820 / heightPx);
  const [width, height] = [widthPx * scale, heightPx * scale];
  return { x: (side - width) / 2, y: (side - height) / 2, width, height };
}

/** Where the pointer is, in units of the picture. */
export function pointIn(svg: SVGSVGElement | null, event: PointerEvent): { x: number; y: number } {
  const rect = svg?.getBoundingClientRect();
  if (!rect || rect.width === 0) return { x: 0, y: 0 };
  return {
    x: ((event.clientX - rect.left) / rect.width) * side,
    y: ((event.clientY - rect.top) / rect.height) * side,
  };
}
