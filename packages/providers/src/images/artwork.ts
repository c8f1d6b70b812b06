import sharp from 'sharp';
import type { Color } from './color.ts';
import { drawKitProduct, type KitProduct } from './draw-kit-product.ts';
import type { PrintArea } from './label.ts';
import type { Warp } from './lettering.ts';

/** What a design prints on its product, in place of a brand's label. */
export interface Artwork {
  /** PNG on nothing, in the proportions of the place that is printed. */
  print: Uint8Array;
  /** `#rrggbb` of the product. */
  color: Color;
  /** `#rrggbb` of the paper label that it is printed on; left out where it is printed on the product itself. */
  paper?: Color;
}

/** Smaller places than this share of the largest carry tags and side panels, which a design leaves bare. */
const leastShare = 0.5;
/** Columns in which a bend is measured. */
const columns = 96;

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/**
 * A product as its design has it, as SVG: drawn once to learn where the form is printed and how it bends there, and then
 * with the artwork in that place.
 */
export async function drawDesignedProduct(product: KitProduct, artwork: Artwork): Promise<string> {
  const { print, color, paper } = artwork;
  const { hasNoLabel: _, ...looks } = product.looks ?? {};
  const drawWith = (printed: (area: PrintArea) => string) =>
    drawKitProduct({
      ...product,
      looks: paper ? { ...looks, parts: { ...looks.parts, label: paper } } : looks,
      design: { color, isOnPaper: paper !== undefined, print: printed },
    });
  const places = new Map<string, PrintArea>();
  drawWith((area) => {
    places.set(keyOf(area), area);
    return '';
  });
  const largest = Math.max(0, ...Array.from(places.values(), ({ width, height }) => width * height));
  const pixels = await openPixels(print);
  const printed = new Map<string, string>();
  for (const [key, area] of places)
    if (area.width * area.height >= largest * leastShare) printed.set(key, await laidInto(area, pixels));
  return drawWith((area) => printed.get(keyOf(area)) ?? '');
}

const keyOf = ({ x, y, width, height, warp }: PrintArea) =>
  [x, y, width, height, ...(warp?.(width / 2, 0) ?? [])].map((value) => value.toFixed(2)).join(' ');

async function openPixels(png: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The whole artwork in the middle of a place, as large as fits. */
async function laidInto(area: PrintArea, pixels: Pixels): Promise<string> {
  const scale = Math.min(area.width / pixels.width, area.height / pixels.height);
  const [width, height] = [pixels.width * scale, pixels.height * scale];
  const box = { left: area.x - width / 2, top: area.y - height / 2, width, height };
  const { picture, left, top } = area.warp
    ? bent(pixels, box, scale, area.warp)
    : { picture: pixels, left: box.left, top: box.top };
  const raw = { width: picture.width, height: picture.height, channels: 4 } as const;
  const png = await sharp(picture.data, { raw }).png().toBuffer();
  return `<image x="${left}" y="${top}" width="${picture.width * scale}" height="${picture.height * scale}" preserveAspectRatio="none" href="data:image/png;base64,${png.toString('base64')}"/>`;
}

/**
 * The artwork bent as its surface is: each upright line of it moves aside and sags as the surface does there. `scale` is
 * units of the drawing by pixel.
 */
function bent(
  { data, width, height }: Pixels,
  box: { left: number; top: number; width: number },
  scale: number,
  warp: Warp,
): { picture: Pixels; left: number; top: number } {
  const line = Array.from({ length: columns + 1 }, (_, column) => {
    const share = column / columns;
    const [x, sag] = warp(box.left + box.width * share, 0);
    return { share, x, sag };
  });
  const [first, last] = [line[0]?.x ?? 0, line.at(-1)?.x ?? 0];
  const highest = Math.min(...line.map(({ sag }) => sag));
  const lowest = Math.max(...line.map(({ sag }) => sag));
  const wide = Math.max(1, Math.round((last - first) / scale));
  const high = Math.max(1, Math.round(height + (lowest - highest) / scale));
  const out = Buffer.alloc(wide * high * 4);
  let at = 0;
  for (let column = 0; column < wide; column += 1) {
    const x = first + (column + 0.5) * scale;
    while (at < columns - 1 && (line[at + 1]?.x ?? 0) < x) at += 1;
    const [before, after] = [line[at], line[at + 1]];
    if (!before || !after) continue;
    const between = (x - before.x) / Math.max(1e-6, after.x - before.x);
    const from = Math.round((before.share + (after.share - before.share) * between) * width - 0.5);
    const down = Math.round((before.sag + (after.sag - before.sag) * between - highest) / scale);
    const source = Math.max(0, Math.min(width - 1, from));
    for (let y = 0; y < height && y + down < high; y += 1)
      data.copy(
        out,
        ((y + down) * wide + column) * 4,
        (y * width + source) * 4,
        (y * width + source) * 4 + 4,
      );
  }
  return { picture: { data: out, width: wide, height: high }, left: first, top: box.top + highest };
}
