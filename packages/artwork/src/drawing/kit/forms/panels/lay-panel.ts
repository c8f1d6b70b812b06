import type { Warp } from '../../../lettering/lettering.ts';
import { round, type Point } from '../../../sketch.ts';
import { add, apart, between, facing, type Point3 } from './eye.ts';
import { slab, type Panel } from './panel.ts';

/** A panel as it lies in the picture. */
export interface Laid {
  width: number;
  height: number;
  /** From its own units to the picture. */
  warp: Warp;
  /** Path data of a shape in its own units, closed unless said. */
  shape: (points: readonly Point[], isOpen?: boolean) => string;
  /** Path data of its outline. */
  outline: string;
  facing: Point3;
}

/** Lays a panel into the picture; `see` takes a place in space to the picture. */
export function layPanel(see: (place: Point3) => Point, panel: Panel): Laid {
  const [a, b, c, d] = panel.corners;
  const width = Math.max(apart(a, b), apart(d, c));
  const height = Math.max(apart(a, d), apart(b, c));
  const normal = apart(a, b) > 1 ? facing(a, b, c) : facing(a, c, d);
  const { bow } = panel;
  const warp: Warp = (x, y) => {
    const [u, v] = [x / width + 0.5, y / height + 0.5];
    const flat = between(between(a, b, u), between(d, c, u), v);
    if (!bow) return see(flat);
    const along = (bow.straight === 'across' ? v : u) * 2 - 1;
    const rise = bow.rise * (1 - along * along);
    return see(add(flat, [normal[0] * rise, normal[1] * rise, normal[2] * rise]));
  };
  const steps = bow ? 14 : 1;
  const shape = (points: readonly Point[], isOpen = false) => {
    const line = points.flatMap(([x, y], at) => {
      const next = points[at + 1] ?? (isOpen ? undefined : points[0]);
      if (!next) return [warp(x, y)];
      return Array.from({ length: steps }, (_, step) =>
        warp(x + ((next[0] - x) * step) / steps, y + ((next[1] - y) * step) / steps),
      );
    });
    return `M${line.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}${isOpen ? '' : 'Z'}`;
  };
  return {
    width,
    height,
    warp,
    shape,
    outline: shape(panel.cut ?? slab(0, 0, width, height)),
    facing: normal,
  };
}
