import { OperationError } from '@brandwright/contract';
import sharp, { type Sharp } from 'sharp';

/** Small files can unpack to huge pictures; beyond this they are not unpacked. */
const mostPixels = 40_000_000;
const largestBytes = 25 * 1024 * 1024;
const mostSeconds = 15;
const readable = new Set(['png', 'jpeg', 'webp', 'gif', 'tiff']);

/** A picture that was looked at and can be worked on: upright, first frame, sRGB, longest side at most `longestSide`. */
export interface OpenPicture {
  image: Sharp;
  /** Pixels, after resizing. */
  width: number;
  height: number;
}

/** Errors: too_large, unsupported_file. */
export async function openPicture(bytes: Uint8Array, longestSide: number): Promise<OpenPicture> {
  if (bytes.byteLength > largestBytes)
    throw new OperationError('too_large', 'The picture is larger than 25 MB. Send a smaller one.');
  const image = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 });
  const facts = await image.metadata().catch((error: unknown) => {
    if (error instanceof Error && /pixel limit/i.test(error.message)) throw tooManyPixels();
    throw noPicture();
  });
  if (!readable.has(facts.format)) throw noPicture();
  const { width, height } = facts.autoOrient;
  if (width * height > mostPixels) throw tooManyPixels();
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const [wide, high] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  return {
    image: image
      .autoOrient()
      .resize(wide, high, { fit: 'fill' })
      .toColourspace('srgb')
      .timeout({ seconds: mostSeconds }),
    width: wide,
    height: high,
  };
}

/** Turns what a library throws at a damaged picture into a refusal. */
export async function orDamaged<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof OperationError) throw error;
    throw new OperationError(
      'unsupported_file',
      'That picture is damaged and can’t be read. Save it again as PNG or JPG and send that.',
    );
  }
}

const noPicture = () =>
  new OperationError(
    'unsupported_file',
    'That isn’t a picture I can work on. Send a PNG, JPG, WebP, GIF or TIFF.',
  );
const tooManyPixels = () =>
  new OperationError('too_large', 'The picture has more than 40 million pixels. Send a smaller one.');
