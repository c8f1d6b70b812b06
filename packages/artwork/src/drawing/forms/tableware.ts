import { darker, lighter, mix, type Color } from '../color/color.ts';
import { markAt, streak, type Form, type Kit } from '../kit/kit.ts';
import { ellipse, group, lathe, opening, path, stroke, tilt, type Point } from '../sketch.ts';
import { handle, speckles } from './vessels.ts';

function plate(kit: Kit): string {
  const { base, accent } = kit.palette;
  const turn = (r: number, fill: string) => `<circle r="${r}" fill="${fill}"/>`;
  return (
    turn(
      330,
      kit.sketch.linear(
        [
          [0, lighter(base, 0.3)],
          [1, darker(base, 0.24)],
        ],
        50,
      ),
    ) +
    turn(
      318,
      kit.sketch.linear(
        [
          [0, darker(base, 0.05)],
          [1, lighter(base, 0.18)],
        ],
        50,
      ),
    ) +
    turn(
      226,
      kit.sketch.linear(
        [
          [0, darker(base, 0.2)],
          [1, lighter(base, 0.22)],
        ],
        50,
      ),
    ) +
    turn(
      216,
      kit.sketch.linear(
        [
          [0, lighter(base, 0.12)],
          [1, base],
        ],
        50,
      ),
    ) +
    `<circle r="300" fill="none" stroke="${mix(accent, base, 0.2)}" stroke-width="7" opacity="0.75"/>` +
    group(speckles(base, 520, -260, 260, 90), 'rotate(20)') +
    markAt(kit, 0, 0, 128, mix(accent, darker(base, 0.4), 0.45), 0.75)
  );
}

const bowl = (kit: Kit) => {
  const { base } = kit.palette;
  return (
    lathe(
      [
        [92, 0],
        [104, -18],
        [190, -80],
        [244, -190],
        [250, -232],
      ],
      kit.sketch.round(base),
    ) +
    speckles(base, 330, -200, -110, 30) +
    opening(
      250,
      -232,
      lighter(base, 0.42),
      kit.sketch.linear([
        [0, darker(base, 0.34)],
        [0.6, base],
        [1, lighter(base, 0.2)],
      ]),
    ) +
    streak(-208, -206, -120, 12, 0.24)
  );
};

function pitcher(kit: Kit): string {
  const { base } = kit.palette;
  return (
    handle(kit, 128, -330, -110, 150, base) +
    lathe(
      [
        [120, 0],
        [158, -60],
        [168, -160],
        [128, -300],
        [112, -360],
        [128, -420],
      ],
      kit.sketch.round(base),
    ) +
    path(
      'M-128 -420C-150 -440 -196 -452 -190 -430C-184 -408 -140 -400 -120 -380Z',
      kit.sketch.flat(base, 0.2),
    ) +
    opening(128, -420, lighter(base, 0.4), darker(base, 0.36)) +
    stroke('M-164 -150A168 28 0 0 0 164 -150', darker(base, 0.4), 7, 'opacity="0.5"') +
    streak(-126, -240, -70, 12, 0.28)
  );
}

function vase(kit: Kit): string {
  const { base } = kit.palette;
  const stems = [
    [-34, -560, 52],
    [10, -590, 44],
    [46, -540, 40],
  ] as const;
  const dry = '#8a7a55';
  return (
    stems
      .map(
        ([x, y, size]) =>
          stroke(`M0 -360C${x * 0.3} -440 ${x} -480 ${x} ${y}`, dry, 5) +
          Array.from({ length: 6 }, (_, index) =>
            group(
              ellipse(0, -size * 0.4, size * 0.14, size * 0.42, mix('#e6d6ab', base, 0.18)),
              `translate(${x} ${y + index * 12}) rotate(${(index % 2 ? 1 : -1) * (22 + index * 5)})`,
            ),
          ).join(''),
      )
      .join('') +
    lathe(
      [
        [96, 0],
        [150, -50],
        [180, -150],
        [140, -260],
        [70, -320],
        [58, -370],
        [80, -410],
      ],
      kit.sketch.round(base),
    ) +
    opening(80, -410, lighter(base, 0.36), darker(base, 0.55)) +
    speckles(base, 230, -230, -40) +
    streak(-140, -210, -80, 14, 0.22)
  );
}

function budVases(kit: Kit): string {
  const { base } = kit.palette;
  const one = (x: number, profile: Point[], color: Color) => {
    const [radius, y] = profile.at(-1) ?? [20, -200];
    return group(
      lathe(profile, kit.sketch.round(color)) + opening(radius, y, lighter(color, 0.35), darker(color, 0.55)),
      `translate(${x} 0)`,
    );
  };
  return (
    stroke('M-4 -330C-10 -430 30 -470 18 -560', '#6f7f57', 6) +
    group(path('M0 0C-30 -20 -30 -60 0 -80C30 -60 30 -20 0 0Z', '#8ba06f'), 'translate(18 -552) rotate(18)') +
    group(path('M0 0C-22 -14 -22 -46 0 -62C22 -46 22 -14 0 0Z', '#9db17f'), 'translate(8 -440) rotate(-58)') +
    one(
      -168,
      [
        [62, 0],
        [92, -50],
        [80, -130],
        [30, -180],
        [28, -240],
      ],
      lighter(base, 0.3),
    ) +
    one(
      166,
      [
        [74, 0],
        [104, -70],
        [60, -150],
        [32, -176],
      ],
      darker(base, 0.16),
    ) +
    one(
      0,
      [
        [56, 0],
        [88, -80],
        [80, -190],
        [34, -270],
        [32, -340],
      ],
      base,
    )
  );
}

function planter(kit: Kit): string {
  const { base } = kit.palette;
  const leaf = (angle: number, long: number, green: Color) =>
    group(
      path(
        `M0 0C-46 ${-long * 0.35} -38 ${-long * 0.8} 0 ${-long}C38 ${-long * 0.8} 46 ${-long * 0.35} 0 0Z`,
        kit.sketch.linear([
          [0, lighter(green, 0.2)],
          [1, darker(green, 0.25)],
        ]),
      ) + stroke(`M0 0V${-long * 0.9}`, lighter(green, 0.35), 3, 'opacity="0.6"'),
      `translate(0 -262) rotate(${angle})`,
    );
  return (
    [
      [-62, 210, '#55764f'],
      [58, 220, '#4c6d4a'],
      [-34, 270, '#64875a'],
      [30, 280, '#5c8055'],
      [0, 310, '#6f9463'],
    ]
      .map(([angle, long, green]) => leaf(Number(angle), Number(long), String(green)))
      .join('') +
    lathe(
      [
        [128, 0],
        [150, -14],
        [186, -236],
        [192, -250],
        [192, -280],
      ],
      kit.sketch.round(base),
      false,
    ) +
    ellipse(0, -280, 192, 192 * tilt, lighter(base, 0.25)) +
    ellipse(0, -276, 176, 176 * tilt, '#4b382c') +
    leaf(-14, 190, '#7ba06c') +
    leaf(16, 170, '#86aa76') +
    markAt(kit, 0, -130, 100, darker(base, 0.42), 0.5) +
    streak(-164, -226, -40, 13, 0.22)
  );
}

export const tablewareForms: Record<string, Form> = {
  plate: { pose: 'flat', reach: 330, draw: plate },
  bowl: { pose: 'standing', reach: 250, draw: bowl },
  pitcher: { pose: 'standing', reach: 220, draw: pitcher },
  vase: { pose: 'standing', reach: 180, draw: vase },
  'bud-vase': { pose: 'standing', reach: 260, draw: budVases },
  planter: { pose: 'standing', reach: 192, draw: planter },
};
