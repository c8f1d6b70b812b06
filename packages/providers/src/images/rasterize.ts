import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';

/**
 * An SVG as PNG bytes, `width` pixels wide, drawn and compressed outside the event loop. No fonts and no files are read, so
 * it looks the same on every machine.
 */
export async function rasterize(svg: string, width: number): Promise<Uint8Array> {
  const picture = await renderAsync(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  });
  const pixels = withStraightAlpha(picture.pixels);
  const raw = { width: picture.width, height: picture.height, channels: 4 } as const;
  return new Uint8Array(await sharp(pixels, { raw }).png().toBuffer());
}

/** Colors of see-through pixels come multiplied by their alpha, and PNG keeps them as they are. */
function withStraightAlpha(pixels: Uint8Array): Uint8Array {
  for (let at = 3; at < pixels.length; at += 4) {
    const alpha = pixels[at] ?? 0;
    if (alpha === 0 || alpha === 255) continue;
    for (let channel = at - 3; channel < at; channel++)
      pixels[channel] = Math.min(255, Math.round(((pixels[channel] ?? 0) * 255) / alpha));
  }
  return pixels;
}
