import { darker, lighter, type Color } from '../../../color/color.ts';
import type { KitStage } from '../../kit-stage.ts';
import { ellipse, group, path, stroke, type Point } from '../../../sketch.ts';
import { rod } from '../fittings.ts';

/** A bow of satin ribbon, its knot at a place. */
export function satinBow({ sketch }: KitStage, ribbon: Color, [x, y]: Point, size = 1): string {
  const satin = (angle: number) =>
    sketch.linear(
      [
        [0, lighter(ribbon, 0.4)],
        [0.45, ribbon],
        [1, darker(ribbon, 0.38)],
      ],
      angle,
    );
  const side = (way: 1 | -1) =>
    group(
      path('M6 4C20 30 44 62 92 84L108 62L84 58C52 44 26 22 12 -2Z', satin(50)) +
        path('M0 0C34 -86 150 -116 158 -54C164 -4 62 14 0 0Z', satin(24)) +
        path('M10 -6C50 -54 120 -84 130 -52C136 -22 64 0 10 -6Z', darker(ribbon, 0.5), 'opacity="0.72"') +
        path('M0 0C34 -86 150 -116 158 -54C130 -92 60 -62 0 0Z', lighter(ribbon, 0.3), 'opacity="0.5"') +
        stroke('M8 -4C40 -40 80 -60 118 -66', lighter(ribbon, 0.5), 2, 'opacity="0.5"'),
      `scale(${way} 1)`,
    );
  return group(
    side(1) +
      side(-1) +
      ellipse(0, -5, 23, 20, satin(60)) +
      stroke('M-9 -20C-4 -8 -4 2 -9 10M7 -21C4 -8 4 2 8 10', darker(ribbon, 0.45), 2.4, 'opacity="0.5"'),
    `translate(${x} ${y}) scale(${size})`,
  );
}

/** A bow of string or twine. */
export const stringBow = (color: Color, [x, y]: Point, size = 1): string =>
  group(
    rod('M0 0C-30 40 -44 76 -40 112M0 0C24 44 46 70 62 96', color, 6) +
      rod(
        'M0 0C-40 -56 -110 -62 -104 -18C-98 18 -40 12 0 0C40 -56 110 -62 104 -18C98 18 40 12 0 0',
        color,
        6,
      ) +
      ellipse(0, -1, 10, 9, darker(color, 0.1)),
    `translate(${x} ${y}) scale(${size})`,
  );
