import { OperationError } from '@brandwright/contract';
import { largestPicture } from '@brandwright/contract/sourcing/marketplace/image-search/entities.ts';
import sharp, { type Sharp } from 'sharp';
import { describedSide } from '../descriptor/describe-picture.ts';
import type { Raster } from '../descriptor/raster.ts';
import { pictureTypeOf, type PictureType } from './picture-type.ts';
import { readBmp } from './read-bmp.ts';
import { readPdfPicture } from './read-pdf-picture.ts';
import { readPsd } from './read-psd.ts';

/** Small files can unpack to huge pictures; beyond this they are not unpacked. */
const mostPixels = 40_000_000;
const largestPdf = 8 * 1024 * 1024;
const mostSeconds = 10;
/** A frame narrower than this shows nothing. */
const leastFrame = 0.02;

/** A part of a picture, in shares of its width and height. */
export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * The picture small enough to be described, upright, its first frame or page, cut to `frame`. Throws unsupported_file
 * for what is no readable picture and too_large for what is too much of one.
 */
export async function readPicture(bytes: Uint8Array, frame?: Frame): Promise<Raster> {
  if (bytes.byteLength > largestPicture)
    throw new OperationError('too_large', 'The picture is larger than 25 MB. Send a smaller one.');
  const type = pictureTypeOf(bytes);
  if (!type)
    throw new OperationError(
      'unsupported_file',
      'That file isn’t a picture. Send a PNG, JPG, WebP, GIF, BMP, TIFF, SVG, PSD or a PDF with a picture in it.',
    );
  const upright = await openPicture(bytes, type);
  try {
    const { data, info } = await cut(upright, frame)
      .resize({ width: describedSide, height: describedSide, fit: 'inside' })
      .ensureAlpha()
      .toColourspace('srgb')
      .raw()
      .timeout({ seconds: mostSeconds })
      .toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, rgba: new Uint8Array(data) };
  } catch (error) {
    if (error instanceof OperationError) throw error;
    throw unreadable(type);
  }
}

interface Upright {
  image: Sharp;
  width: number;
  height: number;
}

async function openPicture(bytes: Uint8Array, type: PictureType): Promise<Upright> {
  if (type === 'bmp' || type === 'psd' || type === 'pdf') {
    const raster = await decode(bytes, type);
    const { width, height } = raster;
    return { image: sharp(raster.rgba, { raw: { width, height, channels: 4 } }), width, height };
  }
  if (type === 'svg') checkSvg(bytes);
  const image = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1, animated: false });
  const facts = await image.metadata().catch((error: unknown) => {
    if (error instanceof Error && /pixel limit/i.test(error.message)) throw tooManyPixels();
    throw unreadable(type);
  });
  const [width, height] = [facts.autoOrient.width, facts.autoOrient.height];
  if (width * height > mostPixels) throw tooManyPixels();
  return { image: image.autoOrient(), width, height };
}

async function decode(bytes: Uint8Array, type: 'bmp' | 'psd' | 'pdf'): Promise<Raster> {
  if (type === 'pdf') {
    if (bytes.byteLength > largestPdf)
      throw new OperationError(
        'too_large',
        'A PDF can be at most 8 MB here. Send the picture in it as PNG or JPG.',
      );
    const found = await readPdfPicture(bytes, mostPixels);
    if (found) return found;
    throw new OperationError(
      'unsupported_file',
      'The first pages of that PDF have no picture that can be read. Send a screenshot of the page as PNG or JPG.',
    );
  }
  const raster = type === 'bmp' ? readBmp(bytes, mostPixels) : readPsd(bytes, mostPixels);
  if (raster) return raster;
  throw new OperationError(
    'unsupported_file',
    type === 'bmp'
      ? 'That BMP is compressed, damaged or too large to read. Save it as PNG and send that.'
      : 'That PSD has no flattened 8-bit picture in RGB or gray. Export it as PNG or JPG and send that.',
  );
}

function cut({ image, width, height }: Upright, frame: Frame | undefined): Sharp {
  if (!frame) return image;
  const [left, top] = [Math.floor(frame.left * width), Math.floor(frame.top * height)];
  const wide = Math.min(width - left, Math.round(frame.width * width));
  const high = Math.min(height - top, Math.round(frame.height * height));
  if (frame.width < leastFrame || frame.height < leastFrame || wide < 4 || high < 4)
    throw new OperationError('bad_input', 'The frame is too small to show anything. Draw it larger.');
  return image.extract({ left, top, width: wide, height: high });
}

/** Nothing in an SVG runs or is fetched here; what asks for it is refused all the same, so that nobody relies on it. */
function checkSvg(bytes: Uint8Array): void {
  const text = new TextDecoder('utf-8').decode(bytes);
  const isActive = /<script|<foreignObject|<!ENTITY|\son\w+\s*=|javascript:/i.test(text);
  const reachesOut =
    /(?:href|src)\s*=\s*["']\s*(?!#|data:image\/(?:png|jpe?g|webp|gif))[^"']+["']|url\(\s*["']?(?!#|\s*["']?#)[^)]+\)|@import/i.test(
      text,
    );
  if (isActive || reachesOut)
    throw new OperationError(
      'unsupported_file',
      'That SVG contains a script or links to other files, so it wasn’t opened. Export it as PNG and send that.',
    );
}

const unreadable = (type: PictureType) =>
  new OperationError(
    'unsupported_file',
    `That ${type.toUpperCase()} is damaged and can’t be read. Save it again as PNG or JPG and send that.`,
  );
const tooManyPixels = () =>
  new OperationError('too_large', 'The picture has more than 40 million pixels. Send a smaller one.');
