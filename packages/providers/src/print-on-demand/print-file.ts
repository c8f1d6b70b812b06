import { rasterize } from '@brandwright/artwork/drawing/raster/rasterize.ts';
import type { PrintArea } from './print-on-demand.ts';
import { layersSvg, type PrintLayer } from './print-layers.ts';

/** Print files are at most this wide: more would not show on the mock-up, and the carrier scales. */
const mostPixels = 2400;

/** The layers of one print area as a PNG on nothing, in the proportions of the area. */
export function printFile(area: PrintArea, layers: readonly PrintLayer[]): Promise<Uint8Array> {
  const width = Math.min(area.widthPx, mostPixels, Math.round((mostPixels * area.widthPx) / area.heightPx));
  const height = Math.round((width * area.heightPx) / area.widthPx);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${layersSvg(layers, width, height)}</svg>`;
  return rasterize(svg, width);
}
