import type { KonvaEventObject } from 'konva/lib/Node';
import { useRef, useState } from 'react';
import { rounded } from './geometry.ts';

interface CanvasPointer {
  isDrawing: boolean;
  /** Of the canvas on the screen: where it begins, and pixels for each unit. */
  origin: { x: number; y: number };
  scale: number;
  zoom: number;
  onZoom: (zoom: number) => void;
  onDrawn: (points: number[]) => void;
  /** Pressed beside every layer. */
  onMiss: () => void;
  onLift: () => void;
}

/** Pointer and fingers on the canvas: a line that is drawn, two fingers that zoom, a press beside the layers. */
export function useCanvasPointer({
  isDrawing,
  origin,
  scale,
  zoom,
  onZoom,
  onDrawn,
  onMiss,
  onLift,
}: CanvasPointer) {
  const [line, setLine] = useState<number[] | null>(null);
  const pinch = useRef<number | null>(null);

  function pointer(event: KonvaEventObject<MouseEvent | TouchEvent>): [number, number] | null {
    const at = event.target.getStage()?.getPointerPosition();
    return at ? [(at.x - origin.x) / scale, (at.y - origin.y) / scale] : null;
  }

  function press(event: KonvaEventObject<MouseEvent | TouchEvent>) {
    if (isDrawing) {
      const at = pointer(event);
      if (at) setLine([...at]);
      return;
    }
    if (event.target.name() !== 'layer' && event.target.getParent()?.className !== 'Transformer') onMiss();
  }

  function glide(event: KonvaEventObject<MouseEvent | TouchEvent>) {
    if ('touches' in event.evt && event.evt.touches.length === 2) {
      const [one, other] = event.evt.touches;
      const far = one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
      if (pinch.current !== null && far > 0) onZoom(zoom * (far / pinch.current));
      pinch.current = far;
      return;
    }
    if (line === null) return;
    const at = pointer(event);
    if (at) setLine([...line, ...at.map(rounded)]);
  }

  function lift() {
    pinch.current = null;
    if (line !== null) onDrawn(line);
    setLine(null);
    onLift();
  }

  return { line, press, glide, lift };
}
