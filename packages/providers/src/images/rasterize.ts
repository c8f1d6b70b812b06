import { renderAsync } from '@resvg/resvg-js';

/**
 * An SVG as PNG bytes, `width` pixels wide, made outside the event loop. No fonts and no files are read, so it looks
 * the same on every machine.
 */
export async function rasterize(svg: string, width: number): Promise<Uint8Array> {
  const picture = await renderAsync(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  });
  return new Uint8Array(picture.asPng());
}
