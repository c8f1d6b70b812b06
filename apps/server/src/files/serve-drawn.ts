import { OperationError } from '@brandwright/contract';
import { servedSizes, type ServedSize } from '@brandwright/contract/store/files.ts';
import { rasterize } from '@brandwright/artwork';
import { servedDrawing } from '@brandwright/providers';
import type { Call } from '../gateway.ts';
import { modernFormat, resize, type Picture } from './resize.ts';

/** As much of what was drawn as a few full pages show; browsers keep the rest. */
const mostKeptBytes = 96 * 1024 * 1024;
const yearSeconds = 365 * 24 * 60 * 60;
/** The one asked for longest ago first. */
const kept = new Map<string, Picture>();
let keptBytes = 0;
const drawing = new Map<string, Promise<Picture>>();

/** GET /files/drawn/{drawing}[/{size}]: a picture drawn from its name when it is first asked for. Everyone may see it. */
export async function serveDrawn(call: Call): Promise<Response> {
  const name = call.req.param('drawing') ?? '';
  const size = call.req.param('size') ?? 'large';
  if (!isServedSize(size))
    throw new OperationError(
      'not_found',
      `There’s no size "${size.slice(0, 20)}". Choose from ${Object.keys(servedSizes).join(', ')}.`,
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

const isServedSize = (name: string): name is ServedSize => Object.hasOwn(servedSizes, name);

/** Made once while it is asked for again and again, however many ask at the same time. */
async function drawnPicture(name: string, size: ServedSize, accept: string): Promise<Picture> {
  const format = modernFormat(accept);
  const key = `${name}/${size}-${format ?? 'png'}`;
  const picture = kept.get(key);
  if (picture) {
    kept.delete(key);
    kept.set(key, picture);
    return picture;
  }
  const begun = drawing.get(key) ?? draw(name, size, format).finally(() => drawing.delete(key));
  drawing.set(key, begun);
  const drawn = await begun;
  keep(key, drawn);
  return drawn;
}

function keep(key: string, picture: Picture): void {
  if (kept.has(key)) return;
  kept.set(key, picture);
  keptBytes += picture.bytes.byteLength;
  for (const [oldest, { bytes }] of kept) {
    if (keptBytes <= mostKeptBytes) break;
    kept.delete(oldest);
    keptBytes -= bytes.byteLength;
  }
}

async function draw(
  name: string,
  size: ServedSize,
  format: ReturnType<typeof modernFormat>,
): Promise<Picture> {
  const svg = servedDrawing(name);
  if (svg === undefined) throw new OperationError('not_found', 'No file was found at this address.');
  const drawn: Picture = { bytes: await rasterize(svg, servedSizes[size]), contentType: 'image/png' };
  return format === undefined ? drawn : ((await resize(drawn, servedSizes[size], format)) ?? drawn);
}
