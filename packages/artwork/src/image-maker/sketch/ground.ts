import { brightness, darker, mix, type Color } from '../../drawing/color/color.ts';
import { rolesOf } from '../../drawing/kit/kit-colors.ts';
import { leafShadows, paneShadows } from '../../drawing/scene/shadows.ts';
import { ellipse, path, rect, Sketch } from '../../drawing/sketch.ts';
import type { Drawing } from './read-drawing.ts';

/** A quiet studio for a thing that stands where `box` (of a square of `side`) ends, as SVG. Four of them by `variant`. */
export function groundSvg(palette: readonly Color[], { box: drawn, side }: Drawing, variant: number): string {
  const scale = 1024 / side;
  const box = {
    left: drawn.left * scale,
    right: drawn.right * scale,
    top: drawn.top * scale,
    bottom: drawn.bottom * scale,
  };
  const sketch = new Sketch('g');
  const { ground, groundDeep } = rolesOf(palette);
  const isDeep = variant % 4 === 1;
  const tone = isDeep ? mix(groundDeep, ground, 0.35) : ground;
  const wall = brightness(tone) > 0.93 ? darker(tone, 0.06) : tone;
  const foot = Math.min(1000, box.bottom);
  const horizon = Math.max(420, foot - 96);
  const behind = [
    '',
    path(
      `M${box.left - 60} ${horizon}V${Math.max(170, box.top + 60)}A${(box.right - box.left) / 2 + 60} ${(box.right - box.left) / 2 + 60} 0 0 1 ${box.right + 60} ${Math.max(170, box.top + 60)}V${horizon}Z`,
      mix(wall, '#ffffff', 0.22),
    ),
    paneShadows(sketch, horizon),
    leafShadows(sketch, `${palette.join('')}`, horizon, 0.2),
  ][variant % 4];
  const inside =
    rect(0, 0, 1024, horizon + 2, 0, wall) +
    rect(
      0,
      0,
      1024,
      horizon + 2,
      0,
      sketch.linear(
        [
          [0, '#fffdf6', 0.4],
          [0.5, '#fffdf6', 0.06],
          [1, '#140f0d', 0.16],
        ],
        26,
      ),
    ) +
    behind +
    rect(0, horizon, 1024, 1024 - horizon, 0, mix(wall, '#ffffff', 0.16)) +
    rect(
      0,
      horizon,
      1024,
      1024 - horizon,
      0,
      sketch.linear(
        [
          [0, '#140f0d', 0.2],
          [0.2, '#140f0d', 0.05],
          [0.6, '#fffdf6', 0.16],
          [1, '#140f0d', 0.06],
        ],
        90,
      ),
    ) +
    ellipse(
      512,
      horizon,
      640,
      26,
      sketch.radial([
        [0, '#140f0d', 0.1],
        [1, '#140f0d', 0],
      ]),
    );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1024 1024" width="1024" height="1024">${sketch.definitions}${inside}</svg>`;
}
