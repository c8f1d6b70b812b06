import { colorStep, type LabPlanes, type Raster } from './raster.ts';

/** How far (ΔE) a fill may stray from its corner. */
const evenStep = 2.5;
const cornerStep = 1.2;
/** Corners of a turned picture are less than half of the whole. */
const leastShare = 0.03;
const mostShare = 0.53;
/** What a turned picture leaves inside is a rectangle: its outline bends nowhere inward. */
const leastConvexity = 0.97;
/** Blends of picture and fill at the seam, in pixels. */
const seam = 4;

/**
 * The even corners that stand around a picture that was turned, as 1 for each pixel of them, the seam included;
 * undefined when the picture stands in none. Otherwise its seam would be taken for the edge of the thing.
 */
export function evenFill(raster: Raster, lab: LabPlanes): Uint8Array | undefined {
  const { width, height } = raster;
  const corners = [0, width - 1, (height - 1) * width, height * width - 1];
  if (corners.some((corner) => colorStep(lab, corner, 0) > cornerStep)) return undefined;
  const fill = flood(raster, lab, corners);
  const share = fill.reduce((sum, one) => sum + one, 0) / fill.length;
  if (share < leastShare || share > mostShare || !isRectangleInside(fill, raster)) return undefined;
  for (let pixel = 0; pixel < seam; pixel++) widen(fill, raster);
  return fill;
}

function flood({ width, height }: Raster, lab: LabPlanes, seeds: readonly number[]): Uint8Array {
  const reached = new Uint8Array(width * height);
  const queue = [...seeds];
  for (const seed of seeds) reached[seed] = 1;
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    const x = at % width;
    const near = [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width];
    for (const next of near) {
      if (next < 0 || next >= reached.length || reached[next] || colorStep(lab, next, 0) > evenStep) continue;
      reached[next] = 1;
      queue.push(next);
    }
  }
  return reached;
}

type Point = readonly [x: number, y: number];

/** Whether what is not filled is convex and reaches all four sides. */
function isRectangleInside(fill: Uint8Array, { width, height }: Raster): boolean {
  const outline: Point[] = [];
  let inside = 0;
  for (let y = 0; y < height; y++) {
    let [low, high] = [-1, -1];
    for (let x = 0; x < width; x++) {
      if (fill[y * width + x]) continue;
      inside++;
      if (low < 0) low = x;
      high = x;
    }
    if (low >= 0) outline.push([low, y], [high + 1, y], [low, y + 1], [high + 1, y + 1]);
  }
  const reach = (values: number[], size: number) =>
    Math.min(...values) <= 2 && Math.max(...values) >= size - 2;
  return (
    reach(
      outline.map(([x]) => x),
      width,
    ) &&
    reach(
      outline.map(([, y]) => y),
      height,
    ) &&
    inside / hullArea(outline) >= leastConvexity
  );
}

/** Area of the convex hull (monotone chain). */
function hullArea(points: Point[]): number {
  const sorted = [...points].sort((one, other) => one[0] - other[0] || one[1] - other[1]);
  const turn = (o: Point, a: Point, b: Point) =>
    (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
  const half = (from: readonly Point[]) => {
    const chain: Point[] = [];
    for (const point of from) {
      for (;;) {
        const [before, last] = [chain.at(-2), chain.at(-1)];
        if (!before || !last || turn(before, last, point) > 0) break;
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  const hull = [...half(sorted), ...half(sorted.toReversed())];
  const doubled = hull.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = hull[(index + 1) % hull.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(doubled) / 2;
}

function widen(fill: Uint8Array, { width }: Raster): void {
  const before = Uint8Array.from(fill);
  for (let at = 0; at < fill.length; at++) {
    const x = at % width;
    const isBeside =
      before[at - width] ||
      before[at + width] ||
      (x > 0 && before[at - 1]) ||
      (x < width - 1 && before[at + 1]);
    if (isBeside) fill[at] = 1;
  }
}
