import type { PictureColor } from '@brandwright/contract/sourcing/marketplace/image-search/entities.ts';
import { labOf, type LabPlanes, type Raster } from './raster.ts';
import { toNorm } from './texture.ts';

const hues = 8;
const depths = 2;
const grays = 5;
export const colorLength = hues * depths + grays;
/** Below this chroma a color is a gray. */
const grayChroma = 9;

/** How much of the thing is of which hue, light or dark, or gray. Norm 1. */
export function colorHistogram({ l, a, b }: LabPlanes, own: readonly number[]): Float32Array {
  const histogram = new Float32Array(colorLength);
  const add = (bin: number, share: number) => {
    histogram[bin] = (histogram[bin] ?? 0) + share;
  };
  for (const at of own) {
    const [light, green, blue] = [l[at] ?? 0, a[at] ?? 0, b[at] ?? 0];
    if (Math.hypot(green, blue) < grayChroma) {
      add(hues * depths + Math.min(grays - 1, Math.floor((light / 100) * grays)), 1);
      continue;
    }
    const around = ((Math.atan2(blue, green) / (2 * Math.PI) + 1) % 1) * hues;
    const hue = Math.floor(around);
    const start = light < 50 ? 0 : hues;
    add(start + hue, 1 - (around - hue));
    add(start + ((hue + 1) % hues), around - hue);
  }
  return toNorm(histogram.map(Math.sqrt));
}

const mostColors = 4;
const leastShare = 0.08;
/** Colors nearer than this (ΔE) are one. */
const oneColor = 22;

interface Pile {
  red: number;
  green: number;
  blue: number;
  count: number;
}

/** The colors that cover most of the thing, largest first. */
export function dominantColors({ rgba }: Raster, own: readonly number[]): PictureColor[] {
  const piles = new Map<number, Pile>();
  for (const at of own) {
    const [red, green, blue] = [rgba[at * 4] ?? 0, rgba[at * 4 + 1] ?? 0, rgba[at * 4 + 2] ?? 0];
    const key = ((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5);
    const pile = piles.get(key) ?? { red: 0, green: 0, blue: 0, count: 0 };
    pile.red += red;
    pile.green += green;
    pile.blue += blue;
    pile.count += 1;
    piles.set(key, pile);
  }
  const merged: Pile[] = [];
  for (const pile of [...piles.values()].sort((one, other) => other.count - one.count)) {
    const like = merged.find((one) => stepBetween(one, pile) < oneColor);
    if (!like) {
      merged.push({ ...pile });
      continue;
    }
    like.red += pile.red;
    like.green += pile.green;
    like.blue += pile.blue;
    like.count += pile.count;
  }
  return merged
    .sort((one, other) => other.count - one.count)
    .slice(0, mostColors)
    .flatMap((pile) => {
      const share = Math.round((pile.count / own.length) * 100) / 100;
      const bytes = bytesOf(pile);
      return share < leastShare ? [] : [{ hex: hexOf(bytes), name: colorName(bytes), share }];
    });
}

const bytesOf = ({ red, green, blue, count }: Pile) =>
  [red, green, blue].map((sum) => Math.round(sum / count)) as [number, number, number];
const hexOf = (bytes: readonly number[]) =>
  `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;

function stepBetween(one: Pile, other: Pile): number {
  const [first, second] = [labOf(...bytesOf(one)), labOf(...bytesOf(other))];
  return Math.hypot(...first.map((value, index) => value - (second[index] ?? 0)));
}

/** Upper edges of hues in degrees of Lab. */
const hueNames: readonly (readonly [edge: number, name: string])[] = [
  [20, 'pink'],
  [50, 'red'],
  [72, 'orange'],
  [104, 'yellow'],
  [165, 'green'],
  [215, 'teal'],
  [290, 'blue'],
  [325, 'purple'],
  [360, 'pink'],
];

/** "dark green", "cream", "gray". */
export function colorName([red, green, blue]: readonly [number, number, number]): string {
  const [light, a, b] = labOf(red, green, blue);
  const chroma = Math.hypot(a, b);
  if (chroma < grayChroma) {
    if (light > 88) return 'white';
    if (light < 18) return 'black';
    return light > 70 ? 'light gray' : light < 38 ? 'dark gray' : 'gray';
  }
  const degrees = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  const hue = hueNames.find(([edge]) => degrees <= edge)?.[1] ?? 'pink';
  const isWarm = degrees > 50 && degrees <= 104;
  if (isWarm && light > 80 && chroma < 28) return 'cream';
  if (isWarm && light > 60 && chroma < 34) return 'beige';
  if ((hue === 'orange' || hue === 'red' || hue === 'yellow') && light < 52 && chroma < 50) return 'brown';
  if (light < 34) return `dark ${hue}`;
  return light > 76 ? `light ${hue}` : hue;
}
