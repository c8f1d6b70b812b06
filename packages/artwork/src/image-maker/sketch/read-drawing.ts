import { blurred, doubled, halved, labeled, mapped, where } from './grid.ts';

/** A drawing as it was understood, all in pixels of a square. */
export interface Drawing {
  side: number;
  /** How much line there is, 0 to 1. */
  line: Float32Array;
  /** The area each pixel belongs to: 0 is outside, others by size, 1 the largest. */
  area: Uint16Array;
  areas: number;
  /** Edges of the thing. */
  box: { left: number; top: number; right: number; bottom: number };
  /** Of a photograph: its own colors, which are kept. */
  photo: Uint8Array | undefined;
}

/** Smallest speck that is kept and smallest area that is colored, as shares of the square. */
const leastSpeck = 0.00006;
const leastArea = 0.0004;
/** A thing covers at least this share; less is a slip of the pen. */
const leastThing = 0.006;
/** Gaps of about so much are closed before areas are looked for. */
const bridgeOf = (side: number) => Math.round(side / 213);

/** Finds lines and closed areas. Undefined when there is nothing to be made out. */
export function readDrawing({ rgb, side }: { rgb: Uint8Array; side: number }): Drawing | undefined {
  const gray = grayOf(rgb);
  const isPhoto = colourful(rgb) > 0.2;
  return (isPhoto ? readPhoto(rgb, side) : undefined) ?? readSketch(gray, side);
}

function readSketch(gray: Float32Array, side: number): Drawing | undefined {
  // The paper is what is bright around each place: shadows and creases go with it.
  const paper = doubled(blurred(halved(gray, side), side >> 1, Math.round(side / 36), 3), side);
  const dark = new Float32Array(gray.length);
  for (let at = 0; at < dark.length; at += 1)
    dark[at] = Math.max(0, 1 - (gray[at] ?? 0) / Math.max(0.08, (paper[at] ?? 1) * 1.0));
  const smooth = blurred(dark, side, 1, 2);
  const threshold = splitOf(smooth);
  if (threshold === undefined) return undefined;
  const line = mapped(smooth, (value) =>
    Math.max(0, Math.min(1, (value - threshold * 0.6) / (threshold * 0.8))),
  );
  dropSpecks(line, side);
  return fromLines(line, side);
}

function fromLines(line: Float32Array, side: number): Drawing | undefined {
  // Gaps of a few pixels are closed by thicker lines before areas are looked for.
  const thick = blurred(line, side, bridgeOf(side), 1);
  const open = where(thick, (value) => value < 0.09);
  const parts = labeled(open, side);
  const border = new Set<number>();
  for (let at = 0; at < side; at += 1)
    for (const place of [at, (side - 1) * side + at, at * side, at * side + side - 1])
      border.add(parts.label[place] ?? 0);
  border.delete(0);
  const kept = parts.sizes
    .map((size, label) => ({ label, size }))
    .filter(({ label, size }) => label > 0 && !border.has(label) && size > side * side * leastArea)
    .sort((one, other) => other.size - one.size);
  const rank = new Map(kept.map(({ label }, index) => [label, index + 1]));
  const area = new Uint16Array(side * side);
  for (let at = 0; at < area.length; at += 1) area[at] = rank.get(parts.label[at] ?? 0) ?? 0;
  growInto(area, line, parts.label, border, side);
  return drawingOf(line, area, kept.length, side, undefined);
}

/** Areas grow back under the lines that were made thicker, and never beyond them. */
function growInto(
  area: Uint16Array,
  line: Float32Array,
  label: Uint32Array,
  outside: ReadonlySet<number>,
  side: number,
): void {
  // Only the places that are still free are looked at again: next to all of a sheet is not.
  const isOutside = new Uint8Array(label.reduce((most, one) => Math.max(most, one), 0) + 1);
  for (const one of outside) isOutside[one] = 1;
  const free = new Uint32Array(area.length);
  let count = 0;
  for (let at = side; at < area.length - side; at += 1)
    if (area[at] === 0 && !isOutside[label[at] ?? 0]) free[count++] = at;
  const grown = new Uint16Array(area.length);
  for (let round = 0; round < bridgeOf(side) * 3; round += 1) {
    for (let one = 0; one < count; one += 1) {
      const at = free[one] ?? 0;
      grown[one] = area[at - 1] || area[at + 1] || area[at - side] || area[at + side] || 0;
    }
    let left = 0;
    for (let one = 0; one < count; one += 1) {
      const at = free[one] ?? 0;
      const near = grown[one] ?? 0;
      if (near === 0) free[left++] = at;
      else area[at] = near;
    }
    count = left;
  }
  // What grew over the far side of an outer line is outside.
  for (let at = 0; at < area.length; at += 1)
    if (
      area[at] !== 0 &&
      label[at] === 0 &&
      (line[at] ?? 0) < 0.02 &&
      touchesOutside(label, outside, at, side)
    )
      area[at] = 0;
}

function touchesOutside(label: Uint32Array, outside: ReadonlySet<number>, at: number, side: number): boolean {
  const far = bridgeOf(side);
  return [-far, far, -far * side, far * side].some((step) => outside.has(label[at + step] ?? 0));
}

function drawingOf(
  line: Float32Array,
  area: Uint16Array,
  areas: number,
  side: number,
  photo: Uint8Array | undefined,
): Drawing | undefined {
  const box = { left: side, top: side, right: 0, bottom: 0 };
  let covered = 0;
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const at = y * side + x;
      if ((area[at] ?? 0) === 0 && (line[at] ?? 0) < 0.4) continue;
      covered += 1;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
    }
  return covered < side * side * leastThing ? undefined : { side, line, area, areas, box, photo };
}

/** A photograph of a thing before a plain ground: the thing is what is not like the edges of the picture. */
function readPhoto(rgb: Uint8Array, side: number): Drawing | undefined {
  const edge = edgeColor(rgb, side);
  if (!edge) return undefined;
  const apart = new Float32Array(side * side);
  for (let at = 0; at < apart.length; at += 1)
    apart[at] =
      Math.hypot(
        (rgb[at * 3] ?? 0) - edge[0],
        (rgb[at * 3 + 1] ?? 0) - edge[1],
        (rgb[at * 3 + 2] ?? 0) - edge[2],
      ) / 441;
  const smooth = blurred(apart, side, 2, 2);
  const ground = labeled(
    where(smooth, (value) => value < 0.075),
    side,
  );
  const outside = new Set<number>();
  for (let at = 0; at < side; at += 1)
    for (const place of [at, (side - 1) * side + at, at * side, at * side + side - 1])
      outside.add(ground.label[place] ?? 0);
  outside.delete(0);
  const area = new Uint16Array(side * side);
  let covered = 0;
  for (let at = 0; at < area.length; at += 1)
    if (!outside.has(ground.label[at] ?? 0)) {
      area[at] = 1;
      covered += 1;
    }
  const share = covered / area.length;
  if (share < 0.02 || share > 0.7) return undefined;
  return drawingOf(new Float32Array(area.length), area, 1, side, rgb);
}

/** The color along the edges, where it is about one color. */
function edgeColor(rgb: Uint8Array, side: number): [number, number, number] | undefined {
  const places = Array.from({ length: side }, (_, at) => [
    at,
    (side - 1) * side + at,
    at * side,
    at * side + side - 1,
  ]).flat();
  const mean = [0, 1, 2].map(
    (channel) => places.reduce((sum, at) => sum + (rgb[at * 3 + channel] ?? 0), 0) / places.length,
  );
  const far = places.filter(
    (at) =>
      Math.hypot(...[0, 1, 2].map((channel) => (rgb[at * 3 + channel] ?? 0) - (mean[channel] ?? 0))) > 60,
  );
  return far.length > places.length * 0.2 ? undefined : [mean[0] ?? 255, mean[1] ?? 255, mean[2] ?? 255];
}

function grayOf(rgb: Uint8Array): Float32Array {
  const gray = new Float32Array(rgb.length / 3);
  for (let at = 0; at < gray.length; at += 1)
    gray[at] =
      ((rgb[at * 3] ?? 0) * 0.299 + (rgb[at * 3 + 1] ?? 0) * 0.587 + (rgb[at * 3 + 2] ?? 0) * 0.114) / 255;
  return gray;
}

/** The share of pixels with a color of their own: sketches have next to none, even in blue ink. */
function colourful(rgb: Uint8Array): number {
  let count = 0;
  for (let at = 0; at < rgb.length; at += 3) {
    const [r, g, b] = [rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0];
    if (Math.max(r, g, b) - Math.min(r, g, b) > 46) count += 1;
  }
  return count / (rgb.length / 3);
}

/** The value between paper and ink (Otsu, 1979), or undefined where there is no ink. */
function splitOf(values: Float32Array): number | undefined {
  const bins = new Float64Array(64);
  for (const value of values)
    bins[Math.min(63, Math.floor(value * 64))] = (bins[Math.min(63, Math.floor(value * 64))] ?? 0) + 1;
  const all = values.length;
  const mean = bins.reduce((sum, count, bin) => sum + count * bin, 0) / all;
  let [low, lowSum, best, split] = [0, 0, 0, 0];
  for (let bin = 0; bin < 63; bin += 1) {
    low += (bins[bin] ?? 0) / all;
    lowSum += ((bins[bin] ?? 0) * bin) / all;
    const between = low > 0 && low < 1 ? (mean * low - lowSum) ** 2 / (low * (1 - low)) : 0;
    if (between > best) [best, split] = [between, bin];
  }
  const threshold = (split + 1) / 64;
  return threshold < 0.06 || best < 0.35 ? undefined : threshold;
}

function dropSpecks(line: Float32Array, side: number): void {
  const parts = labeled(
    where(line, (value) => value > 0.15),
    side,
  );
  const least = side * side * leastSpeck;
  for (let at = 0; at < line.length; at += 1) {
    const size = parts.sizes[parts.label[at] ?? 0] ?? 0;
    if (parts.label[at] === 0 || size < least) line[at] = 0;
  }
}
