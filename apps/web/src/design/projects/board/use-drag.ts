import { useRef, useState, type PointerEvent as ReactPointerEvent } from 'react';
import { onBoard, type Box } from './geometry.ts';

/** Pixels that a pointer may tremble before it counts as a drag. */
const slack = 4;
const least = 80;

export type Grip = 'move' | 'size';

interface Drag {
  itemId: string;
  grip: Grip;
  start: Box;
  from: { x: number; y: number };
  moved: boolean;
}

/** Drags and sizes things by pointer. While it lasts `held` is where the one that is held stands. */
export function useDrag(zoom: number, onDrop: (itemId: string, grip: Grip, box: Box) => void) {
  const drag = useRef<Drag | null>(null);
  const [held, setHeld] = useState<{ itemId: string; box: Box } | null>(null);

  const boxAt = (event: ReactPointerEvent, { start, from, grip }: Drag): Box => {
    const x = (event.clientX - from.x) / zoom;
    const y = (event.clientY - from.y) / zoom;
    if (grip === 'move') return { ...start, ...onBoard(start.x + x, start.y + y) };
    return {
      ...start,
      width: Math.round(Math.min(2000, Math.max(least, start.width + x))),
      height: Math.round(Math.min(2000, Math.max(least, start.height + y))),
    };
  };

  return {
    held,
    grip(event: ReactPointerEvent<HTMLElement>, itemId: string, grip: Grip, start: Box) {
      if (event.button !== 0) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { itemId, grip, start, from: { x: event.clientX, y: event.clientY }, moved: false };
    },
    move(event: ReactPointerEvent<HTMLElement>) {
      const now = drag.current;
      if (!now) return;
      const far = Math.abs(event.clientX - now.from.x) + Math.abs(event.clientY - now.from.y) > slack;
      if (!now.moved && !far) return;
      now.moved = true;
      setHeld({ itemId: now.itemId, box: boxAt(event, now) });
    },
    /** Answers whether it was a drag, and not a click. */
    release(event: ReactPointerEvent<HTMLElement>): boolean {
      const now = drag.current;
      drag.current = null;
      setHeld(null);
      if (!now?.moved) return false;
      onDrop(now.itemId, now.grip, boxAt(event, now));
      return true;
    },
    cancel() {
      drag.current = null;
      setHeld(null);
    },
  };
}
