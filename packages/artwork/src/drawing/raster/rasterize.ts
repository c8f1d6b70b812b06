import { renderAsync } from '@resvg/resvg-js';
import { withSoftPartsPainted } from '../scene/paint-soft.ts';
import { pngOfPixels, type RenderedPixels } from './compress-pixels.ts';

/** Pixels of a side of the pictures that are drawn to be kept. */
export const pictureSide = 2048;

/**
 * An SVG as PNG bytes, `width` pixels wide, drawn and compressed outside the event loop. No fonts and no files are read, so
 * it looks the same on every machine.
 */
export const rasterize = async (svg: string, width: number): Promise<Uint8Array> =>
  pngOfPixels(await pixelsOf(svg, width));

/** As `rasterize`, not compressed yet. */
export async function pixelsOf(svg: string, width: number): Promise<RenderedPixels> {
  const wide = Number(/viewBox="\S+ \S+ (\S+)/.exec(svg)?.[1] ?? width);
  return renderAsync(await withSoftPartsPainted(svg, width / wide), {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  });
}
