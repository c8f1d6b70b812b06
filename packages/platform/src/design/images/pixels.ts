import { openPicture, orDamaged } from './open-picture.ts';

/** A picture as its colors. */
export interface Pixels {
  width: number;
  height: number;
  /** Three bytes a pixel. */
  rgb: Uint8Array;
}

/** The colors of a picture, and its transparency where it has some. Errors: too_large, unsupported_file. */
export async function readPixels(
  bytes: Uint8Array,
  longestSide: number,
): Promise<Pixels & { alpha: Uint8Array | undefined }> {
  const { image, width, height } = await openPicture(bytes, longestSide);
  const { data } = await orDamaged(image.ensureAlpha().raw().toBuffer({ resolveWithObject: true }));
  const rgb = new Uint8Array(width * height * 3);
  const alpha = new Uint8Array(width * height);
  for (let at = 0; at < alpha.length; at += 1) {
    rgb[at * 3] = data[at * 4] ?? 0;
    rgb[at * 3 + 1] = data[at * 4 + 1] ?? 0;
    rgb[at * 3 + 2] = data[at * 4 + 2] ?? 0;
    alpha[at] = data[at * 4 + 3] ?? 255;
  }
  return { width, height, rgb, alpha: alpha.every((value) => value === 255) ? undefined : alpha };
}
