import { darker, lighter, luminance, mix, type Color } from '../drawing/color/color.ts';
import type { KitStage } from '../drawing/kit/kit-stage.ts';
import { roundTop, turned } from '../drawing/scene/light.ts';
import {
  ball,
  books,
  branch,
  cupFromAbove,
  foldedCloth,
  riser,
  stones,
  vase,
} from '../drawing/scene/props.ts';
import { leafShadows, paneShadows } from '../drawing/scene/shadows.ts';
import { ellipse, group, path, rect, round, type Point } from '../drawing/sketch.ts';
import type { Brush } from './brush.ts';
import { lemon, orange, pear, spoon } from './fruit.ts';
import { room, shadowed, soft, stageOf, wallOf } from './room.ts';
import { grain } from './surface.ts';

/** Blocks, an arch and a ball, as in a painter's studio. */
function blocks(brush: Brush): string {
  const stage = stageOf(brush);
  const wall = wallOf(brush);
  const floor = mix(wall, brush.paper, 0.3);
  const [one, two, three, four] = [
    soft(brush, brush.main),
    soft(brush, brush.accent),
    soft(brush, brush.third),
    soft(brush, mix(brush.paper, brush.main, 0.2)),
  ];
  const isMirrored = brush.next() > 0.5;
  const arch = (x: number, y: number, wide: number, tall: number, color: Color) => {
    const d = `M${-wide / 2} 0V${-tall + wide / 2}A${wide / 2} ${wide / 2} 0 0 1 ${wide / 2} ${-tall + wide / 2}V0H${wide * 0.24}V${-tall + wide * 0.6}A${wide * 0.24} ${wide * 0.24} 0 0 0 ${-wide * 0.24} ${-tall + wide * 0.6}V0Z`;
    return group(
      shadowed(`<path d="${d}" transform="skewX(-26) scale(1 0.55)"/>`, wide * 0.16, 2, 15, 0.24) +
        path(d, darker(color, 0.34), 'transform="translate(18 -5)"') +
        path(
          d,
          stage.sketch.linear(
            [
              [0, lighter(color, 0.34)],
              [0.55, color],
              [1, darker(color, 0.2)],
            ],
            28,
          ),
        ),
      `translate(${x} ${y})`,
    );
  };
  const steps = (x: number, y: number, color: Color) =>
    group(
      [3, 2, 1]
        .map((level, index) => {
          const [wide, top] = [88 * level, -70 * (index + 1)];
          return (
            rect(
              -132 + 0,
              top,
              wide,
              70,
              0,
              stage.sketch.linear(
                [
                  [0, lighter(color, 0.26)],
                  [1, darker(color, 0.08 + index * 0.05)],
                ],
                40,
              ),
            ) + rect(-132, top - 12, wide, 13, 0, lighter(color, 0.42))
          );
        })
        .join(''),
      `translate(${x} ${y})`,
    );
  const scene =
    arch(300, 742, 330, 520, one) +
    shadowed('<ellipse cx="80" cy="0" rx="250" ry="30"/>', 660, 800, 18, 0.26) +
    steps(690, 800, four) +
    group(riser(stage, 118, 150), 'translate(470 842)') +
    group(ball(stage.sketch, 74, two), 'translate(470 692)') +
    group(ball(stage.sketch, 44, three), 'translate(602 590)') +
    group(ball(stage.sketch, 56, three), 'translate(200 884)') +
    group(
      turned(
        stage.sketch,
        [
          [62, 0],
          [62, -54],
        ],
        two,
        'matte',
      ) + roundTop(stage.sketch, 62, -54, lighter(two, 0.2)),
      'translate(806 902)',
    );
  return (
    room(brush, wall, floor, 640) +
    (isMirrored ? `<g transform="translate(1000 0) scale(-1 1)">${scene}</g>` : scene) +
    grain(brush, 0.1)
  );
}

/** A vase with branches on a table, fruit beside it, a window's light on the wall. */
function vaseAndFruit(brush: Brush): string {
  const stage = stageOf(brush);
  const wall = wallOf(brush);
  const table = mix(brush.accent, luminance(brush.accent) > 0.4 ? '#8a6647' : '#cdb08c', 0.5);
  const fruit = brush.pick([pear, lemon, orange]);
  const side = brush.next() > 0.5;
  const scene =
    group(foldedCloth(stage), 'translate(690 856) scale(1.08)') +
    group(vase(stage, String(brush.next())), 'translate(380 812) scale(1.16)') +
    group(fruit(brush), 'translate(636 842)') +
    group(fruit(brush), 'translate(760 872) rotate(14)') +
    group(fruit(brush), 'translate(560 900) rotate(-9) scale(1.06)');
  return (
    room(brush, wall, table, 700) +
    paneShadows(brush.sketch, 700) +
    (side ? scene : `<g transform="translate(1000 0) scale(-1 1)">${scene}</g>`) +
    grain(brush, 0.1)
  );
}

/** Books, a bowl and a branch, close to the wall, under the shadow of leaves. */
function shelf(brush: Brush): string {
  const stage = stageOf(brush);
  const wall = wallOf(brush);
  const bowl = soft(brush, brush.pick([brush.main, brush.accent]), 0.3);
  const place = 'translate(290 776) scale(1.14)';
  const front: Point[] = [
    [44, 0],
    [52, -8],
    [96, -42],
    [132, -88],
    [142, -112],
  ];
  const inside =
    ellipse(0, -112, 142, 24, darker(bowl, 0.42)) +
    ellipse(
      0,
      -109,
      134,
      20,
      brush.sketch.linear(
        [
          [0, darker(bowl, 0.5)],
          [1, darker(bowl, 0.12)],
        ],
        20,
      ),
    );
  const board = mix('#b08a63', brush.main, 0.2);
  return (
    rect(0, 0, 1000, 1000, 0, wall) +
    rect(
      0,
      0,
      1000,
      1000,
      0,
      brush.sketch.linear(
        [
          [0, '#fffdf6', 0.34],
          [0.5, '#fffdf6', 0],
          [1, '#140f0d', 0.2],
        ],
        30,
      ),
    ) +
    leafShadows(brush.sketch, String(brush.next()), 1000, 0.26) +
    shadowed('<rect x="60" y="792" width="900" height="52"/>', 8, 26, 24, 0.3) +
    rect(
      40,
      776,
      920,
      46,
      3,
      brush.sketch.linear(
        [
          [0, lighter(board, 0.3)],
          [0.3, board],
          [1, darker(board, 0.3)],
        ],
        90,
      ),
    ) +
    group(books(stage), 'translate(650 776) scale(0.92)') +
    group(group(ball(brush.sketch, 46, soft(brush, brush.third)), ''), 'translate(690 692)') +
    group(ellipse(24, 0, 120, 18, '#1a120e', 'opacity="0.26"') + inside, place) +
    group(
      branch(stage, `${brush.next()}a`, 400, 0.42) + branch(stage, `${brush.next()}b`, 340, -0.3),
      'translate(300 676)',
    ) +
    group(turned(brush.sketch, front, bowl, 'matte', { smooth: true }), place) +
    group(stones(stage), 'translate(480 776) scale(0.5)') +
    grain(brush, 0.1)
  );
}

/** A table from above: a cup, a plate with fruit, a sprig, cards of the brand's colors. */
function fromAbove(brush: Brush): string {
  const stage = stageOf(brush);
  const cloth = wallOf(brush);
  const { sketch } = brush;
  const plate = mix(brush.paper, soft(brush, brush.accent, 0.5), 0.22);
  const disc = (r: number, fill: string) => `<circle r="${r}" fill="${fill}"/>`;
  const slices = [0, 1, 2].map((index) =>
    group(
      disc(66, mix('#e9b23f', brush.accent, 0.3)) +
        disc(58, '#fdf6e2') +
        Array.from(
          { length: 9 },
          (_, at) =>
            `<g transform="rotate(${at * 40})">${path('M0 -6L15 -44C8 -54 -8 -54 -15 -44Z', mix('#f0c55a', brush.accent, 0.25))}</g>`,
        ).join(''),
      `translate(${[-52, 48, 4][index]} ${[-26, -34, 52][index]}) scale(0.84) rotate(${index * 17})`,
    ),
  );
  const napkin = soft(brush, brush.main, 0.15);
  const square = '<rect x="-210" y="-210" width="420" height="420" rx="6"/>';
  return (
    rect(0, 0, 1000, 1000, 0, luminance(cloth) > 0.82 ? darker(cloth, 0.08) : cloth) +
    linenLines(brush, cloth) +
    group(
      shadowed(square, 12, 16, 16, 0.26) +
        rect(
          -210,
          -210,
          420,
          420,
          6,
          sketch.linear(
            [
              [0, lighter(napkin, 0.2)],
              [1, darker(napkin, 0.12)],
            ],
            40,
          ),
        ) +
        rect(
          -190,
          -190,
          380,
          380,
          2,
          'none',
          `stroke="${lighter(napkin, 0.5)}" stroke-width="3" stroke-dasharray="10 7"`,
        ),
      `translate(390 560) rotate(${round(brush.between(-16, -4))})`,
    ) +
    group(
      shadowed('<circle r="236"/>', 14, 22, 18, 0.32) +
        disc(
          238,
          sketch.linear(
            [
              [0, lighter(plate, 0.5)],
              [1, darker(plate, 0.12)],
            ],
            45,
          ),
        ) +
        disc(
          176,
          sketch.linear(
            [
              [0, darker(plate, 0.07)],
              [1, lighter(plate, 0.35)],
            ],
            45,
          ),
        ) +
        disc(170, plate) +
        slices.join(''),
      'translate(410 540)',
    ) +
    group(cupFromAbove(stage), 'translate(778 254) rotate(24) scale(0.98)') +
    lyingBranch(brush, stage) +
    group(spoon(brush), `translate(136 300) rotate(${round(brush.between(8, 24))})`) +
    grain(brush, 0.1)
  );
}

/** A branch with its own dark copy under it. */
function lyingBranch(brush: Brush, stage: KitStage): string {
  const drawn = branch(stage, String(brush.next()), 430, 0.24);
  const dark = drawn.replaceAll(/#[0-9a-f]{6}/g, '#1a120e');
  return `<g transform="translate(734 948) rotate(-8)" opacity="0.2">${dark}</g>${group(drawn, 'translate(720 930) rotate(-8)')}`;
}

function linenLines(brush: Brush, cloth: Color): string {
  const dark = darker(cloth, 0.5);
  const weave = brush.sketch.define(
    (id) =>
      `<pattern id="${id}" width="9" height="9" patternUnits="userSpaceOnUse"><path d="M0 4.5H9M4.5 0V9" stroke="${dark}" stroke-width="1" opacity="0.13"/></pattern>`,
  );
  return (
    rect(0, 0, 1000, 1000, 0, weave) +
    rect(
      0,
      0,
      1000,
      1000,
      0,
      brush.sketch.linear(
        [
          [0, '#fffaf0', 0.24],
          [0.5, '#fffaf0', 0],
          [1, '#1d1512', 0.2],
        ],
        44,
      ),
    )
  );
}

/** Stones on a tray beside one branch: as little as there can be. */
function calm(brush: Brush): string {
  const stage = stageOf(brush);
  const wall = wallOf(brush);
  const pot = soft(brush, brush.pick([brush.main, brush.accent, brush.third]), 0.2);
  const isMirrored = brush.next() > 0.5;
  const scene =
    group(branch(stage, `${brush.next()}c`, 430, 0.34), 'translate(356 540)') +
    group(
      ellipse(46, 4, 150, 28, '#1a120e', 'opacity="0.26"') +
        turned(
          brush.sketch,
          [
            [70, 0],
            [108, -50],
            [122, -120],
            [104, -190],
            [52, -236],
            [40, -262],
            [46, -282],
          ],
          pot,
          'matte',
          { smooth: true },
        ) +
        ellipse(0, -282, 46, 8, darker(pot, 0.5)),
      'translate(350 832)',
    ) +
    group(ball(brush.sketch, 92, soft(brush, brush.third), 0.58), 'translate(660 856)') +
    group(ball(brush.sketch, 64, soft(brush, brush.accent), 0.6), 'translate(668 752)') +
    group(ball(brush.sketch, 36, soft(brush, mix(brush.paper, brush.main, 0.3)), 0.7), 'translate(660 677)');
  const sun = ellipse(
    brush.between(560, 760),
    brush.between(230, 320),
    190,
    190,
    mix(wall, brush.pick([brush.main, brush.accent]), 0.45),
    'opacity="0.8"',
  );
  const whole = sun + scene;
  return (
    room(brush, wall, mix(wall, brush.paper, 0.22), 706) +
    (isMirrored ? `<g transform="translate(1000 0) scale(-1 1)">${whole}</g>` : whole) +
    grain(brush, 0.1)
  );
}

export const stillLifes = {
  blocks,
  'vase-and-fruit': vaseAndFruit,
  shelf,
  'from-above': fromAbove,
  calm,
} as const;
