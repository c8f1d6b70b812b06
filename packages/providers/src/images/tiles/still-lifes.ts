import { darker, lighter, luminance, mix, type Color } from '../color.ts';
import { rolesOf } from '../kit-colors.ts';
import type { KitStage } from '../kit-stage.ts';
import { nestedShadow, roundTop, turned } from '../light.ts';
import { ball, books, branch, cupFromAbove, foldedCloth, riser, stones, vase } from '../props.ts';
import { leafShadows, paneShadows } from '../shadows.ts';
import { ellipse, group, path, rect, round, stroke, type Point } from '../sketch.ts';
import type { Brush } from './brush.ts';
import { grain } from './surface.ts';

/** Things are set in the brand's colours, softened as glazes and stone are. */
const stageOf = (brush: Brush): KitStage => ({
  sketch: brush.sketch,
  roles: rolesOf(brush.colors),
  words: { name: '', voice: brush.voice, mark: brush.voice.mark },
});

const soft = (brush: Brush, color: Color, share = 0.22) => mix(color, brush.paper, luminance(color) > 0.6 ? share * 0.4 : share);
const shadowed = (shape: string, x: number, y: number, spread = 16, opacity = 0.3) =>
  `<g transform="translate(${x} ${y})">${nestedShadow(shape, spread, opacity, 6)}</g>`;

/** A wall and a floor of one colour, brighter to the left, and the line where they meet lost in light. */
function room(brush: Brush, wall: Color, floor: Color, horizon: number): string {
  const { sketch } = brush;
  return (
    rect(0, 0, 1000, horizon + 2, 0, wall) +
    rect(0, 0, 1000, horizon + 2, 0, sketch.linear([[0, '#fffdf6', 0.32], [0.5, '#fffdf6', 0.05], [1, '#140f0d', 0.2]], 26)) +
    rect(0, horizon, 1000, 1000 - horizon, 0, floor) +
    rect(0, horizon, 1000, 1000 - horizon, 0, sketch.linear([[0, '#140f0d', 0.22], [0.14, '#140f0d', 0.07], [0.5, '#fffdf6', 0.14], [1, '#140f0d', 0.08]], 90))
  );
}

const wallOf = (brush: Brush) => mix(brush.pick([brush.main, brush.third, brush.accent, brush.paper]), brush.paper, brush.pick([0.35, 0.55, 0.72]));

/** Blocks, an arch and a ball, as in a painter's studio. */
function blocks(brush: Brush): string {
  const stage = stageOf(brush);
  const wall = wallOf(brush);
  const floor = mix(wall, brush.paper, 0.3);
  const [one, two, three, four] = [soft(brush, brush.main), soft(brush, brush.accent), soft(brush, brush.third), soft(brush, mix(brush.paper, brush.main, 0.2))];
  const isMirrored = brush.next() > 0.5;
  const arch = (x: number, y: number, wide: number, tall: number, color: Color) => {
    const d = `M${-wide / 2} 0V${-tall + wide / 2}A${wide / 2} ${wide / 2} 0 0 1 ${wide / 2} ${-tall + wide / 2}V0H${wide * 0.24}V${-tall + wide * 0.6}A${wide * 0.24} ${wide * 0.24} 0 0 0 ${-wide * 0.24} ${-tall + wide * 0.6}V0Z`;
    return group(
      shadowed(`<path d="${d}" transform="skewX(-26) scale(1 0.55)"/>`, wide * 0.16, 2, 15, 0.24) +
        path(d, darker(color, 0.34), 'transform="translate(18 -5)"') +
        path(d, stage.sketch.linear([[0, lighter(color, 0.34)], [0.55, color], [1, darker(color, 0.2)]], 28)),
      `translate(${x} ${y})`,
    );
  };
  const steps = (x: number, y: number, color: Color) =>
    group(
      [3, 2, 1]
        .map((level, index) => {
          const [wide, top] = [88 * level, -70 * (index + 1)];
          return rect(-132 + 0, top, wide, 70, 0, stage.sketch.linear([[0, lighter(color, 0.26)], [1, darker(color, 0.08 + index * 0.05)]], 40)) + rect(-132, top - 12, wide, 13, 0, lighter(color, 0.42));
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
    group(turned(stage.sketch, [[62, 0], [62, -54]], two, 'matte') + roundTop(stage.sketch, 62, -54, lighter(two, 0.2)), 'translate(806 902)');
  return room(brush, wall, floor, 640) + (isMirrored ? `<g transform="translate(1000 0) scale(-1 1)">${scene}</g>` : scene) + grain(brush, 0.1);
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

const rind = (brush: Brush, natural: Color) => mix(natural, brush.pick([brush.main, brush.accent]), 0.3);

function pear(brush: Brush): string {
  const color = rind(brush, '#c3b551');
  const d = 'M0 0C-58 0 -74 -40 -62 -78C-52 -108 -30 -116 -26 -142C-22 -168 22 -168 26 -142C30 -116 52 -108 62 -78C74 -40 58 0 0 0Z';
  return (
    ellipse(14, 0, 76, 15, '#1a120e', 'opacity="0.3"') +
    path(d, brush.sketch.radial([[0, lighter(color, 0.5)], [0.42, color], [0.9, darker(color, 0.36)], [1, darker(color, 0.26)]], 0.36, 0.42, 0.72)) +
    stroke('M2 -160C4 -176 10 -186 18 -190', '#5b4630', 6)
  );
}

function lemon(brush: Brush): string {
  const color = rind(brush, '#e8c63f');
  const d = 'M-84 -46C-92 -50 -92 -62 -82 -62C-62 -98 44 -104 70 -66C82 -66 86 -52 76 -46C58 -4 -56 2 -84 -46Z';
  return (
    ellipse(8, -2, 82, 15, '#1a120e', 'opacity="0.3"') +
    path(d, brush.sketch.radial([[0, lighter(color, 0.56)], [0.45, color], [1, darker(color, 0.36)]], 0.38, 0.3, 0.72))
  );
}

function orange(brush: Brush): string {
  const color = rind(brush, '#dd7d3a');
  return group(ball(brush.sketch, 66, color, 0.96), 'translate(0 0)') + ellipse(10, -124, 9, 4, darker(color, 0.5)) + path('M8 -126C24 -150 52 -148 62 -132C44 -122 24 -118 8 -126Z', '#6f8256');
}

/** Books, a bowl and a branch, close to the wall, under the shadow of leaves. */
function shelf(brush: Brush): string {
  const stage = stageOf(brush);
  const wall = wallOf(brush);
  const bowl = soft(brush, brush.pick([brush.main, brush.accent]), 0.3);
  const place = 'translate(290 776) scale(1.14)';
  const front: Point[] = [[44, 0], [52, -8], [96, -42], [132, -88], [142, -112]];
  const inside = ellipse(0, -112, 142, 24, darker(bowl, 0.42)) + ellipse(0, -109, 134, 20, brush.sketch.linear([[0, darker(bowl, 0.5)], [1, darker(bowl, 0.12)]], 20));
  const board = mix('#b08a63', brush.main, 0.2);
  return (
    rect(0, 0, 1000, 1000, 0, wall) +
    rect(0, 0, 1000, 1000, 0, brush.sketch.linear([[0, '#fffdf6', 0.34], [0.5, '#fffdf6', 0], [1, '#140f0d', 0.2]], 30)) +
    leafShadows(brush.sketch, String(brush.next()), 1000, 0.26) +
    shadowed('<rect x="60" y="792" width="900" height="52"/>', 8, 26, 24, 0.3) +
    rect(40, 776, 920, 46, 3, brush.sketch.linear([[0, lighter(board, 0.3)], [0.3, board], [1, darker(board, 0.3)]], 90)) +
    group(books(stage), 'translate(650 776) scale(0.92)') +
    group(group(ball(brush.sketch, 46, soft(brush, brush.third)), ''), 'translate(690 692)') +
    group(ellipse(24, 0, 120, 18, '#1a120e', 'opacity="0.26"') + inside, place) +
    group(branch(stage, `${brush.next()}a`, 400, 0.42) + branch(stage, `${brush.next()}b`, 340, -0.3), 'translate(300 676)') +
    group(turned(brush.sketch, front, bowl, 'matte', { smooth: true }), place) +
    group(stones(stage), 'translate(480 776) scale(0.5)') +
    grain(brush, 0.1)
  );
}

/** A table from above: a cup, a plate with fruit, a sprig, cards of the brand's colours. */
function fromAbove(brush: Brush): string {
  const stage = stageOf(brush);
  const cloth = wallOf(brush);
  const { sketch } = brush;
  const plate = mix(brush.paper, soft(brush, brush.accent, 0.5), 0.22);
  const disc = (r: number, fill: string) => `<circle r="${r}" fill="${fill}"/>`;
  const slices = [0, 1, 2].map((index) =>
    group(
      disc(66, mix('#e9b23f', brush.accent, 0.3)) + disc(58, '#fdf6e2') + Array.from({ length: 9 }, (_, at) => `<g transform="rotate(${at * 40})">${path('M0 -6L15 -44C8 -54 -8 -54 -15 -44Z', mix('#f0c55a', brush.accent, 0.25))}</g>`).join(''),
      `translate(${[-52, 48, 4][index]} ${[-26, -34, 52][index]}) scale(0.84) rotate(${index * 17})`,
    ),
  );
  const napkin = soft(brush, brush.main, 0.15);
  const square = '<rect x="-210" y="-210" width="420" height="420" rx="6"/>';
  return (
    rect(0, 0, 1000, 1000, 0, luminance(cloth) > 0.82 ? darker(cloth, 0.08) : cloth) +
    linenLines(brush, cloth) +
    group(shadowed(square, 12, 16, 16, 0.26) + rect(-210, -210, 420, 420, 6, sketch.linear([[0, lighter(napkin, 0.2)], [1, darker(napkin, 0.12)]], 40)) + rect(-190, -190, 380, 380, 2, 'none', `stroke="${lighter(napkin, 0.5)}" stroke-width="3" stroke-dasharray="10 7"`), `translate(390 560) rotate(${round(brush.between(-16, -4))})`) +
    group(
      shadowed('<circle r="236"/>', 14, 22, 18, 0.32) + disc(238, sketch.linear([[0, lighter(plate, 0.5)], [1, darker(plate, 0.12)]], 45)) + disc(176, sketch.linear([[0, darker(plate, 0.07)], [1, lighter(plate, 0.35)]], 45)) + disc(170, plate) + slices.join(''),
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
  const weave = brush.sketch.define((id) => `<pattern id="${id}" width="9" height="9" patternUnits="userSpaceOnUse"><path d="M0 4.5H9M4.5 0V9" stroke="${dark}" stroke-width="1" opacity="0.13"/></pattern>`);
  return rect(0, 0, 1000, 1000, 0, weave) + rect(0, 0, 1000, 1000, 0, brush.sketch.linear([[0, '#fffaf0', 0.24], [0.5, '#fffaf0', 0], [1, '#1d1512', 0.2]], 44));
}

function spoon({ sketch }: Brush): string {
  const metal = sketch.linear([[0, '#f3eee3'], [0.4, '#b9a988'], [0.6, '#e8dcc2'], [1, '#8f7d5c']], 20);
  const d = 'M0 -6C-40 -10 -48 -78 -34 -112C-20 -146 20 -146 34 -112C48 -78 40 -10 0 -6Z';
  return (
    `<g transform="translate(8 12)" opacity="0.22">${path(d, '#1a120e')}${path('M-7 -14L-10 330Q0 344 10 330L7 -14Z', '#1a120e')}</g>` +
    path('M-6 -16L-10 330Q0 344 10 330L6 -16Z', metal) +
    path(d, metal) +
    ellipse(-4, -78, 24, 42, '#fffaf0', 'opacity="0.3"')
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
        turned(brush.sketch, [[70, 0], [108, -50], [122, -120], [104, -190], [52, -236], [40, -262], [46, -282]], pot, 'matte', { smooth: true }) +
        ellipse(0, -282, 46, 8, darker(pot, 0.5)),
      'translate(350 832)',
    ) +
    group(ball(brush.sketch, 92, soft(brush, brush.third), 0.58), 'translate(660 856)') +
    group(ball(brush.sketch, 64, soft(brush, brush.accent), 0.6), 'translate(668 752)') +
    group(ball(brush.sketch, 36, soft(brush, mix(brush.paper, brush.main, 0.3)), 0.7), 'translate(660 677)');
  const sun = ellipse(brush.between(560, 760), brush.between(230, 320), 190, 190, mix(wall, brush.pick([brush.main, brush.accent]), 0.45), 'opacity="0.8"');
  const whole = sun + scene;
  return room(brush, wall, mix(wall, brush.paper, 0.22), 706) + (isMirrored ? `<g transform="translate(1000 0) scale(-1 1)">${whole}</g>` : whole) + grain(brush, 0.1);
}

export const stillLifes = { blocks, 'vase-and-fruit': vaseAndFruit, shelf, 'from-above': fromAbove, calm } as const;
