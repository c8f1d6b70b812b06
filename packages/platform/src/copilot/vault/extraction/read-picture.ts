import { imageSize } from 'image-size';
import { bounds, UnreadableFile, type Reader } from './extracted.ts';

/** Dimensions of a picture from its head; the pixels are not unpacked. What it shows is found by its description. */
export const readPicture: Reader = async (bytes) => {
  let size: { width: number; height: number };
  try {
    size = imageSize(bytes);
  } catch {
    throw new UnreadableFile(
      'It isn’t a complete picture. Save it again as PNG, JPG or WebP and replace it here.',
    );
  }
  const { width, height } = size;
  if (!(width > 0 && height > 0) || Math.max(width, height) > bounds.side || width * height > bounds.pixels)
    throw new UnreadableFile(
      `It claims to be ${width} by ${height} pixels, which is too large to open. Save it smaller and replace it here.`,
    );
  return { pieces: [], pages: 1, width, height };
};
