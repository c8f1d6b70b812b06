import sharp from 'sharp';

/** Pictures with more pixels than this are served as they are. */
const mostPixels = 60_000_000;
/** So many at once; more wait, so that a page full of pictures does not take the whole machine. */
const atOnce = 2;

const readable: ReadonlySet<string> = new Set([
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/tiff',
  'image/svg+xml',
]);

export type ModernFormat = 'webp' | 'avif';

export const isResizable = (contentType: string): boolean => readable.has(contentType);

/**
 * The modern format that an Accept header names, by its own weights; of two that weigh the same WebP, which takes a
 * tenth of the time to make. Undefined when it names neither: then the picture keeps its kind.
 */
export function modernFormat(accept: string): ModernFormat | undefined {
  const weights = new Map(
    accept.split(',').map((part) => {
      const [type = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return [type, weight ? Number(weight.slice(2)) : 1] as const;
    }),
  );
  const webp = weights.get('image/webp') ?? 0;
  const avif = weights.get('image/avif') ?? 0;
  if (webp <= 0 && avif <= 0) return undefined;
  return avif > webp ? 'avif' : 'webp';
}

export interface Picture {
  bytes: Uint8Array;
  contentType: string;
}

let running = 0;
const waiting: (() => void)[] = [];

/** The picture at most `width` pixels wide, upright, without its metadata. Undefined when it cannot be read. */
export async function resize(
  picture: Picture,
  width: number,
  format: ModernFormat | undefined,
): Promise<Picture | undefined> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    const image = sharp(picture.bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .rotate()
      .resize({ width, withoutEnlargement: picture.contentType !== 'image/svg+xml' });
    if (format === 'avif')
      return { bytes: await image.avif({ quality: 55, effort: 2 }).toBuffer(), contentType: 'image/avif' };
    if (format === 'webp')
      return { bytes: await image.webp({ quality: 80 }).toBuffer(), contentType: 'image/webp' };
    if (picture.contentType === 'image/jpeg')
      return {
        bytes: await image.jpeg({ quality: 82, mozjpeg: true }).toBuffer(),
        contentType: 'image/jpeg',
      };
    return { bytes: await image.png().toBuffer(), contentType: 'image/png' };
  } catch {
    return undefined;
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}
