import { darker, lighter, luminance, type Color } from '../../../color/color.ts';
import type { KitStage } from '../../kit-stage.ts';
import type { Point } from '../../../sketch.ts';
import { patternInk } from '../formed.ts';
import type { Laid } from './lay-panel.ts';
import { oval, slab } from './panel.ts';

const each = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.max(0, Math.ceil((to - from) / step)) }, (_, at) => from + at * step);

/** The pattern that was asked for, printed on a panel. */
export function panelPattern(stage: KitStage, laid: Laid, color: Color): string {
  const { looks, roles } = stage;
  if (!looks?.pattern) return '';
  const ink = patternInk(stage, color);
  const [w, h] = [laid.width / 2, laid.height / 2];
  const fill = (shapes: readonly (readonly Point[])[], tone: Color, opacity = 1) =>
    `<path d="${shapes.map((shape) => laid.shape(shape)).join('')}" fill="${tone}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;
  const rows = each(-h + 20, h + 20, 50);
  switch (looks.pattern) {
    case 'stripes':
      return fill(
        rows.map((y) => slab(0, y, w * 2 + 2, 22)),
        ink,
      );
    case 'checks':
      return (
        fill(
          rows.map((y) => slab(0, y, w * 2 + 2, 24)),
          ink,
          0.5,
        ) +
        fill(
          each(-w + 20, w + 20, 50).map((x) => slab(x, 0, 24, h * 2 + 2)),
          ink,
          0.5,
        )
      );
    case 'dots':
      return fill(
        each(-h + 18, h + 10, 40).flatMap((y, row) =>
          each(-w + (row % 2 === 0 ? 16 : 38), w + 10, 44).map((x) => oval(x, y, 9, 9, 16)),
        ),
        ink,
      );
    case 'speckles':
      return fill(
        each(-h + 10, h, 22).flatMap((y, row) =>
          each(-w + 8, w, 26).map((x, column) => {
            const turn = (row * 131 + column * 53) % 100;
            const r = 1.2 + (turn % 5) * 0.7;
            return oval(x + (turn - 50) * 0.22, y + ((turn * 7) % 22) - 11, r, r, 8);
          }),
        ),
        luminance(roles.body) > 0.2 ? darker(roles.body, 0.6) : lighter(roles.body, 0.6),
        0.75,
      );
    case 'marble':
      return each(-h, h, 70)
        .map((y, at) => {
          const line = each(-w - 10, w + 30, 20).map((x): Point => [
            x,
            y + 26 * Math.sin(x / 60 + at * 1.7) - x * 0.34,
          ]);
          return `<path d="${laid.shape(line, true)}" fill="none" stroke="${ink}" stroke-width="${2 + (at % 3) * 1.6}" opacity="0.34"/>`;
        })
        .join('');
  }
}
