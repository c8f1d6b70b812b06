import { darker, lighter, mix, type Color } from '../drawing/color/color.ts';
import { ball } from '../drawing/scene/props.ts';
import { ellipse, group, path, stroke } from '../drawing/sketch.ts';
import type { Brush } from './brush.ts';

const rind = (brush: Brush, natural: Color) => mix(natural, brush.pick([brush.main, brush.accent]), 0.3);

export function pear(brush: Brush): string {
  const color = rind(brush, '#c3b551');
  const d =
    'M0 0C-58 0 -74 -40 -62 -78C-52 -108 -30 -116 -26 -142C-22 -168 22 -168 26 -142C30 -116 52 -108 62 -78C74 -40 58 0 0 0Z';
  return (
    ellipse(14, 0, 76, 15, '#1a120e', 'opacity="0.3"') +
    path(
      d,
      brush.sketch.radial(
        [
          [0, lighter(color, 0.5)],
          [0.42, color],
          [0.9, darker(color, 0.36)],
          [1, darker(color, 0.26)],
        ],
        0.36,
        0.42,
        0.72,
      ),
    ) +
    stroke('M2 -160C4 -176 10 -186 18 -190', '#5b4630', 6)
  );
}

export function lemon(brush: Brush): string {
  const color = rind(brush, '#e8c63f');
  const d =
    'M-84 -46C-92 -50 -92 -62 -82 -62C-62 -98 44 -104 70 -66C82 -66 86 -52 76 -46C58 -4 -56 2 -84 -46Z';
  return (
    ellipse(8, -2, 82, 15, '#1a120e', 'opacity="0.3"') +
    path(
      d,
      brush.sketch.radial(
        [
          [0, lighter(color, 0.56)],
          [0.45, color],
          [1, darker(color, 0.36)],
        ],
        0.38,
        0.3,
        0.72,
      ),
    )
  );
}

export function orange(brush: Brush): string {
  const color = rind(brush, '#dd7d3a');
  return (
    group(ball(brush.sketch, 66, color, 0.96), 'translate(0 0)') +
    ellipse(10, -124, 9, 4, darker(color, 0.5)) +
    path('M8 -126C24 -150 52 -148 62 -132C44 -122 24 -118 8 -126Z', '#6f8256')
  );
}

export function spoon({ sketch }: Brush): string {
  const metal = sketch.linear(
    [
      [0, '#f3eee3'],
      [0.4, '#b9a988'],
      [0.6, '#e8dcc2'],
      [1, '#8f7d5c'],
    ],
    20,
  );
  const d = 'M0 -6C-40 -10 -48 -78 -34 -112C-20 -146 20 -146 34 -112C48 -78 40 -10 0 -6Z';
  return (
    `<g transform="translate(8 12)" opacity="0.22">${path(d, '#1a120e')}${path('M-7 -14L-10 330Q0 344 10 330L7 -14Z', '#1a120e')}</g>` +
    path('M-6 -16L-10 330Q0 344 10 330L6 -16Z', metal) +
    path(d, metal) +
    ellipse(-4, -78, 24, 42, '#fffaf0', 'opacity="0.3"')
  );
}
