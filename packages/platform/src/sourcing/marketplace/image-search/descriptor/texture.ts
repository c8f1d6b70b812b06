import type { LabPlanes, Raster } from './raster.ts';

const points = 8;
const reaches = [1, 3] as const;
/** Uniform patterns by how many of the points are brighter (0 to 8), and one for all others (Ojala, 2002). */
const patterns = points + 2;
export const textureLength = patterns * reaches.length;
/** So much brighter a point must be, in L. */
const step = 1.2;

/** Local binary patterns of the thing's own pixels at two scales, insensitive to turning. Norm 1. */
export function textureOf({ width, height }: Raster, { l }: LabPlanes, own: readonly number[]): Float32Array {
  const histogram = new Float32Array(textureLength);
  for (const [scale, reach] of reaches.entries()) {
    const offsets = Array.from({ length: points }, (_, point) => {
      const angle = (2 * Math.PI * point) / points;
      return Math.round(Math.cos(angle) * reach) + Math.round(Math.sin(angle) * reach) * width;
    });
    for (const at of own) {
      const [x, y] = [at % width, Math.floor(at / width)];
      if (x < reach || y < reach || x >= width - reach || y >= height - reach) continue;
      const pattern = patternAt(l, at, offsets);
      const bin = scale * patterns + pattern;
      histogram[bin] = (histogram[bin] ?? 0) + 1;
    }
  }
  return toNorm(histogram.map(Math.sqrt));
}

function patternAt(l: Float32Array, at: number, offsets: readonly number[]): number {
  const middle = (l[at] ?? 0) + step;
  let [bright, changes] = [0, 0];
  let before = (l[at + (offsets.at(-1) ?? 0)] ?? 0) > middle;
  for (const offset of offsets) {
    const isBright = (l[at + offset] ?? 0) > middle;
    if (isBright) bright++;
    if (isBright !== before) changes++;
    before = isBright;
  }
  return changes <= 2 ? bright : points + 1;
}

/** The vector with norm 1; nothing stays nothing. */
export function toNorm(vector: Float32Array): Float32Array {
  const norm = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0));
  return norm === 0 ? vector : vector.map((value) => value / norm);
}
