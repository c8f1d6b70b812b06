import { ellipse, group, rect, type Sketch } from '@brandwright/artwork/drawing/sketch.ts';

/** Warm paper with the light of a window on it. */
export function quietGround(sketch: Sketch): string {
  const wall = sketch.linear(
    [
      [0, '#e3dfd7'],
      [0.5, '#f1eee8'],
      [1, '#dcd7cd'],
    ],
    62,
  );
  const glow = sketch.radial([
    [0, '#ffffff', 0.75],
    [1, '#ffffff', 0],
  ]);
  return rect(0, 0, 1000, 1000, 0, wall) + ellipse(380, 340, 640, 560, glow);
}

/** A wall over a table. */
export function tableGround(sketch: Sketch, horizon = 700): string {
  const table = sketch.linear(
    [
      [0, '#cfc6b6'],
      [0.25, '#e2dbcd'],
      [1, '#cfc5b3'],
    ],
    90,
  );
  const seam = sketch.linear(
    [
      [0, '#2b1f1a', 0.12],
      [1, '#2b1f1a', 0],
    ],
    90,
  );
  return (
    quietGround(sketch) +
    rect(0, horizon, 1000, 1000 - horizon, 0, table) +
    rect(0, horizon, 1000, 26, 0, seam)
  );
}

/** The soft dark where something stands. */
export function floorShadow(sketch: Sketch, x: number, y: number, reach: number): string {
  const soft = sketch.radial([
    [0, '#241a17', 0.44],
    [0.55, '#241a17', 0.18],
    [1, '#241a17', 0],
  ]);
  return (
    ellipse(x + reach * 0.2, y + 6, reach * 1.4, reach * 0.17, soft) +
    ellipse(x, y + 5, reach * 1.04, reach * 0.08, soft)
  );
}

/** The soft edge that something flat casts: copies of its outline that drift apart. */
export function laidShadow(thing: string, reach = 1): string {
  const outline = thing
    .replaceAll(/ (?:stroke-|fill-)?opacity="[^"]*"/g, '')
    .replaceAll(/(fill|stroke)="(?!none)[^"]*"/g, '$1="#20150f"');
  return [0.4, 0.8, 1.2, 1.6, 2]
    .map((far) => group(outline, `translate(${7 * far * reach} ${12 * far * reach})`, 'opacity="0.065"'))
    .join('');
}
