import { useEffect, useState } from 'react';

const kept = new Map<string, HTMLImageElement>();
const mostKept = 80;

/** The picture of an address once it is there; undefined while it loads, null where it cannot be shown. */
export function usePicture(url: string | undefined): HTMLImageElement | null | undefined {
  const [, draw] = useState(0);
  const image = url === undefined ? undefined : kept.get(url);
  useEffect(() => {
    if (url === undefined || kept.has(url)) return;
    const made = new Image();
    const again = () => draw((count) => count + 1);
    made.onload = again;
    made.onerror = again;
    made.src = url;
    kept.set(url, made);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    again();
    return () => {
      made.onload = null;
      made.onerror = null;
    };
  }, [url]);
  useEffect(() => {
    if (!image || image.complete) return;
    const again = () => draw((count) => count + 1);
    image.addEventListener('load', again);
    image.addEventListener('error', again);
    return () => {
      image.removeEventListener('load', again);
      image.removeEventListener('error', again);
    };
  }, [image]);
  if (!image || !image.complete) return undefined;
  return image.naturalWidth > 0 ? image : null;
}
