import { OperationError } from '@brandwright/contract';
import { imageSizes, type ImageSize } from '@brandwright/contract/store/files.ts';
import { drawingNamed, rasterize } from '@brandwright/providers/images/index.ts';
import type { Call } from '../face.ts';
import { modernFormat, resize, type Picture } from './resize.ts';

/** As many drawn pictures as a few full pages show; browsers keep the rest. */
const mostKept = 400;
const yearSeconds = 365 * 24 * 60 * 60;
const kept = new Map<string, Promise<Picture>>();

/** GET /files/drawn/{drawing}[/{size}]: a picture drawn from its name when it is first asked for. Everyone may see it. */
export async function serveDrawn(call: Call): Promise<Response> {
  const name = call.req.param('drawing') ?? '';
  const size = call.req.param('size') ?? 'large';
  if (!isImageSize(size))
    throw new OperationError(
      'not_found',
      `There is no size "${size.slice(0, 20)}". There are ${Object.keys(imageSizes).join(', ')}.`,
    );
  const picture = await drawnPicture(name, size, call.req.header('accept') ?? '');
  return new Response(new Uint8Array(picture.bytes), {
    headers: {
      'content-type': picture.contentType,
      'cache-control': `public, max-age=${yearSeconds}, immutable`,
      'x-content-type-options': 'nosniff',
      vary: 'Accept',
    },
  });
}

const isImageSize = (name: string): name is ImageSize => Object.hasOwn(imageSizes, name);

/** Made once while it is asked for again and again, however many ask at the same time. */
function drawnPicture(name: string, size: ImageSize, accept: string): Promise<Picture> {
  const format = modernFormat(accept);
  const key = `${name}/${size}-${format ?? 'png'}`;
  const picture = kept.get(key) ?? draw(name, size, format);
  kept.delete(key);
  kept.set(key, picture);
  picture.catch(() => kept.delete(key));
  for (const oldest of kept.keys()) {
    if (kept.size <= mostKept) break;
    kept.delete(oldest);
  }
  return picture;
}

async function draw(
  name: string,
  size: ImageSize,
  format: ReturnType<typeof modernFormat>,
): Promise<Picture> {
  const svg = drawingNamed(name);
  if (svg === undefined) throw new OperationError('not_found', 'There is no file at this address.');
  const drawn: Picture = { bytes: await rasterize(svg, imageSizes[size]), contentType: 'image/png' };
  return format === undefined ? drawn : ((await resize(drawn, imageSizes[size], format)) ?? drawn);
}
