import type { Color } from './color/color.ts';
import { outline, type Lettered, type Warp } from './lettering/lettering.ts';
import { marks, type MarkName } from './lettering/marks.ts';
import { group, path, type Point } from './sketch.ts';

const flat: Warp = (x, y) => [x, y];
const tidy = (value: number) => Math.round(value * 100) / 100;

/** Prints on a surface: everything is placed as on flat paper and bent as the surface is. */
export class Press {
  readonly #warp: Warp;

  constructor(warp: Warp = flat) {
    this.#warp = warp;
  }

  /** Words with the baseline at `y`. */
  words(
    lettered: Lettered,
    x: number,
    y: number,
    size: number,
    ink: Color,
    anchor: 'start' | 'middle' | 'end' = 'middle',
  ): string {
    const d = outline(lettered, { x, y, size, anchor, warp: this.#warp });
    return d === '' ? '' : path(d, ink);
  }

  /** A mark `size` wide around a point. */
  mark(name: MarkName, x: number, y: number, size: number, ink: Color): string {
    const [px, py] = this.#warp(x, y);
    const half = size / 2;
    const [right, left] = [this.#warp(x + half, y), this.#warp(x - half, y)];
    const [low, high] = [this.#warp(x, y + half), this.#warp(x, y - half)];
    const turned = [right[0] - left[0], right[1] - left[1], low[0] - high[0], low[1] - high[1]];
    return group(
      marks[name](ink),
      `matrix(${turned.map((value) => Math.round(value * 100) / 10000).join(' ')} ${tidy(px)} ${tidy(py)})`,
    );
  }

  /** A level line. */
  rule(x1: number, x2: number, y: number, width: number, ink: Color): string {
    return path(this.#along(x1, x2, y).join(''), 'none', `stroke="${ink}" stroke-width="${width}"`);
  }

  /** A box; give `stroke` for its edge only. */
  box(
    x: number,
    y: number,
    width: number,
    height: number,
    fill: string,
    stroke?: { ink: Color; width: number },
  ): string {
    const top = this.#along(x, x + width, y).join('');
    const bottom = this.#along(x + width, x, y + height, 'L').join('');
    return path(
      `${top}${bottom}Z`,
      stroke ? 'none' : fill,
      stroke ? `stroke="${stroke.ink}" stroke-width="${stroke.width}"` : '',
    );
  }

  /** Path data of a straight-edged shape, its level edges bent as the surface is. */
  shape(corners: readonly Point[]): string {
    return `${corners
      .flatMap(([x, y], at) => {
        const [nx, ny] = corners[(at + 1) % corners.length] ?? [x, y];
        return this.#between([x, y], [nx, ny], at === 0 ? 'M' : 'L');
      })
      .join('')}Z`;
  }

  #between([x1, y1]: Point, [x2, y2]: Point, begin: 'M' | 'L'): string[] {
    const steps = this.#warp === flat || Math.abs(x2 - x1) < 30 ? 1 : 14;
    return Array.from({ length: steps }, (_, index) => {
      const share = index / steps;
      const [x, y] = this.#warp(x1 + (x2 - x1) * share, y1 + (y2 - y1) * share);
      return `${index === 0 ? begin : 'L'}${tidy(x)} ${tidy(y)}`;
    });
  }

  #along(from: number, to: number, y: number, begin: 'M' | 'L' = 'M'): string[] {
    const steps = this.#warp === flat ? 1 : 14;
    return Array.from({ length: steps + 1 }, (_, index) => {
      const [x, py] = this.#warp(from + ((to - from) * index) / steps, y);
      return `${index === 0 ? begin : 'L'}${tidy(x)} ${tidy(py)}`;
    });
  }
}
