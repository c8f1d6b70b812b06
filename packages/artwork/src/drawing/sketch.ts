import { darker, lighter, type Color } from './color/color.ts';

export type Stop = readonly [offset: number, color: Color, opacity?: number];
export type Point = readonly [x: number, y: number];

/** Collects the gradients of one drawing and answers references to them. Ids start with `name`. */
export class Sketch {
  readonly #definitions: string[] = [];
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  get definitions(): string {
    return `<defs>${this.#definitions.join('')}</defs>`;
  }

  define(make: (id: string) => string): string {
    const id = `${this.#name}${this.#definitions.length}`;
    this.#definitions.push(make(id));
    return `url(#${id})`;
  }

  /** A straight gradient over the painted shape; angle 0 runs left to right, 90 downward. */
  linear(stops: readonly Stop[], angle = 0): string {
    const turn = (angle * Math.PI) / 180;
    const [dx, dy] = [Math.cos(turn) / 2, Math.sin(turn) / 2];
    const at = [0.5 - dx, 0.5 - dy, 0.5 + dx, 0.5 + dy].map(round);
    return this.define(
      (id) =>
        `<linearGradient id="${id}" x1="${at[0]}" y1="${at[1]}" x2="${at[2]}" y2="${at[3]}">${stopTags(stops)}</linearGradient>`,
    );
  }

  radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    return this.define(
      (id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopTags(stops)}</radialGradient>`,
    );
  }

  /** A round thing lit from the upper left: edge, light, body, shade, bounced light. */
  round(color: Color, gloss = 0.24): string {
    return this.linear([
      [0, darker(color, 0.3)],
      [0.1, darker(color, 0.08)],
      [0.28, lighter(color, gloss)],
      [0.5, color],
      [0.84, darker(color, 0.3)],
      [1, darker(color, 0.17)],
    ]);
  }

  /** A flat thing lit from the upper left. */
  flat(color: Color, depth = 0.14): string {
    return this.linear(
      [
        [0, lighter(color, depth)],
        [0.5, color],
        [1, darker(color, depth)],
      ],
      55,
    );
  }

  clip(shape: string): string {
    return this.define((id) => `<clipPath id="${id}">${shape}</clipPath>`);
  }
}

const stopTags = (stops: readonly Stop[]) =>
  stops
    .map(
      ([offset, color, opacity]) =>
        `<stop offset="${offset}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

export const round = (value: number) => Math.round(value * 100) / 100;

export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;
export const stroke = (d: string, color: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}" ${more}/>`;
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  more = '',
) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${radius}" fill="${fill}" ${more}/>`;
export const group = (inside: string, transform: string, more = '') =>
  `<g transform="${transform}" ${more}>${inside}</g>`;
export const polygon = (points: readonly Point[], fill: string, more = '') =>
  `<polygon points="${points.map((point) => point.map(round).join(',')).join(' ')}" fill="${fill}" ${more}/>`;

/** A smooth line through points (Catmull-Rom as Béziers), without the leading move. */
export function through(points: readonly Point[]): string {
  return points
    .slice(1)
    .map(([x, y], index) => {
      const before = points[Math.max(0, index - 1)] ?? [x, y];
      const from = points[index] ?? [x, y];
      const after = points[Math.min(points.length - 1, index + 2)] ?? [x, y];
      const one = [from[0] + (x - before[0]) / 6, from[1] + (y - before[1]) / 6];
      const two = [x - (after[0] - from[0]) / 6, y - (after[1] - from[1]) / 6];
      return `C${[...one, ...two, x, y].map(round).join(' ')}`;
    })
    .join('');
}

/** How far a circle seen from slightly above closes: its height by its width. */
export const tilt = 0.17;

/**
 * A thing turned on a wheel, standing on y = 0: its silhouette from radii by height, bottom first. Heights are
 * negative upward. `smooth` false keeps its corners.
 */
export const lathe = (profile: readonly Point[], fill: string, smooth = true): string =>
  path(latheOutline(profile, smooth), fill);

/** Path data (`d`) of a thing turned on a wheel. */
export function latheOutline(profile: readonly Point[], smooth = true): string {
  const first = profile[0] ?? [0, 0];
  const last = profile.at(-1) ?? [0, 0];
  const right = profile;
  const left = profile.toReversed().map(([radius, y]): Point => [-radius, y]);
  const line = (points: readonly Point[]) =>
    smooth
      ? through(points)
      : points
          .slice(1)
          .map(([x, y]) => `L${round(x)} ${round(y)}`)
          .join('');
  const arc = (radius: number, x: number, y: number) =>
    `A${round(radius)} ${round(radius * tilt)} 0 0 1 ${round(x)} ${round(y)}`;
  return `M${first[0]} ${first[1]}${line(right)}${`A${round(last[0])} ${round(last[0] * tilt)} 0 0 0 ${round(-last[0])} ${round(last[1])}`}${line(left)}${arc(first[0], first[0], first[1]).replace('0 0 1', '0 0 0')}Z`;
}

/** The opening of a turned thing: lip and inside. */
export function opening(radius: number, y: number, lip: Color, inside: string): string {
  return (
    ellipse(0, y, radius, radius * tilt, lip) +
    ellipse(0, y + 1.5, radius * 0.93, radius * tilt * 0.9, inside)
  );
}
