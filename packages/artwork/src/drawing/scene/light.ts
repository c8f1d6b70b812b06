import type { Color } from '../color/color.ts';
import { ellipse, path, type Point, round, type Sketch, type Stop, through, tilt } from '../sketch.ts';

/** How a surface takes the light, which comes from the upper left. */
export type Finish = 'matte' | 'satin' | 'gloss' | 'metal';

const k = '#120d0c';
const w = '#fffdf8';

const roundStops: Record<Finish, readonly Stop[]> = {
  matte: [
    [0, k, 0.36],
    [0.04, k, 0.26],
    [0.16, k, 0.06],
    [0.27, w, 0.13],
    [0.4, w, 0.05],
    [0.55, k, 0.02],
    [0.78, k, 0.19],
    [0.94, k, 0.38],
    [1, k, 0.25],
  ],
  satin: [
    [0, k, 0.4],
    [0.05, k, 0.26],
    [0.15, w, 0.06],
    [0.25, w, 0.28],
    [0.36, w, 0.08],
    [0.55, k, 0.02],
    [0.78, k, 0.2],
    [0.93, k, 0.4],
    [0.98, w, 0.06],
    [1, w, 0.14],
  ],
  gloss: [
    [0, k, 0.44],
    [0.05, k, 0.2],
    [0.13, w, 0.06],
    [0.16, w, 0.5],
    [0.215, w, 0.44],
    [0.25, w, 0.08],
    [0.5, k, 0],
    [0.76, k, 0.2],
    [0.9, k, 0.4],
    [0.93, w, 0.22],
    [0.96, w, 0.16],
    [1, k, 0.3],
  ],
  metal: [
    [0, k, 0.5],
    [0.08, k, 0.12],
    [0.17, w, 0.62],
    [0.24, w, 0.2],
    [0.36, k, 0.24],
    [0.5, k, 0.02],
    [0.6, w, 0.3],
    [0.7, k, 0.12],
    [0.86, k, 0.5],
    [0.94, w, 0.2],
    [1, k, 0.36],
  ],
};

/** Light and shade over everything painted before on a round body, from -radius to radius. */
export function roundLight(sketch: Sketch, radius: number, finish: Finish): string {
  return sketch.define((id) => acrossGradient(id, -radius, radius, roundStops[finish]));
}

/** A gradient from one x to another, in the units of the drawing, so that parts of a thing share their light. */
export const acrossGradient = (id: string, from: number, to: number, stops: readonly Stop[]): string =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${from}" x2="${to}" y1="0" y2="0">${stops
    .map(
      ([offset, color, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`,
    )
    .join('')}</linearGradient>`;

/** Darker toward its foot, and a breath of light at the top. */
export const footShade = (sketch: Sketch, strength = 0.2): string =>
  sketch.linear(
    [
      [0, w, strength * 0.4],
      [0.3, w, 0],
      [0.62, k, 0],
      [1, k, strength],
    ],
    90,
  );

/** A thing turned on a wheel with what is printed on it, under one light. `smooth` rounds its corners. */
export function turned(
  sketch: Sketch,
  profile: readonly Point[],
  color: Color,
  finish: Finish,
  { printed = '', smooth = false }: { printed?: string; smooth?: boolean } = {},
): string {
  const d = silhouette(profile, smooth);
  const radius = Math.max(...profile.map(([r]) => r));
  return (
    path(d, color) +
    printed +
    path(d, roundLight(sketch, radius, finish)) +
    (finish === 'metal' ? '' : path(d, footShade(sketch)))
  );
}

/**
 * The outline of something turned on a wheel, bottom first, seen from slightly above: its sides, its top as an arc, and
 * below a foot that is rounded as its profile is.
 */
export function silhouette(profile: readonly Point[], smooth = false): string {
  // Where the side stands steep enough to be its own edge.
  const steep = profile.findIndex(([r, y], at) => {
    const next = profile[at + 1];
    return !next || next[0] - r <= (y - next[1]) * 1.2;
  });
  const at = Math.max(0, steep);
  const foot = levels(profile.slice(0, at + 1));
  const side = profile.slice(at);
  const [wide, low] = side[0] ?? [0, 0];
  const last = side.at(-1) ?? [0, 0];
  const line = (points: readonly Point[]) =>
    smooth
      ? through(points)
      : points
          .slice(1)
          .map(([x, y]) => `L${round(x)} ${round(y)}`)
          .join('');
  const left = side.toReversed().map(([r, y]): Point => [-r, y]);
  const steps = 28;
  const below = Array.from({ length: steps - 1 }, (_, index) => {
    const x = -wide * Math.cos(((index + 1) / steps) * Math.PI);
    const y = Math.max(
      low,
      ...foot.flatMap(([r, height]) => (r >= Math.abs(x) ? [height + tilt * Math.sqrt(r * r - x * x)] : [])),
    );
    return `L${round(x)} ${round(y)}`;
  }).join('');
  return `M${round(wide)} ${round(low)}${line(side)}A${round(last[0])} ${round(last[0] * tilt)} 0 0 0 ${round(-last[0])} ${round(last[1])}${line(left)}${below}Z`;
}

/** A profile with points between its own, so that its envelope has no steps. */
const levels = (profile: readonly Point[]): Point[] =>
  profile.flatMap((point, index) => {
    const next = profile[index + 1];
    if (!next) return [point];
    return [0, 0.34, 0.67].map((share): Point => [
      point[0] + (next[0] - point[0]) * share,
      point[1] + (next[1] - point[1]) * share,
    ]);
  });

/** A lid or floor of a turned thing seen from above. */
export const roundTop = (sketch: Sketch, radius: number, y: number, color: Color): string =>
  ellipse(0, y, radius, radius * tilt, color) +
  ellipse(
    0,
    y,
    radius,
    radius * tilt,
    sketch.linear(
      [
        [0, w, 0.34],
        [0.5, w, 0.08],
        [1, k, 0.16],
      ],
      25,
    ),
  );

/** A flat sheet or front under light from the upper left, over what is painted already. */
export const sheetLight = (sketch: Sketch, d: string, strength = 0.12): string =>
  path(
    d,
    sketch.linear(
      [
        [0, w, strength * 1.3],
        [0.45, w, 0],
        [0.6, k, 0],
        [1, k, strength],
      ],
      52,
    ),
  );

/** Points of a quarter of an ellipse from one point of a profile to another: bulging outward, or inward. */
export function bend(from: Point, to: Point, way: 'out' | 'in', steps = 7): Point[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  return Array.from({ length: steps }, (_, index): Point => {
    const turn = ((index + 1) / steps) * (Math.PI / 2);
    return way === 'out'
      ? [from[0] + dx * (1 - Math.cos(turn)), from[1] + dy * Math.sin(turn)]
      : [from[0] + dx * Math.sin(turn), from[1] + dy * (1 - Math.cos(turn))];
  });
}

/** The profile of a straight body with a rounded foot: from the floor up to `height`. */
export const straightBody = (radius: number, height: number, foot = 12): Point[] => [
  [radius - foot, 0],
  ...bend([radius - foot, 0], [radius, -foot], 'in'),
  [radius, -height],
];

/** A dark shape with soft edges made of nested copies: far quicker than a blur for something large. */
export function nestedShadow(shape: string, spread: number, opacity: number, layers = 7): string {
  const each = 1 - (1 - opacity) ** (1 / layers);
  return Array.from({ length: layers }, (_, index) => {
    const wide = Math.round(((index + 0.5) / layers) * spread * 2);
    return `<g opacity="${each.toFixed(3)}" fill="${k}" stroke="${k}" stroke-width="${wide}" stroke-linejoin="round">${shape}</g>`;
  }).join('');
}

/** Something dark and soft: drawn inside a box of the drawing's units, blurred by `spread`. */
export function softShadow(
  sketch: Sketch,
  drawing: string,
  box: { x: number; y: number; width: number; height: number },
  spread: number,
  opacity: number,
): string {
  const filter = sketch.define(
    (id) =>
      `<filter id="${id}" filterUnits="userSpaceOnUse" x="${Math.round(box.x)}" y="${Math.round(box.y)}" width="${Math.round(box.width)}" height="${Math.round(box.height)}"><feGaussianBlur stdDeviation="${spread}"/></filter>`,
  );
  return `<g filter="${filter}" opacity="${opacity}">${drawing}</g>`;
}
