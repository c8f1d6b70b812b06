import { useLayoutEffect, useState, type RefObject } from 'react';

/** The side of the square that the canvas has room for, in pixels. */
export function useSide(frame: RefObject<HTMLDivElement | null>): number {
  const [side, setSide] = useState(0);
  useLayoutEffect(() => {
    const box = frame.current;
    if (!box) return;
    const measure = () => setSide(Math.floor(box.clientWidth));
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(box);
    return () => watch.disconnect();
  }, [frame]);
  return side;
}
