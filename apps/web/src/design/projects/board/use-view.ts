import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { fit, zoomAt, type Box, type View } from './geometry.ts';

/** The window on a board: panned by wheel and drag, zoomed with Ctrl or a pinch, fitted once when it opens. */
export function useView(boxes: readonly Box[]) {
  const frame = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<View | null>(null);
  const latest = useRef(boxes);
  useEffect(() => {
    latest.current = boxes;
  });

  const fitAll = useCallback(() => {
    const element = frame.current;
    if (element) setView(fit(latest.current, { width: element.clientWidth, height: element.clientHeight }));
  }, []);
  useLayoutEffect(() => fitAll(), [fitAll]);

  const zoomBy = useCallback((factor: number) => {
    const element = frame.current;
    if (!element) return;
    const middle = { x: element.clientWidth / 2, y: element.clientHeight / 2 };
    setView((now) => now && zoomAt(now, factor, middle));
  }, []);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    // React's own listener cannot keep the page from scrolling.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      const at = { x: event.clientX - left, y: event.clientY - top };
      setView((now) => {
        if (!now) return now;
        if (event.ctrlKey || event.metaKey) return zoomAt(now, Math.exp(-event.deltaY / 300), at);
        return { ...now, x: now.x - event.deltaX, y: now.y - event.deltaY };
      });
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, []);

  return { frame, view: view ?? { x: 32, y: 32, zoom: 1 }, setView, fitAll, zoomBy };
}
