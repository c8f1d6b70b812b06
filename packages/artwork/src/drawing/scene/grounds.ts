import { darker, lighter, luminance, mix, type Color } from '../color/color.ts';
import type { Ground } from './ground.ts';
import type { KitStage } from '../kit/kit-stage.ts';
import { drapes, flecks, niche, plinth, table, tiles, weave } from './materials.ts';
import { leafShadows, paneShadows } from './shadows.ts';
import type { Setting } from '../settings.ts';
import { ellipse, path, rect, type Sketch } from '../sketch.ts';

const k = '#140f0d';

/** A wall lit from the left. */
function wall({ sketch }: KitStage, color: Color, horizon: number): string {
  return (
    rect(0, 0, 1000, horizon + 2, 0, color) +
    rect(
      0,
      0,
      1000,
      horizon + 2,
      0,
      sketch.linear(
        [
          [0, '#fffdf6', 0.3],
          [0.45, '#fffdf6', 0.06],
          [0.7, k, 0.02],
          [1, k, 0.16],
        ],
        24,
      ),
    )
  );
}

/** A level floor, lighter toward the camera, dark where it meets the wall. */
function floor({ sketch }: KitStage, color: Color, horizon: number): string {
  return (
    rect(0, horizon, 1000, 1000 - horizon, 0, color) +
    rect(
      0,
      horizon,
      1000,
      1000 - horizon,
      0,
      sketch.linear(
        [
          [0, k, 0.2],
          [0.1, k, 0.07],
          [0.45, '#fffdf6', 0.14],
          [1, k, 0.05],
        ],
        90,
      ),
    ) +
    rect(
      0,
      horizon,
      1000,
      1000 - horizon,
      0,
      sketch.linear(
        [
          [0, '#fffdf6', 0.16],
          [0.5, k, 0],
          [1, k, 0.12],
        ],
        0,
      ),
    )
  );
}

/** The falling off of light toward the corners. */
export const vignette = (sketch: Sketch, strength = 0.17): string =>
  rect(
    0,
    0,
    1000,
    1000,
    0,
    sketch.radial(
      [
        [0, k, 0],
        [0.62, k, 0],
        [1, k, strength],
      ],
      0.46,
      0.46,
      0.76,
    ),
  );

/** The pool of light behind something. */
const glow = (sketch: Sketch, x: number, y: number, rx: number, ry: number, opacity = 0.5) =>
  ellipse(
    x,
    y,
    rx,
    ry,
    sketch.radial([
      [0, '#fffdf6', opacity],
      [0.5, '#fffdf6', opacity * 0.35],
      [1, '#fffdf6', 0],
    ]),
  );

/** The room behind and under something that stands. */
export function drawFloor(stage: KitStage, setting: Setting, ground: Ground): string {
  const { sketch, roles } = stage;
  const { horizon, foot } = ground;
  const base = roles.ground;
  switch (setting) {
    case 'sweep':
      return (
        rect(0, 0, 1000, 1000, 0, base) +
        rect(
          0,
          0,
          1000,
          1000,
          0,
          sketch.linear(
            [
              [0, k, 0.13],
              [0.5, k, 0.02],
              [0.66, k, 0.06],
              [0.8, '#fffdf6', 0.16],
              [1, k, 0.04],
            ],
            90,
          ),
        ) +
        glow(sketch, 380, 400, 560, 480, 0.5)
      );
    case 'plinth':
      return (
        wall(stage, base, horizon) +
        glow(sketch, 420, 380, 480, 420, 0.4) +
        floor(stage, darker(base, 0.05), horizon) +
        plinth(stage, foot, mix(base, luminance(base) > 0.5 ? '#ffffff' : '#e9e2d8', 0.5))
      );
    case 'wood':
      return (
        wall(stage, base, horizon) +
        glow(sketch, 330, 300, 520, 360, 0.34) +
        table(stage, horizon, ground.seed)
      );
    case 'linen':
      return (
        wall(stage, mix(base, '#ffffff', 0.1), horizon) +
        glow(sketch, 330, 300, 520, 380, 0.3) +
        floor(stage, mix(base, '#f6efe3', 0.62), horizon) +
        weave(sketch, horizon) +
        drapes(stage, horizon, mix(base, '#f6efe3', 0.62))
      );
    case 'tiles':
      return (
        tiles(stage, horizon, ground.seed) +
        floor(stage, mix(base, '#f4f0ea', 0.55), horizon) +
        flecks(stage, horizon, ground.seed, 90)
      );
    case 'leaf-shadow':
      return (
        wall(stage, lighter(base, 0.12), horizon) +
        leafShadows(sketch, ground.seed, horizon) +
        floor(stage, base, horizon)
      );
    case 'two-tone':
      return (
        wall(stage, base, horizon) +
        path(`M0 ${horizon - 330}H1000V${horizon + 2}H0Z`, roles.groundDeep) +
        path(
          `M0 ${horizon - 330}H1000V${horizon + 2}H0Z`,
          sketch.linear(
            [
              [0, '#fffdf6', 0.2],
              [0.5, k, 0],
              [1, k, 0.2],
            ],
            24,
          ),
        ) +
        floor(stage, mix(roles.groundDeep, base, 0.36), horizon)
      );
    case 'window':
      return (
        wall(stage, base, horizon) + paneShadows(sketch, horizon) + floor(stage, lighter(base, 0.06), horizon)
      );
    case 'arch':
      return wall(stage, base, horizon) + niche(stage, horizon) + floor(stage, lighter(base, 0.1), horizon);
    case 'stone':
      return (
        wall(stage, mix(roles.groundDeep, base, 0.55), horizon) +
        glow(sketch, 350, 320, 520, 380, 0.36) +
        floor(stage, mix('#e6e0d8', base, 0.25), horizon) +
        flecks(stage, horizon, ground.seed, 260)
      );
  }
}
