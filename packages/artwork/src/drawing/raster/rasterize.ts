import { renderAsync } from '@resvg/resvg-js';
import { withSoftPartsPainted } from '../scene/paint-soft.ts';
import { pngOfPixels, type RenderedPixels } from './compress-pixels.ts';

/** Pixels of a side of the pictures that are drawn to be kept. */
export const pictureSide = 2048;

type Rasterize = (svg: string, width: number) => Promise<Uint8Array>;

let elsewhere: Rasterize | undefined;

/** Has `rasterize` done by something else (`../../drawing-process`); by this process when nothing is given. */
export const rasterizeBy = (rasterizer: Rasterize | undefined) => {
  elsewhere = rasterizer;
};

/**
 * An SVG as PNG bytes, `width` pixels wide, drawn and compressed outside the event loop. No fonts and no files are read, so
 * it looks the same on every machine.
 */
export const rasterize: Rasterize = (svg, width) => (elsewhere ?? rasterizeHere)(svg, width);

export const rasterizeHere: Rasterize = async (svg, width) => pngOfPixels(await pixelsOf(svg, width));

/** An SVG as pixels that are not compressed yet, drawn in this process. */
export async function pixelsOf(svg: string, width: number): Promise<RenderedPixels> {
  const wide = Number(/viewBox="\S+ \S+ (\S+)/.exec(svg)?.[1] ?? width);
  return renderAsync(await withSoftPartsPainted(svg, width / wide), {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  });
}
