import { useEffect, useRef, useState } from 'react';

/** Whether an element is at least so many pixels wide; false until it is measured. */
export function useHasRoom(pixels: number) {
  const ref = useRef<HTMLDivElement>(null);
  const [hasRoom, setHasRoom] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setHasRoom(element.clientWidth >= pixels);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  });
  return { ref, hasRoom };
}
