import { toOklab, type Lab } from './oklab.ts';
import type { Pixels } from './pixels.ts';

/** Pixels of one colour. */
export interface Cluster {
  color: Lab;
  /** Of the middle of the picture, 0 to 1. */
  share: number;
}

interface Bin {
  l: number;
  a: number;
  b: number;
  middle: number;
  edge: number;
}

/** How fine colours are told apart, in OKLab. */
const step = 0.06;
/** Of the picture's shorter side: so broad is the edge that shows what stands behind the thing. */
const edgeShare = 0.06;

/** The colours of a picture, the one of the thing first: much of it in the middle, little along the edges. */
export function clusterColors({ width, height, rgb }: Pixels): Cluster[] {
  const bins = new Map<string, Bin>();
  const edge = Math.min(width, height) * edgeShare;
  const every = Math.max(1, Math.floor(Math.sqrt((width * height) / 40_000)));
  let [middles, edges] = [0, 0];
  for (let y = 0; y < height; y += every)
    for (let x = 0; x < width; x += every) {
      const at = (y * width + x) * 3;
      const color = toOklab(rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0);
      const isEdge = x < edge || y < edge || x > width - edge || y > height - edge;
      const [dx, dy] = [(x / width - 0.5) / 0.36, (y / height - 0.52) / 0.4];
      const isMiddle = dx * dx + dy * dy < 1;
      if (!isEdge && !isMiddle) continue;
      if (isEdge) edges += 1;
      else middles += 1;
      // Shades of one thing differ in lightness more than in hue.
      const key = `${Math.round(color.l / (step * 2.6))} ${Math.round(color.a / step)} ${Math.round(color.b / step)}`;
      const bin = bins.get(key) ?? { l: 0, a: 0, b: 0, middle: 0, edge: 0 };
      if (isMiddle) {
        bin.l += color.l;
        bin.a += color.a;
        bin.b += color.b;
        bin.middle += 1;
      } else bin.edge += 1;
      bins.set(key, bin);
    }
  return [...bins.values()]
    .filter((bin) => bin.middle > middles * 0.012)
    .map((bin) => {
      const color = { l: bin.l / bin.middle, a: bin.a / bin.middle, b: bin.b / bin.middle };
      const [share, behind] = [bin.middle / Math.max(1, middles), bin.edge / Math.max(1, edges)];
      const chroma = Math.hypot(color.a, color.b);
      return { color, share, weight: share * (0.25 + Math.min(1, chroma * 7)) * Math.max(0.04, 1 - behind * 4) };
    })
    .sort((one, other) => other.weight - one.weight);
}
