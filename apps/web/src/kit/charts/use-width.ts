import { useLayoutEffect, useState } from 'react';

/** Until it is measured, and where nothing can be. */
const assumed = 640;

/** The width of an element in pixels, as it changes. */
export function useWidth(): [(element: HTMLElement | null) => void, number] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [width, setWidth] = useState(assumed);
  useLayoutEffect(() => {
    if (!element) return;
    const measure = () => setWidth(Math.round(element.clientWidth) || assumed);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return [setElement, width];
}
