import { toOklab, type Lab } from './oklab.ts';
import type { Pixels } from './pixels.ts';

/** Pixels of one color. */
export interface Cluster {
  color: Lab;
}

interface Bin {
  l: number;
  a: number;
  b: number;
  /** How much color, or pixels, of it stands in the middle and along the edges. */
  middle: number;
  edge: number;
}

/** Chroma of OKLab below which a color is white, gray or black. */
const neutral = 0.035;
const hueSteps = 18;
const lightnessSteps = 6;
/** Of the picture's shorter side: so broad is the edge that shows what stands behind the thing. */
const edgeShare = 0.06;

/**
 * The colors of a picture, the one of the thing first: much of it in the middle, little along the edges. Shades of one
 * hue count as one color; white, gray and black are told apart by lightness.
 */
export function clusterColors({ width, height, rgb }: Pixels): Cluster[] {
  const bins = new Map<string, Bin>();
  const edge = Math.min(width, height) * edgeShare;
  const every = Math.max(1, Math.floor(Math.sqrt((width * height) / 40_000)));
  let [middles, edges] = [0, 0];
  for (let y = 0; y < height; y += every)
    for (let x = 0; x < width; x += every) {
      const isEdge = x < edge || y < edge || x > width - edge || y > height - edge;
      const [dx, dy] = [(x / width - 0.5) / 0.36, (y / height - 0.52) / 0.4];
      if (!isEdge && dx * dx + dy * dy >= 1) continue;
      if (isEdge) edges += 1;
      else middles += 1;
      const at = (y * width + x) * 3;
      add(bins, toOklab(rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0), isEdge);
    }
  return [...bins.values()]
    .filter((bin) => bin.middle > middles * 0.004)
    .map((bin) => ({
      color: { l: bin.l / bin.middle, a: bin.a / bin.middle, b: bin.b / bin.middle },
      weight: (bin.middle / Math.max(1, middles)) * Math.max(0.05, 1 - (bin.edge / Math.max(1, edges)) * 4),
    }))
    .sort((one, other) => other.weight - one.weight);
}

/** Strong color counts for more than pale, so that a tinted wall does not speak for the thing before it. */
function add(bins: Map<string, Bin>, color: Lab, isEdge: boolean): void {
  const chroma = Math.hypot(color.a, color.b);
  const isNeutral = chroma < neutral;
  const turn = Math.round((Math.atan2(color.b, color.a) / (2 * Math.PI)) * hueSteps + hueSteps) % hueSteps;
  const key = isNeutral ? `grey ${Math.round(color.l * lightnessSteps)}` : `hue ${turn}`;
  const weight = isNeutral ? 0.2 : Math.min(1, (chroma * 6.5) ** 2 + 0.04);
  const bin = bins.get(key) ?? { l: 0, a: 0, b: 0, middle: 0, edge: 0 };
  // White, gray or black all along the edges is the ground, however little it weighs.
  if (isEdge) bin.edge += isNeutral ? 1 : weight;
  else {
    bin.l += color.l * weight;
    bin.a += color.a * weight;
    bin.b += color.b * weight;
    bin.middle += weight;
  }
  bins.set(key, bin);
}
