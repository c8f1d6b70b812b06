import type { LabPlanes, Raster } from './raster.ts';
import type { Place } from './shape.ts';

/** So far (ΔE) a pixel must be from every color of the border to be the thing's. */
const farEnough = 10;
/** The thing lies within so many spreads of its middle. */
const reach = 1.5;
/** With fewer pixels than this share of its disc, nothing can be told apart. */
const leastShare = 0.06;

/**
 * Which pixels are the thing's own, as their places: near its middle and unlike what stands at the border. Where the
 * thing cannot be told from the background by color, the inner part of its disc.
 */
export function foregroundOf(
  { width, height, rgba }: Raster,
  { l, a, b }: LabPlanes,
  place: Place,
): number[] {
  const behind = borderColors({ width, height, rgba }, { l, a, b });
  const limit = (place.spread * reach) ** 2;
  const [near, own, inner]: [number[], number[], number[]] = [[], [], []];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const distance = (x - place.x) ** 2 + (y - place.y) ** 2;
      if (distance > limit || (rgba[at * 4 + 3] ?? 255) < 128) continue;
      near.push(at);
      if (distance < limit / 5) inner.push(at);
      const isOwn = behind.every(
        ([bl, ba, bb]) =>
          // A shadow is darker than what it falls on but keeps its hue.
          Math.hypot(((l[at] ?? 0) - bl) * 0.6, ((a[at] ?? 0) - ba) * 1.4, ((b[at] ?? 0) - bb) * 1.4) >
          farEnough,
      );
      if (isOwn) own.push(at);
    }
  }
  return own.length >= near.length * leastShare ? own : inner;
}

/** Mean colors of stretches of the border, where it is opaque. */
function borderColors(raster: Raster, { l, a, b }: LabPlanes): [number, number, number][] {
  const { width, height, rgba } = raster;
  const stretches = 16;
  const sums = Array.from({ length: stretches }, () => [0, 0, 0, 0] as [number, number, number, number]);
  const add = (at: number, share: number, side: number) => {
    if ((rgba[at * 4 + 3] ?? 255) < 128) return;
    const sum = sums[side * 4 + Math.min(3, Math.floor(share * 4))];
    if (!sum) return;
    sum[0] += l[at] ?? 0;
    sum[1] += a[at] ?? 0;
    sum[2] += b[at] ?? 0;
    sum[3] += 1;
  };
  for (let x = 0; x < width; x++) {
    add(x, x / width, 0);
    add((height - 1) * width + x, x / width, 1);
  }
  for (let y = 0; y < height; y++) {
    add(y * width, y / height, 2);
    add(y * width + width - 1, y / height, 3);
  }
  return sums.flatMap(([sumL, sumA, sumB, count]) =>
    count === 0 ? [] : [[sumL / count, sumA / count, sumB / count]],
  );
}
