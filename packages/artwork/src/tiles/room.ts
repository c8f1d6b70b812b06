import { luminance, mix, type Color } from '../drawing/color/color.ts';
import { rolesOf } from '../drawing/kit/kit-colors.ts';
import type { KitStage } from '../drawing/kit/kit-stage.ts';
import { nestedShadow } from '../drawing/scene/light.ts';
import { rect } from '../drawing/sketch.ts';
import type { Brush } from './brush.ts';

/** Things are set in the brand's colors, softened as glazes and stone are. */
export const stageOf = (brush: Brush): KitStage => ({
  sketch: brush.sketch,
  roles: rolesOf(brush.colors),
  words: { name: '', voice: brush.voice, mark: brush.voice.mark },
});

export const soft = (brush: Brush, color: Color, share = 0.22) =>
  mix(color, brush.paper, luminance(color) > 0.6 ? share * 0.4 : share);

export const shadowed = (shape: string, x: number, y: number, spread = 16, opacity = 0.3) =>
  `<g transform="translate(${x} ${y})">${nestedShadow(shape, spread, opacity, 6)}</g>`;

/** A wall and a floor of one color, brighter to the left, and the line where they meet lost in light. */
export function room(brush: Brush, wall: Color, floor: Color, horizon: number): string {
  const { sketch } = brush;
  return (
    rect(0, 0, 1000, horizon + 2, 0, wall) +
    rect(
      0,
      0,
      1000,
      horizon + 2,
      0,
      sketch.linear(
        [
          [0, '#fffdf6', 0.32],
          [0.5, '#fffdf6', 0.05],
          [1, '#140f0d', 0.2],
        ],
        26,
      ),
    ) +
    rect(0, horizon, 1000, 1000 - horizon, 0, floor) +
    rect(
      0,
      horizon,
      1000,
      1000 - horizon,
      0,
      sketch.linear(
        [
          [0, '#140f0d', 0.22],
          [0.14, '#140f0d', 0.07],
          [0.5, '#fffdf6', 0.14],
          [1, '#140f0d', 0.08],
        ],
        90,
      ),
    )
  );
}

export const wallOf = (brush: Brush) =>
  mix(
    brush.pick([brush.main, brush.third, brush.accent, brush.paper]),
    brush.paper,
    brush.pick([0.35, 0.55, 0.72]),
  );
