import { drawKitProduct, kitSeries, type KitProduct } from '../drawing/kit/draw-kit-product.ts';
import { drawDesignedProduct } from '../drawing/artwork.ts';
import { nameOfForm, nearestForm } from '../drawing/find-form/near-forms.ts';
import { labelLine } from '../drawing/lettering/label-line.ts';
import { hashOf } from '../drawing/seeded.ts';
import { pictureSide, pixelsOf } from '../drawing/raster/rasterize.ts';
import { jpegOfPixels, pngOfPixels } from '../drawing/raster/compress-pixels.ts';
import type { TileKind } from '../tiles/tile-kinds.ts';
import { designNamed, drawTile, tileDesigns, tileSeed } from '../tiles/draw-tile.ts';
import { drawReference } from './draw-reference.ts';
import { findForm, type FoundThing } from '../drawing/find-form/form-of.ts';
import { someOf } from './read-looks.ts';
import {
  checkRequest,
  ImageRefused,
  type ImageMaker,
  type ImageRequest,
  type MadeImage,
} from './image-maker.ts';
import { readPrompt } from './read-prompt.ts';
import { checkStill } from './still.ts';

/** So many are drawn side by side: each holds some 60 MB while it is. */
const atOnce = 2;
/** Its marks are for use elsewhere, so that they are kept to the last pixel. */
const exactForm = 'brand-sheet';

type Make = (side: number, request: ImageRequest) => Promise<MadeImage[]>;

let elsewhere: Make | undefined;

/** Has local image makers draw by something else (`../drawing-process`); in this process when nothing is given. */
export const makeBy = (maker: Make | undefined) => {
  elsewhere = maker;
};

/**
 * Draws what a prompt says, without any service: products in a studio, tiles of mood boards, and clean pictures from
 * sketches, `side` pixels wide. The same request gives the same pictures.
 */
export function createLocalImageMaker(side = pictureSide): ImageMaker {
  return {
    nameOf: () => 'local',
    async make(request) {
      checkRequest(request);
      checkStill(request.prompt);
      return (elsewhere ?? makeHere)(side, request);
    },
  };
}

/** The pictures of a request that was checked, drawn in this process. */
export const makeHere: Make = async (side, request) => {
  if (request.reference)
    return (await fromReference(request, side)).map((bytes) => asMade(bytes, 'image/jpeg', side));
  const images: MadeImage[] = [];
  for (let at = 0; at < request.count; at += atOnce) {
    request.signal?.throwIfAborted();
    const places = Array.from({ length: Math.min(atOnce, request.count - at) }, (_, index) => at + index);
    images.push(...(await Promise.all(places.map((place) => draw(request, place, side)))));
  }
  return images;
};

async function draw(request: ImageRequest, at: number, side: number): Promise<MadeImage> {
  const { svg, isExact } = request.tile
    ? { svg: tileSvg(request, request.tile, at), isExact: false }
    : await productSvg(request, at);
  const pixels = await pixelsOf(svg, side);
  return isExact
    ? asMade(await pngOfPixels(pixels), 'image/png', side)
    : asMade(await jpegOfPixels(pixels), 'image/jpeg', side);
}

const asMade = (bytes: Uint8Array, contentType: MadeImage['contentType'], side: number): MadeImage => ({
  bytes,
  contentType,
  width: side,
  height: side,
});

const fromReference = ({ reference, prompt, look, seed, count, signal }: ImageRequest, side: number) =>
  drawReference(reference?.bytes ?? new Uint8Array(), readPrompt(prompt, look, seed), {
    count,
    side,
    signal,
  });

/** The pictures of one request differ in view and setting, as far as the words leave that open. */
async function productSvg(
  { prompt, look, seed, count, artwork }: ImageRequest,
  at: number,
): Promise<{ svg: string; isExact: boolean }> {
  const { thing: said, rest, looks, palette, view, setting, brandName } = readPrompt(prompt, look, seed);
  const thing = said.kind === 'nothing' && artwork ? findForm(artwork.product) : said;
  if (thing.kind !== 'form') throw notDrawable(thing);
  const series = kitSeries(seed, Math.max(4, count));
  const open = series[at % series.length];
  const [first = '#b56b4b', ...others] = palette;
  const main = artwork?.color ?? first;
  const what = labelLine(rest);
  const product: KitProduct = {
    form: thing.form,
    looks,
    // Where the words leave nothing open, the colors beside the main one change.
    palette: view && setting ? [main, ...beside(others, at)] : [main, ...others],
    view: view ?? open?.view ?? 'front',
    setting: setting ?? open?.setting ?? 'sweep',
    brandName,
    ...(what ? { what } : {}),
  };
  if (artwork) return { svg: await drawDesignedProduct(product, artwork), isExact: false };
  return { svg: drawKitProduct(product), isExact: thing.form === exactForm };
}

const notDrawable = (thing: Exclude<FoundThing, { kind: 'form' }>): ImageRefused =>
  new ImageRefused(
    'not_drawn',
    thing.kind === 'undrawn'
      ? `I can't draw ${someOf(thing.thing)} yet.${offered(thing.thing)} Nothing else is shown in its place. Send a sketch or a photo of it, and the picture will be made from that.`
      : 'The words name no product that I can draw. Say what the picture should show, such as "a sage green candle tin on linen".',
  );

function offered(thing: string): string {
  const form = nearestForm(thing);
  return form === undefined
    ? ''
    : ` The nearest I can draw is ${someOf(nameOfForm(form))}: ask for it by name.`;
}

const companions = ['#f3ead7', '#2f3437', '#c9a04a', '#b9c4bd'] as const;

/** All other colors first, then one at a time, then quiet ones that go with anything. */
function beside(others: readonly string[], at: number): readonly string[] {
  if (at === 0) return others;
  const one = others[at - 1] ?? companions[(at - others.length) % companions.length];
  return one === undefined ? others : [one];
}

function tileSvg({ prompt, look, seed, designs }: ImageRequest, kind: TileKind, at: number): string {
  const { palette, brandName } = readPrompt(prompt, look, seed);
  const names = designs ?? tileDesigns(kind);
  const asked = designs ? -1 : names.indexOf(designNamed(kind, prompt) ?? '');
  const first = asked >= 0 ? asked : hashOf(`${seed} ${kind}`) % names.length;
  return drawTile({
    kind,
    seed: tileSeed(kind, `${seed} ${at}`, names[(first + at) % names.length]),
    palette,
    brandName,
    ...(look?.slogan ? { slogan: look.slogan } : {}),
  });
}
