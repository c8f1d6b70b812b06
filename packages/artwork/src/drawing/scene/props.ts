import { darker, isGreen, lighter, mix, type Color } from '../color/color.ts';
import type { KitStage } from '../kit/kit-stage.ts';
import { roundTop, turned } from './light.ts';
import { seeded } from '../seeded.ts';
import { ellipse, group, path, rect, stroke, type Sketch } from '../sketch.ts';

/** A round stone or ball, standing on y = 0. */
export const ball = (sketch: Sketch, r: number, color: Color, squash = 1): string =>
  ellipse(
    r * 0.1,
    0,
    r * 1.15,
    r * 0.2,
    sketch.radial([
      [0, '#1a120e', 0.5],
      [0.6, '#1a120e', 0.22],
      [1, '#1a120e', 0],
    ]),
  ) +
  ellipse(
    0,
    -r * squash,
    r,
    r * squash,
    sketch.radial(
      [
        [0, lighter(color, 0.5)],
        [0.4, color],
        [0.85, darker(color, 0.34)],
        [1, darker(color, 0.22)],
      ],
      0.36,
      0.28,
      0.78,
    ),
  );

/** A few smooth stones. */
export const stones = (stage: KitStage): string => {
  const color = mix(stage.roles.ground, '#a59a8d', 0.6);
  return (
    group(ball(stage.sketch, 52, darker(color, 0.1), 0.6), 'translate(70 -6)') +
    group(ball(stage.sketch, 72, color, 0.52), 'translate(-30 0)') +
    group(ball(stage.sketch, 30, lighter(color, 0.3), 0.66), 'translate(116 16)')
  );
};

/** Colors of leaves: fresh beside a palette that has a green itself, dried beside any other. */
const leaves = ({ roles }: KitStage): readonly [leaf: Color, shadow: Color, light: Color] =>
  [roles.body, roles.label, roles.accent].some(isGreen)
    ? ['#74855f', '#3f4e37', '#b8c59c']
    : ['#9c8a68', '#6f5f45', '#d8c8a2'];

/** Twigs with leaves, from a stalk at (0, 0) upward. */
export function branch(stage: KitStage, seed: string, long: number, lean: number): string {
  const next = seeded(`${seed} branch`);
  const [leaf, shadow, light] = leaves(stage);
  const color = mix(leaf, stage.roles.accent, 0.14);
  const tip = [Math.sin(lean) * long, -Math.cos(lean) * long] as const;
  const bow = long * 0.12;
  const at = (share: number) => [
    tip[0] * share + Math.sin(share * Math.PI) * bow * Math.sign(lean || 1),
    tip[1] * share,
  ];
  const twigs = Array.from({ length: 13 }, (_, index) => {
    const share = 0.24 + (index / 12) * 0.76;
    const [x = 0, y = 0] = at(share);
    const side = index % 2 === 0 ? -1 : 1;
    const size = long * (0.2 - share * 0.07);
    const tone = mix(color, next() > 0.5 ? shadow : light, next() * 0.4);
    return group(
      path(
        `M0 0C${size * 0.3} ${-size * 0.3} ${size * 0.8} ${-size * 0.22} ${size} 0C${size * 0.8} ${size * 0.2} ${size * 0.3} ${size * 0.26} 0 0Z`,
        tone,
      ) + stroke(`M${size * 0.06} 0H${size * 0.86}`, darker(tone, 0.3), 1.4, 'opacity="0.6"'),
      `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(-90 + (lean * 180) / Math.PI + side * (34 + next() * 26)).toFixed(1)})`,
    );
  }).join('');
  const [mx = 0, my = 0] = at(0.5);
  return (
    stroke(`M0 0Q${mx.toFixed(1)} ${my.toFixed(1)} ${tip[0].toFixed(1)} ${tip[1].toFixed(1)}`, '#6b5a41', 4) +
    twigs
  );
}

/** A vase with branches, standing on y = 0. */
export function vase(stage: KitStage, seed: string): string {
  const color = mix(stage.roles.groundDeep, '#efe6da', 0.5);
  return (
    ellipse(
      34,
      0,
      130,
      26,
      stage.sketch.radial([
        [0, '#1a120e', 0.6],
        [0.6, '#1a120e', 0.3],
        [1, '#1a120e', 0],
      ]),
    ) +
    group(
      branch(stage, `${seed}1`, 330, -0.34) +
        branch(stage, `${seed}2`, 380, 0.12) +
        branch(stage, `${seed}3`, 300, 0.52),
      'translate(0 -226)',
    ) +
    turned(
      stage.sketch,
      [
        [62, 0],
        [96, -46],
        [102, -110],
        [70, -180],
        [34, -212],
        [40, -236],
      ],
      color,
      'matte',
      { smooth: true },
    ) +
    ellipse(0, -236, 40, 6.8, darker(color, 0.5))
  );
}

/** Books lying on each other, a smaller one above. */
export function books(stage: KitStage): string {
  const { sketch, roles } = stage;
  const book = (width: number, y: number, height: number, color: Color, shift: number) =>
    group(
      rect(
        -width / 2,
        -height,
        width,
        height,
        4,
        sketch.linear(
          [
            [0, lighter(color, 0.2)],
            [0.4, color],
            [1, darker(color, 0.34)],
          ],
          90,
        ),
      ) +
        rect(
          -width / 2 + 12,
          -height + 6,
          width - 12,
          height - 12,
          2,
          sketch.linear(
            [
              [0, '#f6f0e2'],
              [1, '#cdc3b0'],
            ],
            90,
          ),
        ) +
        rect(-width / 2 + 30, -height + 6, width - 30, 3, 0, '#9a8f7c', 'opacity="0.25"') +
        rect(
          -width / 2,
          -height,
          26,
          height,
          4,
          sketch.linear(
            [
              [0, lighter(color, 0.2)],
              [0.4, color],
              [1, darker(color, 0.34)],
            ],
            90,
          ),
        ),
      `translate(${shift} ${y})`,
    );
  return (
    ellipse(
      20,
      2,
      250,
      26,
      sketch.radial([
        [0, '#1a120e', 0.5],
        [0.7, '#1a120e', 0.24],
        [1, '#1a120e', 0],
      ]),
    ) +
    book(400, 0, 50, roles.groundDeep, 0) +
    book(350, -50, 40, mix(roles.accent, '#efe6da', 0.35), -14)
  );
}

/** A round low block to stand something on; its top is at -height. */
export const riser = (stage: KitStage, radius: number, height: number): string => {
  const color = mix(stage.roles.ground, '#ffffff', 0.42);
  return (
    ellipse(
      30,
      4,
      radius * 1.25,
      radius * 0.26,
      stage.sketch.radial([
        [0, '#1a120e', 0.5],
        [0.7, '#1a120e', 0.22],
        [1, '#1a120e', 0],
      ]),
    ) +
    turned(
      stage.sketch,
      [
        [radius, 0],
        [radius, -height],
      ],
      color,
      'matte',
    ) +
    roundTop(stage.sketch, radius, -height, lighter(color, 0.3))
  );
};

/** A folded cloth, standing on y = 0. */
export function foldedCloth(stage: KitStage): string {
  const { sketch } = stage;
  const color = mix(stage.roles.groundDeep, '#f3ece0', 0.62);
  const layer = (y: number, width: number) =>
    path(
      `M${-width / 2} ${y - 14}C${-width / 2 - 12} ${y - 34} ${-width / 2 + 6} ${y - 36} ${-width / 2 + 22} ${y - 36}H${width / 2 - 16}C${width / 2 + 10} ${y - 36} ${width / 2 + 8} ${y} ${width / 2 - 12} ${y}H${-width / 2 + 16}C${-width / 2 - 6} ${y} ${-width / 2} ${y - 6} ${-width / 2} ${y - 14}Z`,
      sketch.linear(
        [
          [0, lighter(color, 0.3)],
          [0.4, color],
          [1, darker(color, 0.34)],
        ],
        90,
      ),
    );
  return (
    ellipse(
      20,
      0,
      190,
      20,
      sketch.radial([
        [0, '#1a120e', 0.5],
        [0.7, '#1a120e', 0.2],
        [1, '#1a120e', 0],
      ]),
    ) +
    layer(0, 330) +
    layer(-34, 316) +
    layer(-68, 322)
  );
}

/** Leaves lying on a table, seen from above. */
export const sprig = (stage: KitStage, seed: string): string => branch(stage, seed, 340, 0.2);

/** A cup of coffee or tea from above. */
export function cupFromAbove({ sketch, roles }: KitStage): string {
  const color = mix(roles.label, '#f4efe6', 0.5);
  const disc = (r: number, fill: string) => `<circle r="${r}" fill="${fill}"/>`;
  return (
    `<circle cx="16" cy="20" r="126" fill="${sketch.radial([
      [0, '#1a120e', 0.5],
      [0.82, '#1a120e', 0.26],
      [1, '#1a120e', 0],
    ])}"/>` +
    disc(
      118,
      sketch.linear(
        [
          [0, lighter(color, 0.5)],
          [1, darker(color, 0.14)],
        ],
        50,
      ),
    ) +
    disc(
      84,
      sketch.linear(
        [
          [0, darker(color, 0.1)],
          [1, lighter(color, 0.3)],
        ],
        50,
      ),
    ) +
    stroke('M70 -30C120 -50 132 -10 82 12', color, 20) +
    disc(
      78,
      sketch.linear(
        [
          [0, lighter(color, 0.6)],
          [1, darker(color, 0.08)],
        ],
        50,
      ),
    ) +
    disc(
      66,
      sketch.radial([
        [0, '#7a4f31'],
        [0.7, '#57341f'],
        [1, '#3a2114'],
      ]),
    ) +
    ellipse(-18, -22, 26, 13, '#ffffff', 'opacity="0.16"')
  );
}

/** A pencil from above. */
export const pencil = ({ sketch, roles }: KitStage): string =>
  rect(-196, 8, 400, 16, 8, '#1a120e', 'opacity="0.2"') +
  rect(
    -200,
    -9,
    330,
    18,
    2,
    sketch.linear(
      [
        [0, lighter(roles.accent, 0.3)],
        [0.5, roles.accent],
        [1, darker(roles.accent, 0.3)],
      ],
      90,
    ),
  ) +
  path('M130 -9L186 0L130 9Z', '#e2c79c') +
  path('M168 -3L186 0L168 3Z', '#37302c') +
  rect(-214, -9, 18, 18, 2, '#c9c4bb');
