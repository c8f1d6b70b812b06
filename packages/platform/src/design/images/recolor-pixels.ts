import { clusterColors, type Cluster } from './main-colors.ts';
import { fromOklab, toOklab, type Lab } from './oklab.ts';
import type { Pixels } from './pixels.ts';
import { keepThing } from './thing-mask.ts';

/** Below this much chroma a color has no hue worth speaking of: white, gray, black. */
const neutral = 0.035;

const smooth = (from: number, to: number, value: number) => {
  const share = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
};
const hueOf = (color: Lab) => Math.atan2(color.b, color.a);
const chromaOf = (color: Lab) => Math.hypot(color.a, color.b);
const apart = (one: number, other: number) => {
  const turn = Math.abs(one - other) % (2 * Math.PI);
  return turn > Math.PI ? 2 * Math.PI - turn : turn;
};

/** The color of the thing in the picture: what fills its middle and not its edges. */
export const mainColor = (pixels: Pixels): Cluster | undefined => clusterColors(pixels)[0];

/** The color of the picture that is nearest to one that was named, or undefined when none is like it. */
export function colorLike(pixels: Pixels, hex: string): Cluster | undefined {
  const wanted = toOklab(...channels(hex));
  const likeness = (cluster: Cluster): number => {
    const own = cluster.color;
    if (chromaOf(wanted) < neutral * 1.3)
      return chromaOf(own) < neutral * 1.6 ? Math.abs(own.l - wanted.l) : Number.POSITIVE_INFINITY;
    if (chromaOf(own) < neutral) return Number.POSITIVE_INFINITY;
    return apart(hueOf(own), hueOf(wanted)) + 0.4 * Math.abs(own.l - wanted.l);
  };
  const [best] = clusterColors(pixels)
    .map((cluster) => ({ cluster, far: likeness(cluster) }))
    .sort((a, b) => a.far - b.far);
  return best && best.far < 0.75 ? best.cluster : undefined;
}

/**
 * The picture with one color turned into another. Light and shade stay: darker stays darker in the same proportion, and
 * what lies between (edges, glints) turns as far as it holds the color. Answers undefined when nothing holds it.
 */
export function recolorPixels(pixels: Pixels, from: Lab, toHex: string): Uint8Array | undefined {
  const to = toOklab(...channels(toHex));
  const { width, height, rgb } = pixels;
  const weights = new Float32Array(width * height);
  for (let at = 0; at < weights.length; at += 1)
    weights[at] = holds(toOklab(rgb[at * 3] ?? 0, rgb[at * 3 + 1] ?? 0, rgb[at * 3 + 2] ?? 0), from);
  const kept = keepThing(weights, width, height);
  if (!kept) return undefined;
  const out = new Uint8Array(rgb);
  for (let at = 0; at < kept.length; at += 1) {
    const weight = kept[at] ?? 0;
    if (weight < 0.01) continue;
    const own = toOklab(rgb[at * 3] ?? 0, rgb[at * 3 + 1] ?? 0, rgb[at * 3 + 2] ?? 0);
    const turned = turn(own, from, to);
    const [red, green, blue] = fromOklab({
      l: own.l + (turned.l - own.l) * weight,
      a: own.a + (turned.a - own.a) * weight,
      b: own.b + (turned.b - own.b) * weight,
    });
    out[at * 3] = red;
    out[at * 3 + 1] = green;
    out[at * 3 + 2] = blue;
  }
  return out;
}

/** How far a pixel holds the color, 0 to 1: by hue where it has one, by lightness and grayness where not. */
function holds(own: Lab, from: Lab): number {
  const strong = chromaOf(from);
  if (strong < neutral)
    return (
      (1 - smooth(neutral * 0.8, neutral * 1.8, chromaOf(own))) *
      (1 - smooth(0.2, 0.34, Math.abs(own.l - from.l)))
    );
  const share = (own.a * from.a + own.b * from.b) / (strong * strong);
  const byHue = 1 - smooth(0.42, 0.8, apart(hueOf(own), hueOf(from)));
  return byHue * smooth(0.36, 0.62, share);
}

function turn(own: Lab, from: Lab, to: Lab): Lab {
  const l =
    own.l <= from.l
      ? (own.l / Math.max(0.05, from.l)) * to.l
      : 1 - ((1 - own.l) / Math.max(0.05, 1 - from.l)) * (1 - to.l);
  const strong = chromaOf(from);
  if (strong < neutral) {
    // Glints and deep shade hold less color.
    const fullness = Math.max(0.25, 1 - Math.abs(l - to.l) * 1.1);
    return { l, a: to.a * fullness + (own.a - from.a) * 0.5, b: to.b * fullness + (own.b - from.b) * 0.5 };
  }
  const share = Math.min(1.6, Math.max(0, (own.a * from.a + own.b * from.b) / (strong * strong)));
  const [restA, restB] = [own.a - share * from.a, own.b - share * from.b];
  return { l, a: share * to.a + restA * 0.5, b: share * to.b + restB * 0.5 };
}

export const channels = (hex: string): [number, number, number] => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];
