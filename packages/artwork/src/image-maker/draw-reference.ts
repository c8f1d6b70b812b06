import sharp from 'sharp';
import { jpegOfPixels, type RenderedPixels } from '../drawing/raster/compress-pixels.ts';
import { pixelsOf } from '../drawing/raster/rasterize.ts';
import { ImageRefused } from './image-maker.ts';
import type { ReadPrompt } from './read-prompt.ts';
import { readDrawing, type Drawing } from './sketch/read-drawing.ts';
import { lightOf, paintThing, shadowOf } from './sketch/paint-thing.ts';
import { groundSvg } from './sketch/ground.ts';

/** Pixels in which the drawing is read and painted; the picture is made of them. */
const workSide = 800;
/** The thing keeps this much room around it, as a share of the square. */
const margin = 0.13;
const mostPixels = 40_000_000;

/**
 * Clean pictures from a sketch or a plain photograph: paper and its shadows gone, lines smoothed, closed areas filled
 * from the palette, soft light and shadow, on a studio ground. They differ in their grounds and in the order of the
 * colors after the first. JPEG. Refuses (ImageRefused) what cannot be read or shows nothing.
 */
export async function drawReference(
  bytes: Uint8Array,
  prompt: ReadPrompt,
  { count, side, signal }: { count: number; side: number; signal?: AbortSignal | undefined },
): Promise<Uint8Array[]> {
  const drawing = await readThing(bytes);
  const light = lightOf(drawing);
  const shadow = await softened(shadowOf(drawing), drawing, side);
  const [main = '#9cac8f', ...others] = prompt.palette;
  const pictures: Uint8Array[] = [];
  for (let variant = 0; variant < count; variant += 1) {
    signal?.throwIfAborted();
    const from = others.length === 0 ? 0 : variant % others.length;
    const palette = [main, ...others.slice(from), ...others.slice(0, from)];
    const [ground, thing] = await Promise.all([
      pixelsOf(groundSvg(palette, drawing, variant), side),
      enlarged(paintThing(drawing, light, palette), drawing, side),
    ]);
    pictures.push(await composed(ground, [shadow, thing], side));
  }
  return pictures;
}

/** RGBA that is laid into the picture at a place. */
interface Layer {
  input: Buffer;
  raw: { width: number; height: number; channels: 4 };
  left: number;
  top: number;
}

const work = { raw: { width: workSide, height: workSide, channels: 4 as const } };
/** Pixels in which the shadow is softened: it has no edge finer than that. */
const softSide = 200;
/** Deviation of its blur in those. */
const softness = 1.35;

/** The shadow, blurred small; of the picture, the rows that it lies in. */
async function softened(shadow: Uint8Array, { box }: Drawing, side: number): Promise<Layer> {
  const soft = { raw: { width: softSide, height: softSide, channels: 4 as const } };
  const small = await sharp(shadow, work).resize(softSide, softSide).raw().toBuffer();
  const blurred = await sharp(small, soft).blur(softness).raw().toBuffer();
  const foot = (box.bottom / workSide) * softSide;
  const top = Math.max(0, Math.floor(foot - softSide * 0.34));
  const height = Math.min(softSide, Math.ceil(foot + softSide * 0.12)) - top;
  const scale = side / softSide;
  const raw = { width: side, height: Math.round(height * scale), channels: 4 as const };
  const place = Math.min(side - raw.height, Math.round(top * scale));
  const input = await sharp(blurred, soft)
    .extract({ left: 0, top, width: softSide, height })
    .resize(raw.width, raw.height, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer();
  return { input, raw, left: 0, top: place };
}

/** The part of the square that the thing covers, as large as it is in the picture. */
async function enlarged(thing: Uint8Array, { box }: Drawing, side: number): Promise<Layer> {
  const edge = 6;
  const [left, top] = [Math.max(0, box.left - edge), Math.max(0, box.top - edge)];
  const width = Math.min(workSide, box.right + edge) - left;
  const height = Math.min(workSide, box.bottom + edge) - top;
  const scale = side / workSide;
  const raw = {
    width: Math.max(1, Math.min(side - Math.round(left * scale), Math.round(width * scale))),
    height: Math.max(1, Math.min(side - Math.round(top * scale), Math.round(height * scale))),
    channels: 4 as const,
  };
  const input = await sharp(thing, work)
    .extract({ left, top, width, height })
    .resize(raw.width, raw.height, { fit: 'fill', kernel: 'lanczos3' })
    .raw()
    .toBuffer();
  return { input, raw, left: Math.round(left * scale), top: Math.round(top * scale) };
}

async function composed(ground: RenderedPixels, layers: readonly Layer[], side: number): Promise<Uint8Array> {
  const picture = await sharp(ground.pixels, { raw: { width: side, height: side, channels: 4 } })
    .composite([...layers])
    .raw()
    .toBuffer();
  return jpegOfPixels({ pixels: picture, width: side, height: side });
}

/** Reads the drawing twice: small, to find where the thing is, and then that part alone, as large as fits. */
async function readThing(bytes: Uint8Array): Promise<Drawing> {
  const upright = await open(bytes);
  const small = await square(upright, 320, 0.02);
  const found = readDrawing(small);
  if (!found) throw nothingThere();
  const { width, left, top } = small.inner;
  const pad = 14;
  const scale = upright.width / width;
  const box = {
    left: Math.max(0, Math.floor((found.box.left - left - pad) * scale)),
    top: Math.max(0, Math.floor((found.box.top - top - pad) * scale)),
    right: Math.min(upright.width, Math.ceil((found.box.right - left + pad) * scale)),
    bottom: Math.min(upright.height, Math.ceil((found.box.bottom - top + pad) * scale)),
  };
  const part = await sharp(upright.data, {
    raw: { width: upright.width, height: upright.height, channels: 3 },
  })
    .extract({
      left: box.left,
      top: box.top,
      width: Math.max(2, box.right - box.left),
      height: Math.max(2, box.bottom - box.top),
    })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const drawing = readDrawing(
    await square({ data: part.data, width: part.info.width, height: part.info.height }, workSide, margin),
  );
  if (!drawing) throw nothingThere();
  return drawing;
}

interface Raw {
  data: Buffer;
  width: number;
  height: number;
}

/** The picture on white, upright, of a size to work with. */
async function open(bytes: Uint8Array): Promise<Raw> {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .resize(1280, 1280, { fit: 'inside' })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch {
    throw new ImageRefused(
      'unfit',
      'That picture cannot be read. Save it again, as PNG or JPG, and send that.',
    );
  }
}

/** The picture fitted into the middle of a square; its edges run on. */
async function square({ data, width, height }: Raw, size: number, room: number) {
  const inside = Math.round(size * (1 - room * 2));
  const scale = inside / Math.max(width, height);
  const [wide, high] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  const [left, top] = [Math.floor((size - wide) / 2), Math.floor((size - high) / 2)];
  const inner = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize(wide, high, { fit: 'fill' })
    .raw()
    .toBuffer();
  const rgb = await sharp(inner, { raw: { width: wide, height: high, channels: 3 } })
    .extend({ left, right: size - wide - left, top, bottom: size - high - top, extendWith: 'copy' })
    .raw()
    .toBuffer();
  return { rgb: new Uint8Array(rgb), side: size, inner: { width: wide, height: high, left, top } };
}

const nothingThere = () =>
  new ImageRefused(
    'unfit',
    'No drawing can be made out in that picture. Use dark lines on plain paper, and let it fill the frame.',
  );
