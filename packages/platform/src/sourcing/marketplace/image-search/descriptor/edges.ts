import { evenFill } from './even-fill.ts';
import type { LabPlanes, Raster } from './raster.ts';

/** Steps in color weaker than this are grain or soft shade, not edges (ΔE over two pixels of a softened picture). */
const weakestStep = 2;
/** How far an edge is measured against those around it: small makes faint outlines count as much as strong prints. */
const contrastFloor = 4;
/** The window of "around it", as a share of the width. */
const around = 0.06;
/** Below this share of a strong edge there is none. */
const floorShare = 0.12;

/** Where a picture changes: how strongly, and in which direction, for each pixel. */
export interface Edges {
  /** 0 to 1. */
  strength: Float32Array;
  /** Cosine and sine of twice the direction, so that light on dark equals dark on light. */
  cosine: Float32Array;
  sine: Float32Array;
}

/** Edges over all three planes of color, so that a change of hue alone is one too (Di Zenzo, 1986). */
export function findEdges(raster: Raster, lab: LabPlanes): Edges {
  const { width, height } = raster;
  const size = width * height;
  const planes = [lab.l, lab.a, lab.b].map((plane) => soften(soften(plane, raster), raster));
  const edges = {
    strength: new Float32Array(size),
    cosine: new Float32Array(size),
    sine: new Float32Array(size),
  };
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      let [across, down, both] = [0, 0, 0];
      for (const plane of planes) {
        const dx = (plane[at + 1] ?? 0) - (plane[at - 1] ?? 0);
        const dy = (plane[at + width] ?? 0) - (plane[at - width] ?? 0);
        across += dx * dx;
        down += dy * dy;
        both += dx * dy;
      }
      const spread = Math.sqrt((across - down) ** 2 + 4 * both * both);
      const strength = Math.sqrt((across + down + spread) / 2);
      if (strength < weakestStep) continue;
      edges.strength[at] = strength;
      edges.cosine[at] = spread === 0 ? 0 : (across - down) / spread;
      edges.sine[at] = spread === 0 ? 0 : (2 * both) / spread;
    }
  }
  evenOut(edges.strength, raster);
  const fill = evenFill(raster, lab);
  if (fill) for (let at = 0; at < size; at++) if (fill[at]) edges.strength[at] = 0;
  return edges;
}

/** Divides by what is around, then brings to 0 … 1, so that a pale thing on a pale wall has edges as good as any. */
function evenOut(strength: Float32Array, raster: Raster): void {
  const near = boxMean(strength, raster, Math.round(raster.width * around));
  for (let at = 0; at < strength.length; at++)
    strength[at] = (strength[at] ?? 0) / ((near[at] ?? 0) + contrastFloor);
  const sorted = Float32Array.from(strength).sort();
  const strong = Math.max(0.05, sorted[Math.floor(sorted.length * 0.985)] ?? 0);
  const floor = strong * floorShare;
  for (let at = 0; at < strength.length; at++) {
    const share = ((strength[at] ?? 0) - floor) / (strong - floor);
    strength[at] = share <= 0 ? 0 : Math.sqrt(Math.min(1, share));
  }
}

/** A 3 × 3 binomial blur. */
function soften(plane: Float32Array, { width, height }: Raster): Float32Array {
  const soft = new Float32Array(plane.length);
  for (let y = 0; y < height; y++) {
    const [above, below] = [Math.max(0, y - 1) * width, Math.min(height - 1, y + 1) * width];
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.max(0, x - 1), Math.min(width - 1, x + 1)];
      const row = (start: number) =>
        (plane[start + left] ?? 0) + 2 * (plane[start + x] ?? 0) + (plane[start + right] ?? 0);
      soft[y * width + x] = (row(above) + 2 * row(y * width) + row(below)) / 16;
    }
  }
  return soft;
}

/** The mean of a square window; what lies outside counts as 0. */
function boxMean(plane: Float32Array, { width, height }: Raster, reach: number): Float32Array {
  const rows = new Float32Array(plane.length);
  const mean = new Float32Array(plane.length);
  const span = 2 * reach + 1;
  slide(plane, rows, width, height, 1, width, reach, span);
  slide(rows, mean, height, width, width, 1, reach, span);
  return mean;
}

function slide(
  from: Float32Array,
  to: Float32Array,
  length: number,
  lines: number,
  step: number,
  lineStep: number,
  reach: number,
  span: number,
): void {
  for (let line = 0; line < lines; line++) {
    let sum = 0;
    for (let at = -reach; at < length; at++) {
      if (at + reach < length) sum += from[line * lineStep + (at + reach) * step] ?? 0;
      if (at - reach - 1 >= 0) sum -= from[line * lineStep + (at - reach - 1) * step] ?? 0;
      if (at >= 0) to[line * lineStep + at * step] = sum / span;
    }
  }
}
