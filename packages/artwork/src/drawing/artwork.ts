import sharp from 'sharp';
import type { Color } from './color/color.ts';
import { drawKitProduct, type KitProduct } from './kit/draw-kit-product.ts';
import type { PrintArea } from './lettering/label.ts';
import type { Warp } from './lettering/lettering.ts';

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
/** The net in which a bend or a perspective is followed. */
const [netColumns, netRows] = [48, 24];
/** Neighboring triangles meet without a gap. */
const onEdge = 1e-4;

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
 * The artwork laid onto its surface: around what is round, bowed, or in perspective. It is cut into a net whose corners
 * go where the surface has them, and each triangle is filled from the artwork. `scale` is units of the drawing by pixel.
 */
function bent(
  source: Pixels,
  box: { left: number; top: number; width: number; height: number },
  scale: number,
  warp: Warp,
): { picture: Pixels; left: number; top: number } {
  const net: Knot[][] = Array.from({ length: netRows + 1 }, (_, row) =>
    Array.from({ length: netColumns + 1 }, (_, column) => {
      const [u, v] = [column / netColumns, row / netRows];
      const [x, y] = warp(box.left + box.width * u, box.top + box.height * v);
      return { x: x / scale, y: y / scale, u: u * source.width, v: v * source.height };
    }),
  );
  const knots = net.flat();
  const left = Math.floor(Math.min(...knots.map(({ x }) => x)));
  const top = Math.floor(Math.min(...knots.map(({ y }) => y)));
  const width = Math.max(1, Math.ceil(Math.max(...knots.map(({ x }) => x))) - left);
  const height = Math.max(1, Math.ceil(Math.max(...knots.map(({ y }) => y))) - top);
  const picture: Pixels = { data: Buffer.alloc(width * height * 4), width, height };
  const at = (row: number, column: number): Knot => {
    const knot = net[row]?.[column];
    return knot ? { ...knot, x: knot.x - left, y: knot.y - top } : { x: 0, y: 0, u: 0, v: 0 };
  };
  for (let row = 0; row < netRows; row += 1)
    for (let column = 0; column < netColumns; column += 1) {
      const [a, b, c, d] = [
        at(row, column),
        at(row, column + 1),
        at(row + 1, column + 1),
        at(row + 1, column),
      ];
      fillTriangle(picture, source, [a, b, c]);
      fillTriangle(picture, source, [a, c, d]);
    }
  return { picture, left: left * scale, top: top * scale };
}

/** Where a point of the artwork (u, v) goes in the picture (x, y); pixels. */
interface Knot {
  x: number;
  y: number;
  u: number;
  v: number;
}

/** Fills the pixels whose middles lie in a triangle from the artwork. */
function fillTriangle(into: Pixels, from: Pixels, [a, b, c]: readonly [Knot, Knot, Knot]): void {
  const area = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
  if (Math.abs(area) < 1e-6) return;
  const lastRow = Math.min(into.height - 1, Math.ceil(Math.max(a.y, b.y, c.y)));
  const lastColumn = Math.min(into.width - 1, Math.ceil(Math.max(a.x, b.x, c.x)));
  for (let y = Math.max(0, Math.floor(Math.min(a.y, b.y, c.y))); y <= lastRow; y += 1)
    for (let x = Math.max(0, Math.floor(Math.min(a.x, b.x, c.x))); x <= lastColumn; x += 1) {
      const [px, py] = [x + 0.5, y + 0.5];
      const toB = ((px - a.x) * (c.y - a.y) - (py - a.y) * (c.x - a.x)) / area;
      const toC = ((b.x - a.x) * (py - a.y) - (b.y - a.y) * (px - a.x)) / area;
      if (toB < -onEdge || toC < -onEdge || toB + toC > 1 + onEdge) continue;
      const u = a.u + (b.u - a.u) * toB + (c.u - a.u) * toC;
      const v = a.v + (b.v - a.v) * toB + (c.v - a.v) * toC;
      copyPixel(into, y * into.width + x, from, u - 0.5, v - 0.5);
    }
}

/** The color at a place between pixels, mixed from the four around it; those that are clear have no say in its hue. */
function copyPixel(into: Pixels, to: number, { data, width, height }: Pixels, u: number, v: number): void {
  const [column, row] = [Math.floor(u), Math.floor(v)];
  let [red, green, blue, alpha] = [0, 0, 0, 0];
  for (let near = 0; near < 4; near += 1) {
    const [dx, dy] = [near & 1, near >> 1];
    const x = Math.max(0, Math.min(width - 1, column + dx));
    const y = Math.max(0, Math.min(height - 1, row + dy));
    const at = (y * width + x) * 4;
    const share = (dx ? u - column : 1 - u + column) * (dy ? v - row : 1 - v + row) * (data[at + 3] ?? 0);
    red += (data[at] ?? 0) * share;
    green += (data[at + 1] ?? 0) * share;
    blue += (data[at + 2] ?? 0) * share;
    alpha += share;
  }
  if (alpha <= 0) return;
  into.data[to * 4] = Math.round(red / alpha);
  into.data[to * 4 + 1] = Math.round(green / alpha);
  into.data[to * 4 + 2] = Math.round(blue / alpha);
  into.data[to * 4 + 3] = Math.round(alpha);
}
